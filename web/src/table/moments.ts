// The last part of a story: a log of any length opens as fast as a short one.

export interface Moment<E> {
  readonly move: number;
  readonly events: readonly E[];
}

/** The last `most` moments of the first `end` events, and whether there are earlier ones. */
export function lastMoments<E extends { readonly move: number }>(
  events: readonly E[],
  end: number,
  most: number,
): { moments: Moment<E>[]; earlier: boolean } {
  const moments: { move: number; events: E[] }[] = [];
  for (let at = end - 1; at >= 0; at--) {
    const event = events[at]!;
    if (moments.at(-1)?.move !== event.move) {
      if (moments.length === most) return { moments: told(moments), earlier: true };
      moments.push({ move: event.move, events: [] });
    }
    moments.at(-1)!.events.push(event);
  }
  return { moments: told(moments), earlier: false };
}

function told<E>(backwards: { move: number; events: E[] }[]): Moment<E>[] {
  backwards.forEach(({ events }) => events.reverse());
  return backwards.reverse();
}
