// Places for monsters, and how they are touched.

import type { MightyMonsterView, MightyView } from "../../wire/types";
import type { Piece } from "../pieces";

export const SIDES = ["a", "b"] as const;
export type Side = (typeof SIDES)[number];
/** A guardian, counted from the gate, and one of its sides. */
export interface SpotAt {
  readonly place: number;
  readonly side: Side;
}

export const spotsOf = (place: number): SpotAt[] => SIDES.map((side) => ({ place, side }));
export const spotPiece = ({ place, side }: SpotAt): Piece => `spot ${place}${side}`;
export const cardPiece = (strength: number): Piece => `card ${strength}`;
export const isSame = (one: SpotAt | null, other: SpotAt): boolean =>
  one?.place === other.place && one.side === other.side;

/** The monster that lies there. */
export function lyingOn({ places }: MightyView, { place, side }: SpotAt): MightyMonsterView | null {
  return places[place - 1]?.monsters[SIDES.indexOf(side)] ?? null;
}
