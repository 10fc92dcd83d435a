// Positions of real matches, written by tools/make_snapshots.py: for tests, and to look at.

import type { CardTextPage, IslandAid, IslandEvent, IslandView } from "../../wire/types";
import { byName } from "../snapshots";
import type { Snapshot, Snapshots } from "../ui";

export interface Position extends Snapshot {
  readonly view: IslandView;
  readonly aid: IslandAid | null;
  readonly fresh: IslandEvent[];
  readonly result: Record<string, unknown> | null;
  readonly before: IslandView;
}

export const snapshots = byName(
  import.meta.glob<Position>("../../../../tests/games/island/snapshots/*.json", {
    eager: true,
    import: "default",
  }),
);
export const names = Object.keys(snapshots);

const TEXTS = byName(
  import.meta.glob<CardTextPage>("../../../../tests/games/island/snapshots/texts/*.json", {
    eager: true,
    import: "default",
  }),
);

/** What the cards of the shipped set say in a language. */
export const texts = (language: string) => TEXTS[language]?.cards ?? [];

const people = ["Inga", "Frank", "Ani", "Jenny", "Bo"];

export default { all: snapshots, people, texts } satisfies Snapshots;
