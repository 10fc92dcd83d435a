// Where a match has its chapters: rounds, floors, turns. Read off what happened, nothing more.

import type { GameName, IslandEvent, MightyEvent, Sync, TimidEvent } from "../wire/types";

export type Told = Sync["events"][number];

export interface Mark {
  readonly move: number;
  readonly number: number;
}

const BEGINNINGS = {
  mighty: (told: MightyEvent) => (told.code === "guardians-dealt" ? told.params.round : null),
  timid: (told: TimidEvent) => (told.code === "monsters-drawn" ? told.params.floor : null),
  island: (told: IslandEvent) => (told.code === "turn-began" ? told.params.turn : null),
};

export function marksIn(game: GameName, events: readonly Told[]): Mark[] {
  // Each game's own events meet the wire's here, where the game is only known at run time.
  const numberOf = BEGINNINGS[game] as (told: Told) => number | null;
  const marks: Mark[] = [];
  for (const told of events) {
    const number = numberOf(told);
    if (number !== null && marks.at(-1)?.number !== number) marks.push({ move: told.move, number });
  }
  return marks;
}

/** The chapter in which a moment lies. */
export function markAt(marks: readonly Mark[], move: number): Mark | undefined {
  return marks.findLast((mark) => mark.move <= move);
}
