// Moments of real matches, written by tools/make_mighty_moments.py.

import type { AskMessage, MightyEvent, MightyView, SeatCard } from "../../wire/types";

export interface Moment {
  seat: string;
  view: MightyView;
  ask: AskMessage | null;
  seats: SeatCard[];
  fresh: MightyEvent[];
  result: Record<string, unknown> | null;
  /** When this seat last answered. */
  before: MightyView;
}

const FILES = import.meta.glob<Moment>("../../../../tests/games/mighty/snapshots/*.json", {
  eager: true,
  import: "default",
});

export const moments: Readonly<Record<string, Moment>> = Object.fromEntries(
  Object.entries(FILES).map(([path, moment]) => [path.replace(/^.*\/|\.json$/g, ""), moment]),
);
export const momentNames = Object.keys(moments);
