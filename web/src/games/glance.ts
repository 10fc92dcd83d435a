// A game in one picture, as data: its own pieces, where they lie, and which sentence they belong to.
// The sheet is 100 wide and 62 high; sizes and places are in hundredths of its width.

import type { Picture } from "./box";

export interface Laid extends Picture {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees. */
  readonly turn?: number;
}

/** A few signs on the sheet: a sum, a price. */
export interface Sign {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** An arrow, from one place to another. */
export interface Arrow {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

export interface Glance {
  readonly laid: readonly Laid[];
  readonly signs: readonly Sign[];
  readonly arrows: readonly Arrow[];
  /** Where the number of each sentence stands, the first one first. */
  readonly marks: readonly (readonly [x: number, y: number])[];
}

/** Lay a drawing on the sheet. */
export const lay = (
  { art, props }: Picture,
  x: number,
  y: number,
  size: number,
  turn = 0,
): Laid => ({ art, props, x, y, size, turn });
