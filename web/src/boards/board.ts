// What every board is: a view in, clicks out. It knows no rule; what it offers is what is asked.

import type { AskMessage, SeatCard } from "../wire/types";

/** How much the board tells beyond what lies on the table. */
export type Help = "off" | "some" | "full";

export interface BoardProps<V, E> {
  view: V;
  seat: string;
  /** The question, if it is for this seat. */
  ask: AskMessage | null;
  seats: SeatCard[];
  /** What happened since the last view. Garnish: a board that drops it is still right. */
  fresh: E[];
  help: Help;
  /** How it ended, as the server counts it. */
  result?: Record<string, unknown> | null;
  onmove: (text: string) => void;
  /** Asks the server why a move is not possible. */
  onwhy: (text: string) => void;
}
