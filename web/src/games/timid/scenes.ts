// Positions of a floor as small pictures.

import { SHY, type Shy } from "../../art/palette";
import ShyMonster from "../../art/ShyMonster.svelte";
import type { TimidView } from "../../wire/types";
import { say } from "../../words/say.svelte";
import { picture } from "../box";
import { lay } from "../glance";
import type { Drawn, LaidPiece, SceneArt } from "../scene";
import DungeonCard from "./art/DungeonCard.svelte";
import ComfortZone from "./art/ComfortZone.svelte";
import { cardName, drawingOf } from "./names";
import { placeName } from "./places";

const WIDEST = 19;
const HIGHEST = 84;

function draw(view: TimidView): Drawn {
  const xs = view.cards.map(({ x }) => x);
  const ys = view.cards.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.max(...ys)];
  const columns = Math.max(...xs) - left + 1;
  const rows = top - Math.min(...ys) + 1;
  const side = Math.min(WIDEST, 96 / columns, HIGHEST / rows);
  const start = (100 - columns * side) / 2;
  const at = (x: number, y: number) => [start + (x - left) * side, 2 + (top - y) * side] as const;
  const cards = view.cards.map((card): LaidPiece => {
    const pattern = view.monsters.find(({ name }) => name === card.card)?.pattern;
    const { active, frozen, slain } = card;
    const props = { card: drawingOf(card.card, view.monsters), pattern, active, frozen, slain };
    return {
      ...lay({ art: DungeonCard, props }, ...at(card.x, card.y), side - 1),
      piece: `cell ${card.x},${card.y}`,
    };
  });
  const [x, y] = at(...view.pawn);
  const pawn = lay(
    picture(ShyMonster, { who: "character", mood: "calm" }),
    x + side * 0.2,
    y,
    side * 0.6,
  );
  const signs = view.cards.map((card) => {
    const [left, top] = at(card.x, card.y);
    return { text: placeName(card), x: left + side - 4, y: top + side - 4 };
  });
  return { height: rows * side + 4, laid: [...cards, pawn], signs };
}

/** What lies where, without how it feels there: that may be the question. */
const told = (view: TimidView): string[] =>
  view.cards.map((card) => {
    const name = card.card ? cardName(card.card) : say("timid-face-down");
    return `${placeName(card)}: ${name}`;
  });

const card = (props: Record<string, unknown>) => ({ art: DungeonCard, props });
const who = (name: Shy | "character" | "dungeon", mood: "calm" | "happy" | "worried" = "calm") =>
  picture(ShyMonster, { who: name, mood });
const pattern = (name: Shy, rows: string) => picture(ComfortZone, { who: name, pattern: rows });

export default {
  draw,
  told,
  chapters: {
    "T-1": [who("dungeon"), who("character")],
    "T-2": [card({ card: "entrance" }), card({}), card({})],
    "T-3": [pattern(SHY[1], " x \n#Mx\n x "), card({ card: "dragon", active: true })],
    "T-4": [who("character", "happy"), card({}), card({ card: "exit" })],
    "T-5": [card({ card: "exit" }), card({ card: "bat", slain: true })],
    O: [who("character"), who("dungeon")],
    "T-6": [who("bat", "worried")],
  },
} satisfies SceneArt;
