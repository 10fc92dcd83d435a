// What is offered, by card and by place, and how a move is written.

import type { AskMessage } from "../../wire/types";

export const SIDES = ["a", "b"] as const;
export type Side = (typeof SIDES)[number];
/** "2a": guardian 2 from the gate, side a. */
export type SpotId = `${number}${Side}`;

export const spotId = (place: number, side: Side): SpotId => `${place}${side}`;
export const moveText = (strength: number, spot: SpotId): string => `${strength}@${spot}`;

/** What the question offers, by text, by card and by place. */
export class Offers {
  readonly texts: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
  readonly spots: ReadonlySet<string>;

  constructor(ask: AskMessage | null) {
    const moves = ask?.moves ?? [];
    this.texts = new Set(moves);
    this.cards = new Set(moves.map((text) => text.split("@")[0]!));
    this.spots = new Set(moves.map((text) => text.split("@")[1]!));
  }

  has(strength: number, spot: SpotId): boolean {
    return this.texts.has(moveText(strength, spot));
  }
}
