// What can be touched on this table, by the names that the server gives to pieces; dice of the tray.

import type { Piece } from "../pieces";

const ANY = "?";
export const BUTTON = "do ";
export const diePiece = (die: string): Piece => `die ${die}`;
/** It lies in a drawer, which may be shut. */
export const isLaidOut = (piece: Piece): boolean => piece.startsWith("ally ") || isSlot(piece);
const isSlot = (piece: Piece): boolean => piece.startsWith("slot ");
export const isMinionIn = (piece: Piece, zone: number | undefined): boolean =>
  piece.startsWith("minion ") && piece.endsWith(`@${zone}`);
export const isTile = (piece: Piece): boolean => piece.startsWith("tile ");
export const isButton = (piece: Piece | undefined): boolean => piece?.startsWith(BUTTON) ?? false;

/** A die on the table, thrown or given by a tile. Equal ones are the same piece, with other ids. */
export interface TrayDie {
  readonly id: string;
  readonly piece: Piece;
  readonly face: string;
  readonly virtual: boolean;
}

/** So many dice of each face; any face, "?", only tiles give. */
export function laidOut(counts: Readonly<Record<string, number>>, virtual: boolean): TrayDie[] {
  return Object.entries(counts).flatMap(([face, count]) => {
    const piece = diePiece(virtual && face !== ANY ? `${face}~` : face);
    return Array.from({ length: count }, (_, n) => ({ id: `${piece}#${n}`, piece, face, virtual }));
  });
}

/** As many of each face as were kept: equal dice are one like the other. */
export function stillLying(kept: readonly string[], dice: readonly TrayDie[]): string[] {
  const counts = new Map<string, number>();
  return kept.flatMap((id) => {
    const piece = id.slice(0, id.lastIndexOf("#"));
    const n = counts.get(piece) ?? 0;
    counts.set(piece, n + 1);
    const again = `${piece}#${n}`;
    return dice.some((die) => die.id === again) || !dice.length ? [again] : [];
  });
}

/** Taken up, or put back. */
export const toggled = (all: readonly string[], one: string): readonly string[] =>
  all.includes(one) ? all.filter((each) => each !== one) : [...all, one];
