// Which of the dice on the table fell in which throw: those that are kept do not tumble again.

import type { IslandEvent } from "../../../wire/types";
import { single } from "../names";
import type { Scene } from "./scenes";

/** By the id of a die, the scene in which it fell. */
export type Tosses = ReadonlyMap<string, number>;

export function tossesOf(scenes: readonly Scene[], at: number): Tosses {
  let fell: Tosses = new Map();
  scenes.slice(0, at + 1).forEach((scene, n) => {
    const thrown = thrownIn(scene.events);
    if (thrown) fell = fallenNow(scene.view.roll, thrown, fell, n);
  });
  return fell;
}

/** The dice that lay there before the throw that was just told, by their ids, if there was one. */
export function leftLying(
  roll: Readonly<Record<string, number>>,
  events: readonly IslandEvent[],
): string[] | undefined {
  const thrown = thrownIn(events);
  const lay = thrown && fallenNow(roll, thrown, new Map(), 0, -1);
  return lay && [...lay].flatMap(([id, at]) => (at < 0 ? [id] : []));
}

/** So many of each face fell last; nothing where nobody threw. */
function thrownIn(events: readonly IslandEvent[]): ReadonlyMap<string, number> | undefined {
  const last = events.findLast(({ code }) => code === "rolled");
  if (last?.code !== "rolled") return undefined;
  return new Map(last.params.dice.map(({ shows, count }) => [shows[0] ?? "", count ?? 1]));
}

/** Of equal dice the first ones are those that lay there before. */
function fallenNow(
  roll: Readonly<Record<string, number>>,
  thrown: ReadonlyMap<string, number>,
  before: Tosses,
  now: number,
  earlier = now,
): Tosses {
  const seen = new Map<string, number>();
  return new Map(
    single(roll).map((face) => {
      const n = seen.get(face) ?? 0;
      seen.set(face, n + 1);
      const id = `die ${face}#${n}`;
      const kept = n < (roll[face] ?? 0) - (thrown.get(face) ?? 0);
      return [id, kept ? (before.get(id) ?? earlier) : now];
    }),
  );
}
