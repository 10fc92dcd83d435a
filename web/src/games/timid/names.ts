// What a card is called and which drawing it has. A card set of one's own may bring new monsters.

import { PLACES, type Place } from "./art/dungeonCards";
import { SHY, type Shy } from "../../art/palette";
import { knows, say } from "../../words/say.svelte";
import type { Card, Monster, View } from "./play";

export function cardName(card: string): string {
  if (knows(`shy-${card}`)) return say(`shy-${card}`);
  return knows(`place-${card}`) ? say(`place-${card}`) : card;
}

/** As it stands within a sentence, with its article where the language has one for each card. */
export function theCard(card: string): string {
  return knows(`the-card-${card}`) ? say(`the-card-${card}`) : cardName(card);
}

/** As it is written in small places: long names may have a soft hyphen. */
export function shortName(card: string): string {
  return knows(`timid-name-${card}`) ? say(`timid-name-${card}`) : cardName(card);
}

/** The drawing for a card: its own, or for a monster unknown here that of the same rank. */
export function drawingOf(card: string | null, monsters: readonly Monster[]): Place | Shy | null {
  if (card === null) return null;
  const own = [...PLACES, ...SHY].find((name) => name === card);
  return own ?? SHY[monsters.findIndex(({ name }) => name === card) % SHY.length] ?? "corridor";
}

export function isMonster(card: string | null, monsters: readonly Monster[]): boolean {
  return monsters.some(({ name }) => name === card);
}

/** How a card is, in one word; the drawing tells the same. */
export type Condition =
  "active" | "uneasy" | "afraid" | "frozen" | "slain" | "would-be-active" | "would-be-uneasy";

export function conditionOf(card: Card, monsters: readonly Monster[]): Condition | null {
  if (!isMonster(card.card, monsters)) return null;
  if (!card.up && card.active) return "would-be-active";
  if (!card.up) return card.comfortable ? "afraid" : "would-be-uneasy";
  if (card.slain) return "slain";
  if (card.frozen) return "frozen";
  return card.active ? "active" : "uneasy";
}

/** What became of a monster, as far as this seat knows. */
export function lotOf(monster: Monster, view: View): string {
  if (monster.seen) return say("timid-lot-seen", { floor: monster.seen });
  if (view.hand?.includes(monster.name)) return say("timid-lot-hand");
  const floor = view.aside?.findIndex((names) => names.includes(monster.name)) ?? -1;
  return floor >= 0 ? say("timid-lot-unseen", { floor: floor + 1 }) : "";
}

/** Its comfort zone in words, where the pattern is the usual one. */
export function likes(monster: Monster): string {
  const told =
    (USUAL as Readonly<Record<string, string>>)[monster.name] === monster.pattern &&
    knows(`timid-likes-${monster.name}`);
  return told ? say(`timid-likes-${monster.name}`) : "";
}

/** The patterns for which there are words; with a card set of one's own a monster may like another. */
export const USUAL: Readonly<Record<Shy, string>> = {
  bat: "..# .M. ...",
  dragon: ".x. #Mx .x.",
  mantis: ".x. #M# .x.",
  serpent: ".#x xM# .x.",
  kraken: ".#. #M# ...",
  gargoyle: ".## .M# ...",
};
