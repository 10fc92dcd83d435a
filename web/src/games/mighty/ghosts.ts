// Advised cards, where they would lie.

import type { MoveText } from "../../wire/types";
import type { Offers } from "../pieces";
import type { Hint } from "../ui";
import { type Side, type SpotAt, spotPiece } from "./spots";

export interface Ghost {
  readonly move: MoveText;
  readonly strength: number;
  readonly spot: SpotAt;
  readonly hint: Hint;
}

export class Ghosts {
  readonly all: readonly Ghost[];

  constructor(hints: readonly Hint[], offers: Offers) {
    const found: Ghost[] = [];
    for (const hint of hints) {
      const ghost = ghostOf(hint, offers);
      if (ghost && !found.some((other) => isLike(other, ghost))) found.push(ghost);
    }
    this.all = found;
  }

  /** What it is worth, as short as it fits on a card. */
  badge(spot: SpotAt): string {
    return this.on(spot)?.hint.badge ?? "";
  }

  on(spot: SpotAt): Ghost | undefined {
    return this.all.find((each) => spotPiece(each.spot) === spotPiece(spot));
  }
}

/** What is laid where, as the offer of the same move names its pieces. */
function ghostOf(hint: Hint, offers: Offers): Ghost | undefined {
  const pieces = offers.all.find(({ text }) => text === hint.move)?.pieces ?? [];
  const strength = pieces.find((piece) => piece.startsWith("card "))?.slice(5);
  const [, place, side] =
    /^spot (\d+)([ab])$/.exec(pieces.find((p) => p.startsWith("spot ")) ?? "") ?? [];
  if (!strength || !place || !side) return undefined;
  return {
    move: hint.move,
    strength: Number(strength),
    spot: { place: Number(place), side: side as Side },
    hint,
  };
}

/** On the same spot, or the same said of the other side of an empty place. */
function isLike(one: Ghost, other: Ghost): boolean {
  return spotPiece(one.spot) === spotPiece(other.spot) || one.hint.why === other.hint.why;
}
