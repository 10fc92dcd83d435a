// What has to be known of a whole match: every move and event that somebody's eyes may read. It is
// read in pages, that of the present moment first, so that a long match opens like a short one.

import type { EventMessage, Replay, Told as ToldMove } from "../wire/types";

export const PAGE = 200; // moves

export interface Score {
  readonly seat: string;
  readonly total: number;
  /** By their numbers, less one; a hole where a page has not come yet. */
  readonly moves: readonly (ToldMove | undefined)[];
  readonly events: readonly EventMessage[];
}

/** The page in which a move lies: after how many moves it begins, and with which it ends. */
export function pageAt(move: number, total: number): { first: number; last: number } {
  const first = Math.floor(Math.max(0, Math.min(move, total) - 1) / PAGE) * PAGE;
  return { first, last: Math.min(first + PAGE, total) };
}

export function queryOf(first: number, seat: string | null): string {
  const whose = seat ? `&seat=${encodeURIComponent(seat)}` : "";
  return `since=${first}${first ? `&first=${first}` : ""}${whose}`;
}

/** With a page more; one through other eyes, or of a match that has changed, begins anew. */
export function withPage(score: Score | null, page: Replay): Score {
  const { seat, since, events } = page.sync;
  const same = score?.seat === seat && score.total === page.total ? score : null;
  const moves: (ToldMove | undefined)[] = [...(same?.moves ?? Array(page.total).fill(undefined))];
  moves.splice(since, page.moves.length, ...page.moves);
  const others = (same?.events ?? []).filter(({ move }) => move <= since || move > page.move);
  const told = [...others, ...events].sort((a, b) => a.move - b.move);
  return { seat, total: page.total, moves, events: told };
}

/** Where the first page begins that has not come yet; null if all are here. */
export function missing(score: Score): number | null {
  const hole = score.moves.findIndex((move) => move === undefined);
  return hole < 0 ? null : Math.floor(hole / PAGE) * PAGE;
}
