// The log in chapters: what happened in a turn, a round or on a floor stands under its heading.

import type { Moment } from "./moments";

export interface Chapter<E> {
  /** What began it; null for what came before the first, or before what is shown. */
  readonly begun: E | null;
  readonly moments: readonly Moment<E>[];
}

/** The moments by chapters; one in which a chapter begins is cut there. `headed`: a heading says all
 * that the event says which begins a chapter. */
export function inChapters<E>(
  moments: readonly Moment<E>[],
  chapterOf: (event: E) => number | null,
  headed: boolean,
): Chapter<E>[] {
  const chapters: { begun: E | null; moments: { move: number; events: E[] }[] }[] = [];
  let number: number | null = null;
  for (const { move, events } of moments)
    for (const event of events) {
      const begins = chapterOf(event);
      if (begins !== null && begins !== number) {
        number = begins;
        chapters.push({ begun: event, moments: [] });
        if (headed) continue;
      } else if (!chapters.length) chapters.push({ begun: null, moments: [] });
      const here = chapters.at(-1)!.moments;
      if (here.at(-1)?.move === move) here.at(-1)!.events.push(event);
      else here.push({ move, events: [event] });
    }
  return chapters;
}
