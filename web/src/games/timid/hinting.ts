// Hints on the pieces: where a hint would be made, and the floor that one would lay.

import type { Hint } from "../ui";
import { cellPiece } from "./tools";

/** The number of the hint that would be made at this place, counted from 1. */
export function hintAt(hints: readonly Hint[], place: string): number | undefined {
  const found = hints.findIndex(({ pieces }) => pieces.includes(cellPiece(place)));
  return found < 0 ? undefined : found + 1;
}

/** The cards of a floor by their places, as its pieces name them: each card, then its cell. */
export function floorOf({ pieces }: Hint, each: string): Record<string, string> {
  const [card, cell] = [`${each} `, cellPiece("")];
  const laid: Record<string, string> = {};
  pieces.forEach((piece, n) => {
    const next = pieces[n + 1];
    if (piece.startsWith(card) && next?.startsWith(cell))
      laid[next.slice(cell.length)] = piece.slice(card.length);
  });
  return laid;
}
