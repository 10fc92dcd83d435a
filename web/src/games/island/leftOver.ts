// What a turn would leave over, short enough for a button: so many dice, and what they could do.

import type { PhraseMessage } from "../../wire/types";
import { list, phrase, say } from "../../words/say.svelte";

/** Named on the button; the rest is "more". */
const NAMED = 3;
const DICE = "left-island-dice";
/** As on the buttons of these deeds. */
const DEEDS: Readonly<Record<string, string>> = {
  attack: "attack",
  build: "build",
  heart: "heal",
  energy: "energy",
  fame: "fame",
  foot: "move",
  unlock: "unlock",
  tile: "activate",
  use: "power",
};

/** "6 dice unused. Still possible: Attack, Build, Heal and more"; a single deed in full. */
export function leftOver(left: readonly PhraseMessage[]): string {
  const dice = left.filter(({ code }) => code === DICE).map(phrase);
  const deeds = left.filter(({ code }) => code !== DICE);
  const names = [...new Set(deeds.flatMap(({ code }) => DEEDS[code.slice(12)] ?? []))];
  if (deeds.length < 2 || !names.length) return [...dice, ...deeds.map(phrase)].join(", ");
  const named = names.slice(0, NAMED).map((name) => say(`isle-deed-${name}`));
  if (names.length > NAMED) named.push(say("isle-and-more"));
  return [...dice, say("isle-still-possible", { deeds: list(named) })].join(". ");
}
