// Positions of real matches, written by tools/make_snapshots.py: for tests, and to look at.

import type { MightyEvent, MightyView } from "../../wire/types";
import { byName } from "../snapshots";
import type { Snapshot, Snapshots } from "../ui";

export interface Position extends Snapshot {
  readonly view: MightyView;
  readonly fresh: MightyEvent[];
  readonly result: Record<string, unknown> | null;
  readonly before: MightyView;
}

export const snapshots = byName(
  import.meta.glob<Position>("../../../../tests/games/mighty/snapshots/*.json", {
    eager: true,
    import: "default",
  }),
);
export const names = Object.keys(snapshots);

export default { all: snapshots } satisfies Snapshots;
