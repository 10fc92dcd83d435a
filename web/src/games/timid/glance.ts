// A floor seen from above: a match of `timid` in one picture.

import ShyMonster from "../../art/ShyMonster.svelte";
import { SHY } from "../../art/palette";
import { picture } from "../box";
import { type Glance, type Laid, lay } from "../glance";
import ComfortZone from "./art/ComfortZone.svelte";
import DungeonCard from "./art/DungeonCard.svelte";
import { USUAL } from "./names";

const SIDE = 12;
const [LEFT, TOP] = [26, 1.5];
/** A card of the floor, by column and row. */
const card = (column: number, row: number, props: Record<string, unknown> = {}): Laid =>
  lay({ art: DungeonCard, props }, LEFT + column * (SIDE + 0.6), TOP + row * (SIDE + 0.6), SIDE);

export default {
  laid: [
    card(0, 2, { card: "entrance" }),
    card(1, 2),
    card(2, 2, { card: "corridor" }),
    card(2, 1, { card: "kraken", pattern: USUAL.kraken, active: true }),
    card(3, 1, { card: "bat", pattern: USUAL.bat, frozen: true }),
    card(2, 0),
    card(1, 0, { card: "exit" }),
    lay(picture(ShyMonster, { who: "character", mood: "calm" }), LEFT + 1.5, TOP + 22.5, 9),
    lay(picture(ShyMonster, { who: "dungeon", mood: "happy" }), 2, 0, 15),
    lay({ art: DungeonCard, props: {} }, 3, 17, 7, -14),
    lay({ art: DungeonCard, props: {} }, 8, 15.8, 7),
    lay({ art: DungeonCard, props: {} }, 13, 17, 7, 14),
    ...SHY.map((who, n) =>
      lay(picture(ComfortZone, { who, pattern: USUAL[who] }), 2 + n * 16.5, 45, 13.5),
    ),
    lay(picture(ShyMonster, { who: "character", mood: "happy" }), 84, 3, 13),
  ],
  signs: [
    { text: "2 · 1 · 0", x: LEFT + 22, y: TOP + 38.5 },
    { text: "1 · 2 · 3", x: 90, y: 19 },
  ],
  arrows: [
    { from: [LEFT + 9, TOP + 31.5], to: [LEFT + 28, TOP + 33] },
    { from: [LEFT + 33, TOP + 28], to: [LEFT + 33.5, TOP + 21] },
    { from: [LEFT + 22, TOP + 4], to: [82, 9] },
  ],
  marks: [
    [19.5, 14],
    [3, 43.5],
    [LEFT + 38, TOP + 20],
    [LEFT + 14, TOP + 38.5],
    [LEFT + 37.5, TOP + 33],
    [LEFT + 26.5, TOP + 14],
    [97, 4],
  ],
} satisfies Glance;
