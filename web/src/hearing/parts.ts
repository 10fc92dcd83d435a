// A table in words: parts with a heading and lines, one teller per game. They only say what the
// view holds; what may be done is the question's business.

import type { CardText, GameName, SeatCard } from "../wire/types";
import { tellIsland } from "../games/island/text";
import { tellMighty } from "../games/mighty/text";
import { tellTimid } from "../games/timid/text";

export interface Part {
  /** What one asks for: "hand", "zone". */
  readonly kind: string;
  /** Which one, where there are several. */
  readonly number?: number;
  readonly title: string;
  readonly lines: readonly string[];
}

export interface Seen<V> {
  readonly view: V;
  readonly seat: string;
  readonly seats: SeatCard[];
  readonly cards: readonly CardText[];
}

// Each game's own view meets the wire's here, as it does for boards.
const TELLERS: Record<GameName, (seen: Seen<any>) => Part[]> = {
  mighty: tellMighty,
  timid: tellTimid,
  island: tellIsland,
};

/** Nothing is told of what is not there. */
export function partsOf(game: GameName, seen: Seen<unknown>): Part[] {
  return TELLERS[game](seen).filter(({ lines }) => lines.length > 0);
}
