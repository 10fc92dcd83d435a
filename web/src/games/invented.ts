// Which values of a card set are invented, as the server tells it with the texts of the cards.

import { getContext, setContext } from "svelte";
import type { CardText } from "../wire/types";

export class Invented {
  private readonly known: ReadonlySet<string>;

  constructor(cards: readonly CardText[]) {
    const places = cards.flatMap(({ sort, id, invented }) =>
      (invented ?? []).map((value) => `${sort} ${id} ${value}`),
    );
    this.known = new Set(places);
  }

  has(sort: string, id: string, value: string): boolean {
    return this.known.has(`${sort} ${id} ${value}`);
  }
}

const KEY = Symbol("invented");
const NOTHING = new Invented([]);

/** Tells the pieces of a board. */
export function tellInvented(found: () => Invented): void {
  setContext(KEY, found);
}

/** What the board has been told; nothing for a piece that lies on none. */
export function inventedHere(): () => Invented {
  return getContext<(() => Invented) | undefined>(KEY) ?? (() => NOTHING);
}
