// What a hand has touched, and what it can become. A move is known by the pieces that the server
// names for it; equal pieces, such as two dice that show a claw, have equal names.

import type { AskMessage, Offer } from "../wire/types";

/** Something that can be touched: `card 4`, `zone 3`, `do attack`. */
export type Piece = string;

/** What is left of these pieces without those; undefined where those are not all among them. */
export function without(
  pieces: readonly Piece[],
  touched: readonly Piece[],
): readonly Piece[] | undefined {
  const left = [...pieces];
  for (const piece of touched) {
    const at = left.indexOf(piece);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

export class Offers {
  readonly all: readonly Offer[];

  constructor(ask: AskMessage | null) {
    this.all = ask?.moves ?? [];
  }

  /** The moves that these pieces may still become. */
  open(...touched: readonly Piece[]): Offer[] {
    return this.all.filter(({ pieces }) => without(pieces, touched) !== undefined);
  }

  /** The move that these pieces are, whatever was touched first. */
  made(...touched: readonly Piece[]): Offer | undefined {
    return this.all.find(
      ({ pieces }) => pieces.length === touched.length && without(pieces, touched) !== undefined,
    );
  }

  /** The pieces that bring on what has been touched. */
  next(...touched: readonly Piece[]): ReadonlySet<Piece> {
    return new Set(this.all.flatMap(({ pieces }) => without(pieces, touched) ?? []));
  }
}
