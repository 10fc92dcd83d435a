// A floor in the making. Any card on any free cell; whether it is a floor, the server says.

import type { AskMessage } from "../../wire/types";
import type { Aid } from "./play";
import { isCosy } from "./nests";
import { beside, inOrder, placeOf, spotOf } from "./places";
import type { Piece } from "../pieces";
import { cellPiece } from "./tools";

/** How a monster would fare where it lies. */
export type Outlook = "active" | "uneasy" | "afraid";

export class Draft {
  /** By place, the card that lies there. */
  private own = $state<Record<string, string>>({});
  /** A floor to look at, in place of one's own until a hand touches it. */
  ghost = $state.raw<Readonly<Record<string, string>> | null>(null);
  chosen = $state<string | null>(null);
  readonly #ask: () => AskMessage;
  readonly #aid: () => Aid | null;

  constructor(ask: () => AskMessage, aid: () => Aid | null) {
    this.#ask = ask;
    this.#aid = aid;
    this.chosen = this.hand[0] ?? null;
  }

  get pieces(): Readonly<Record<string, string>> {
    return this.ghost ?? this.own;
  }

  /** What was only looked at is one's own now. */
  adopt(): void {
    if (!this.ghost) return;
    this.own = { ...this.ghost };
    this.ghost = null;
    this.chosen = this.hand[0] ?? null;
  }

  get supply(): Record<string, number> {
    return this.#ask().supply ?? {};
  }

  /** The kinds of cards, monsters first: they want to be placed with care. */
  get kinds(): string[] {
    const last = ["exit", "corridor"];
    return Object.keys(this.supply).sort(
      (a, b) => last.indexOf(a) - last.indexOf(b) || a.localeCompare(b),
    );
  }

  get fixed(): string[] {
    return (this.#ask().fixed ?? []).map(([x, y]) => placeOf({ x, y }));
  }

  get lying(): Set<string> {
    return new Set([...this.fixed, ...Object.keys(this.pieces)]);
  }

  /** Cells edge to edge with what lies. */
  get free(): Set<string> {
    const { lying } = this;
    return new Set([...lying].flatMap(beside).filter((place) => !lying.has(place)));
  }

  left(card: string): number {
    const laid = Object.values(this.pieces).filter((each) => each === card).length;
    return (this.supply[card] ?? 0) - laid;
  }

  get hand(): string[] {
    return this.kinds.filter((card) => this.left(card) > 0);
  }

  get complete(): boolean {
    return this.hand.length === 0;
  }

  /** What has been touched for it: every card, then where it lies; and that it is ready. */
  touched(): Piece[] {
    return [...this.withOne({}), this.#ask().ends ?? ""];
  }

  /** As far as it is laid, with one card more: to ask whether that may lie there. */
  withOne(more: Record<string, string>): Piece[] {
    const laid = Object.entries({ ...this.pieces, ...more }).sort(([one], [other]) =>
      inOrder(spotOf(one), spotOf(other)),
    );
    return laid.flatMap(([place, card]) => [`${this.#ask().each} ${card}`, cellPiece(place)]);
  }

  lay(place: string, card = this.chosen): void {
    if (!card || this.left(card) < 1 || this.lying.has(place)) return;
    this.own[place] = card;
    this.chosen = this.left(card) > 0 ? card : (this.hand[0] ?? null);
  }

  /** Back into the hand, ready to be laid elsewhere. */
  take(place: string): void {
    this.adopt();
    const card = this.own[place];
    if (!card) return;
    delete this.own[place];
    this.chosen = card;
  }

  move(from: string, to: string): void {
    this.adopt();
    const card = this.own[from];
    if (!card || this.lying.has(to)) return;
    delete this.own[from];
    this.own[to] = card;
  }

  clear(): void {
    this.ghost = null;
    this.own = {};
    this.chosen = this.hand[0] ?? null;
  }

  outlook(place: string): Outlook | null {
    const aid = this.#aid();
    const card = this.pieces[place];
    if (!aid || !card || !(card in aid.nests)) return null;
    const near = beside(place).map((each) => this.pieces[each] ?? "");
    if (aid.fearful.includes(card) && near.some((each) => aid.fearful.includes(each)))
      return "afraid";
    return isCosy(aid.nests[card], place, this.lying) ? "active" : "uneasy";
  }

  /** Would the chosen monster be comfortable on this free cell, as things lie now? */
  invites(place: string): boolean {
    const nest = this.chosen && !this.ghost ? this.#aid()?.nests[this.chosen] : undefined;
    return isCosy(nest, place, this.lying);
  }
}
