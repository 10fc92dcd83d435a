// How the view looked between the things that happened. The server tells it, as patches that lead
// backwards from the view; nothing here knows what an event does.

import type { Sync } from "../wire/types";

export type Pictures = NonNullable<Sync["pictures"]>;
type Data = Readonly<Record<string, unknown>>;

/** The view after each of so many events, the first one first. */
export function picturesOf<V>(view: V, count: number, pictures: Pictures = []): V[] {
  const patches = new Map(pictures);
  const found: V[] = [];
  let picture: unknown = view;
  for (let n = count - 1; n >= 0; n--) {
    for (const [path, value] of Object.entries(patches.get(n) ?? {}))
      picture = put(picture, path.split("/"), value);
    found.unshift(picture as V);
  }
  return found;
}

/** A copy of something with a value at this path; `4:5` is a slice of a list. */
function put(old: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (!Array.isArray(old)) return { ...(old as Data), [key]: put((old as Data)[key], rest, value) };
  const [first, end] = key.split(":").map(Number) as [number, number | undefined];
  if (end === undefined) return old.with(first, put(old[first], rest, value));
  return old.toSpliced(first, end - first, ...(value as unknown[]));
}
