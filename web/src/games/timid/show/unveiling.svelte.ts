// The end of a match: all cards of all floors are turned over, one by one; the last floor first.

import { tempo } from "../../../look/speed.svelte";
import type { CoursePage } from "../../../wire/types";
import { placeOf } from "../places";
import type { View } from "../play";

const CARD = 420;
const PAUSE = 1800;

interface Step {
  readonly floor: number;
  /** The card that is turned; none: the floor is only looked at. */
  readonly place: string | null;
}

export class Unveiling {
  private floors = $state.raw<readonly View[]>([]);
  private steps = $state.raw<readonly Step[]>([]);
  private at = $state(0);
  /** The floor that somebody wants to look at. */
  private looked = $state<number | null>(null);

  known: boolean = $derived(this.floors.length > 0);
  running: boolean = $derived(this.at < this.steps.length);
  floor: number = $derived(this.looked ?? this.steps[this.at]?.floor ?? this.floors.length - 1);
  count: number = $derived(this.floors.length);
  /** All there was on it. */
  whole: View | undefined = $derived(this.floors[this.floor]);
  view: View | undefined = $derived(this.whole && this.veiled(this.whole, this.floor));

  /** `shown`: how much whoever looks has seen of the last floor; without it all lies open at once. */
  begin({ chapters }: CoursePage, shown: View | undefined): void {
    this.floors = chapters.flatMap(({ view }) => (view ? [view as View] : []));
    const last = this.floors.length - 1;
    const order = [...this.floors.keys()].map((n) => (n === 0 ? last : n - 1));
    this.steps = shown ? order.flatMap((n) => this.stepsOn(n, n === last ? shown : undefined)) : [];
    this.at = 0;
    this.looked = null;
  }

  private stepsOn(floor: number, shown: View | undefined): Step[] {
    const knows = (place: string) =>
      shown?.cards.some((card) => card.card !== null && placeOf(card) === place);
    const hidden = this.floors[floor]!.cards.filter((card) => !card.up && !knows(placeOf(card)));
    const look = { floor, place: null };
    return [look, ...hidden.map((card) => ({ floor, place: placeOf(card) })), look];
  }

  /** Without what has yet to be turned over. */
  private veiled(view: View, floor: number): View {
    const waiting = new Set(
      this.steps.slice(this.at).flatMap((step) => (step.floor === floor ? (step.place ?? []) : [])),
    );
    const cards = view.cards.map((card) =>
      waiting.has(placeOf(card))
        ? { ...card, card: null, comfortable: false, active: false }
        : card,
    );
    return { ...view, cards };
  }

  /** How long it stays like this. */
  get lasts(): number {
    return (this.steps[this.at]?.place === null ? PAUSE : CARD) * tempo();
  }

  next(): void {
    this.at += 1;
  }
  skip(): void {
    this.at = this.steps.length;
  }
  look(floor: number): void {
    this.skip();
    this.looked = floor;
  }
  clear(): void {
    [this.floors, this.steps, this.at, this.looked] = [[], [], 0, null];
  }
}
