// Positions of real matches, written by tools/make_snapshots.py: for tests, and to look at.

import type { TimidAid, TimidEvent, TimidView } from "../../wire/types";
import { byName } from "../snapshots";
import type { Snapshot, Snapshots } from "../ui";

export interface Position extends Snapshot {
  readonly view: TimidView;
  readonly aid: TimidAid | null;
  readonly fresh: TimidEvent[];
  readonly before: TimidView;
}

export const snapshots = byName(
  import.meta.glob<Position>("../../../../tests/games/timid/snapshots/*.json", {
    eager: true,
    import: "default",
  }),
);
export const names = Object.keys(snapshots);

export default { all: snapshots } satisfies Snapshots;
