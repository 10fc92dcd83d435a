// The castle cut open, the gate at the left: a round of `mighty` in one picture.

import { type Kind } from "../../art/palette";
import { picture } from "../box";
import { type Glance, type Laid, lay } from "../glance";
import CastleGate from "./art/CastleGate.svelte";
import Gold from "./art/Gold.svelte";
import GuardianCard from "./art/GuardianCard.svelte";
import KingTile from "./art/KingTile.svelte";
import type { Level } from "./art/levels";
import MonsterCard from "./art/MonsterCard.svelte";
import { BACKS, TILES } from "./samples";

const guardian = (level: Level, x: number, more: Record<string, unknown> = {}): Laid =>
  lay({ art: GuardianCard, props: { level, ...BACKS[level], ...more } }, x, 10, 13);
const card = (kind: Kind, strength: number | undefined, x: number, y: number, turn = 0): Laid =>
  lay(picture(MonsterCard, { kind, strength }), x, y, 9.5, turn);
const ROUNDS = [0, 1, 2, 3, 4, 5];

export default {
  laid: [
    lay(picture(CastleGate, { open: true }), 0, 12, 14),
    guardian(1, 19, { front: { strength: 5, loot: 7 }, outcome: "beaten" }),
    guardian(2, 45),
    guardian(3, 71, { front: { strength: 10, loot: 16 }, outcome: "won" }),
    card("dragons", 4, 15, 29),
    card("undead", 3, 25.5, 29),
    card("sea", 2, 41, 29),
    card("undead", 5, 67, 29),
    card("sea", 4, 77.5, 29),
    ...ROUNDS.map((n) =>
      lay({ art: KingTile, props: n ? {} : { tile: TILES[3] } }, 34 + n * 7.5, 0.5, 7),
    ),
    card("dragons", 5, 42, 47.5, -7),
    card("dragons", 2, 52, 46.5),
    card("dragons", 1, 62, 47.5, 7),
    card("dragons", undefined, 86, 47, 5),
    card("dragons", undefined, 84, 46.5, -4),
    lay(picture(Gold, { amount: 14, kind: "dragons" }), 1, 50, 15),
    lay(picture(Gold, { amount: 4 }), 13.5, 43, 11),
    lay(picture(Gold, { amount: 3 }), 26, 43, 9),
  ],
  signs: [
    { text: "4 + 3 = 7", x: 25, y: 28.3 },
    { text: "5 + 4 = 9", x: 77.5, y: 28.3 },
    { text: "1 + 1", x: 37, y: 46.5 },
  ],
  arrows: [{ from: [42.5, 52], to: [41.5, 40] }],
  marks: [
    [32, 4],
    [73.5, 56],
    [33.5, 25],
    [45, 12],
    [37, 41.5],
    [25, 45.5],
    [86, 12],
    [82.5, 58],
  ],
} satisfies Glance;
