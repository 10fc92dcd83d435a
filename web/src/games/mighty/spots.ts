// Places for monsters, and how they are touched.

import type { Piece } from "../pieces";

export const SIDES = ["a", "b"] as const;
export type Side = (typeof SIDES)[number];
/** "2a": guardian 2 from the gate, side a. */
export type SpotId = `${number}${Side}`;

export const spotId = (place: number, side: Side): SpotId => `${place}${side}`;
export const spotPiece = (spot: SpotId): Piece => `spot ${spot}`;
export const cardPiece = (strength: number): Piece => `card ${strength}`;
