// Dice fly to what they did, one's own and partners', from picture to picture.

import type { IslandEvent, IslandView } from "../../../wire/types";
import { type Flight, landings, takeOff, usedDice } from "../flight";

interface Seen {
  readonly view: IslandView;
  readonly at: number;
  readonly events: readonly IslandEvent[];
  readonly leads: boolean;
}

export class Flying {
  flights = $state.raw<readonly Flight[]>([]);
  private last: { view: IslandView; at: number } | undefined;

  /** The board is about to show this; `at`: as which scene, or -1; `leads`: it leads to what these
   * events tell. Whoever drags the bar to and fro sees none fly. */
  follow(board: HTMLElement | undefined, { view, at, events, leads }: Seen): void {
    const { last } = this;
    this.last = { view, at };
    if (!last || last.view === view || !board) return;
    const on = leads || (at < 0 ? last.at < 0 : at === last.at + 1);
    if (on) this.flights = takeOff(board, landings(usedDice(last.view, view), events));
  }
}
