// Pieces to look at: one of each, as they come from the card sets.

import type { Level } from "./art/levels";

export const BACKS: Record<Level, { strengths: [number, number]; loots: [number, number] }> = {
  1: { strengths: [2, 6], loots: [5, 9] },
  2: { strengths: [4, 8], loots: [7, 13] },
  3: { strengths: [6, 10], loots: [10, 18] },
};

const CALM = { forbids: [], in_hand: [], healing: [], changes: [] };

function changes(where: string, loot: number, strength = 0) {
  return { ...CALM, changes: [{ where, strength, loot }] };
}

export const TILES = [
  { ...CALM, forbids: [1] },
  changes("equal-pair", 3),
  { ...CALM, in_hand: [3, 4, 5] },
  changes("first", 3),
  changes("first-two", -2),
  changes("last-two", 4),
  {
    ...CALM,
    healing: [
      [4, 4],
      [5, 4],
    ] as [number, number][],
  },
  changes("lowest-pair", 3),
  CALM,
  changes("second", 3, 2),
  changes("last", 10),
  changes("last", -5, -3),
];
