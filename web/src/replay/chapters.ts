// Where a match has its chapters: rounds, floors, turns. Read off what happened, nothing more.

import { partsOf } from "../games/games";
import type { EventMessage } from "../store/story";
import type { GameName } from "../wire/types";

export interface Chapter {
  readonly move: number;
  readonly number: number;
}

export function chaptersIn(game: GameName, events: readonly EventMessage[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const event of events) {
    const number = partsOf(game)?.chapter(event) ?? null;
    if (number !== null && chapters.at(-1)?.number !== number)
      chapters.push({ move: event.move, number });
  }
  return chapters;
}

/** The moves at which something happened that one looks for: fights, floors. */
export function marksIn(game: GameName, events: readonly EventMessage[]): number[] {
  const marks = partsOf(game)?.marks;
  return marks ? [...new Set(events.filter((each) => marks(each)).map(({ move }) => move))] : [];
}

/** The chapter in which a moment lies. */
export function chapterAt(chapters: readonly Chapter[], move: number): Chapter | undefined {
  return chapters.findLast((chapter) => chapter.move <= move);
}
