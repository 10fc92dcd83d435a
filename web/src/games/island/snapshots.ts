// Moments of real matches, written by tools/make_island_moments.py.

import type {
  AskMessage,
  CardTextPage,
  IslandAid,
  IslandEvent,
  IslandView,
  SeatCard,
} from "../../wire/types";

export interface Moment {
  seat: string;
  view: IslandView;
  aid: IslandAid | null;
  ask: AskMessage | null;
  seats: SeatCard[];
  fresh: IslandEvent[];
  result: Record<string, unknown> | null;
  /** When this seat last answered, or when the turn began. */
  before: IslandView;
}

const FILES = import.meta.glob<Moment>("../../../../tests/games/island/snapshots/*.json", {
  eager: true,
  import: "default",
});
const TEXTS = import.meta.glob<CardTextPage>(
  "../../../../tests/games/island/snapshots/texts/*.json",
  { eager: true, import: "default" },
);

export const moments: Readonly<Record<string, Moment>> = Object.fromEntries(
  Object.entries(FILES).map(([path, moment]) => [path.replace(/^.*\/|\.json$/g, ""), moment]),
);
export const momentNames = Object.keys(moments);

/** What the cards of the shipped set say in a language. */
export const textsIn = (language: string) =>
  TEXTS[`../../../../tests/games/island/snapshots/texts/${language}.json`]?.cards ?? [];
