// Which values of a card set are invented, as the server tells it with the texts of the cards.

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

/** For pieces that lie on no table. */
export const NOTHING_INVENTED = new Invented([]);
