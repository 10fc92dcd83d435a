// The moments that tools/make_timid_moments.py keeps, by name: for tests, and to look at.

import type { AskMessage, SeatCard } from "../../wire/types";
import type { Aid, Event, View } from "./play";

export interface Told {
  seat: string;
  view: View;
  aid: Aid | null;
  ask: AskMessage | null;
  seats: SeatCard[];
  fresh: Event[];
  before: View;
}

const FILES = import.meta.glob<Told>("../../../../tests/games/timid/snapshots/*.json", {
  eager: true,
  import: "default",
});
export const MOMENTS: Record<string, Told> = Object.fromEntries(
  Object.entries(FILES).map(([path, told]) => [path.replace(/^.*\/|\.json$/g, ""), told]),
);
