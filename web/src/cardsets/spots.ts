import type { Spot } from "../games/cardset";

/** The kinds of cards that are there, in order. */
export const kindsOf = (spots: readonly Spot[]): string[] => [
  ...new Set(spots.map(({ kind }) => kind)),
];
