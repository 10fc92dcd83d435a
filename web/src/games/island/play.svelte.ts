// What a hand is about to do: dice picked up, pieces touched. When that is one of the offered
// answers it is sent; when it can be several, they lie ready to choose from.

import type { AskMessage, IslandView } from "../../wire/types";
import { single } from "./names";
import { attempt, attemptDie, type Hand, isEmpty, type Key, type Offer, Offers } from "./offers";

export interface Table {
  readonly view: IslandView;
  readonly ask: AskMessage | null;
  readonly onmove: (text: string) => void;
  readonly onwhy: (text: string) => void;
}

/** A die on the table: the second claw is `claw#1`. */
export interface TrayDie {
  readonly id: string;
  readonly die: string;
}

export function laidOut(counts: Readonly<Record<string, number>>, sign = ""): TrayDie[] {
  const seen: Record<string, number> = {};
  return single(counts).map((face) => {
    const die = face === "?" ? face : face + sign;
    const n = (seen[die] ?? -1) + 1;
    seen[die] = n;
    return { id: `${die}#${n}`, die };
  });
}

/** Answers that a hand gives in one go: the same several times, or one die after the other. */
export interface Batch {
  readonly kind: "same" | "lock";
  readonly moves: readonly string[];
}

export class Play {
  private readonly table: () => Table;
  /** What is still to be said of a batch, each only if it is offered then. */
  private rest: readonly string[] = [];
  /** Dice by their id, in the order in which they were picked. */
  picked = $state.raw<readonly string[]>([]);
  keys = $state.raw<readonly Key[]>([]);
  /** Dice that are not thrown again. */
  kept = $state.raw<readonly string[]>([]);

  constructor(table: () => Table) {
    this.table = table;
  }

  view: IslandView = $derived.by(() => this.table().view);
  ask: AskMessage | null = $derived.by(() => this.table().ask);
  throwing: boolean = $derived(this.ask?.kind === "some-of");
  offers: Offers = $derived(new Offers(this.question(), this.view));
  dice: readonly TrayDie[] = $derived([
    ...laidOut(this.view.roll),
    ...laidOut(this.view.pending, "~"),
  ]);
  /** Dice are what is asked about. */
  handling: boolean = $derived(
    this.throwing || this.offers.all.some(({ dice }) => Object.keys(dice).length > 0),
  );
  hand: Hand = $derived({ dice: counts(this.picked), keys: this.keys });
  /** Pieces that finish what is in hand, or bring it on. */
  hot: ReadonlySet<Key> = $derived(keysOf(this.offers.ready(this.hand)));
  /** Pieces for which something else has to be picked up as well. */
  warm: ReadonlySet<Key> = $derived(keysOf(this.offers.open(this.hand)));
  choices: readonly Offer[] = $derived(this.findChoices());
  batches: readonly Batch[] = $derived(isEmpty(this.hand) ? this.findBatches() : []);
  /** What would be thrown again, if it is offered. */
  rethrow: string | undefined = $derived(this.findThrow());

  /** Throws are told by the tray; the rest of the question is like any other. */
  private question(): AskMessage | null {
    if (!this.ask || !this.throwing) return this.ask;
    const moves = (this.ask.moves ?? []).filter((move) => !move.startsWith("throw "));
    return { ...this.ask, moves };
  }

  private findChoices(): Offer[] {
    if (isEmpty(this.hand)) return quick(this.offers.all);
    const ready = this.offers.ready(this.hand);
    return ready.length ? ready : this.offers.open(this.hand);
  }

  private findBatches(): Batch[] {
    const { roll, active } = this.view;
    const offered = (text: string) => this.offers.word(text);
    const same = [`heart ${active}`, "fame"].filter(offered).map((move) => {
      const count = roll[move.split(" ")[0]!] ?? 0;
      return { kind: "same" as const, moves: new Array<string>(count).fill(move) };
    });
    const locks = single(roll)
      .map((face) => `lock ${face}`)
      .filter(offered);
    return [...same, { kind: "lock" as const, moves: locks }].filter(
      ({ moves }) => moves.length > 1,
    );
  }

  private findThrow(): string | undefined {
    if (!this.throwing) return undefined;
    const again = this.dice.filter(({ id }) => !this.kept.includes(id)).map(({ die }) => die);
    const faces = new Set(again);
    const words = [...faces].map((face) => {
      const count = again.filter((each) => each === face).length;
      return count > 1 ? `${face}*${count}` : face;
    });
    const text = `throw ${words.join(" ")}`;
    return this.ask?.moves?.find((move) => move === text);
  }

  /** Another question: what was in hand goes back. Dice that were kept stay so while they lie. */
  renew(): void {
    this.put();
    const lying = new Set(this.dice.map(({ id }) => id));
    this.kept = this.throwing ? this.kept.filter((id) => lying.has(id)) : [];
  }

  put(): void {
    this.picked = [];
    this.keys = [];
  }

  send(text: string): void {
    this.rest = [];
    this.table().onmove(text);
    this.put();
  }

  sendAll([first, ...rest]: readonly string[]): void {
    if (first === undefined) return;
    this.send(first);
    this.rest = rest;
  }

  /** The next of a batch, now that something is asked again; what is not offered ends it. */
  goOn(): void {
    const [next] = this.rest;
    if (next === undefined || !this.ask) return;
    if (this.offers.word(next)) this.sendAll(this.rest);
    else this.rest = [];
  }

  why(text: string): void {
    this.table().onwhy(text);
  }

  /** A die of the tray: kept or not while throwing, in hand or not otherwise. */
  pick({ id, die }: TrayDie): void {
    if (this.throwing) {
      this.kept = toggled(this.kept, id);
      return;
    }
    if (this.picked.includes(id)) {
      this.picked = toggled(this.picked, id);
      return;
    }
    const more = { dice: counts([...this.picked, id]), keys: this.keys };
    const alone = { dice: counts([id]), keys: [] };
    if (this.offers.open(more).length) this.hold([...this.picked, id], this.keys);
    else if (this.offers.open(alone).length) this.hold([id], []);
    else this.why(attemptDie(die, this.view));
  }

  private hold(picked: readonly string[], keys: readonly Key[]): void {
    const settled = keys.length ? this.offers.settled({ dice: counts(picked), keys }) : undefined;
    if (settled) return this.send(settled.text);
    this.picked = picked;
    this.keys = keys;
  }

  /** A piece on the table. */
  touch(key: Key): void {
    if (this.keys.includes(key)) {
      this.keys = toggled(this.keys, key);
      return;
    }
    if (this.tryWith({ dice: this.hand.dice, keys: [...this.keys, key] }, this.picked)) return;
    if (this.tryWith({ dice: {}, keys: [key] }, [])) return;
    this.why(attempt(key, this.hand, this.view));
  }

  private tryWith(hand: Hand, picked: readonly string[]): boolean {
    const settled = this.offers.settled(hand);
    if (settled) this.send(settled.text);
    else if (this.offers.open(hand).length) {
      this.picked = picked;
      this.keys = hand.keys;
    } else return false;
    return true;
  }
}

function counts(ids: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const id of ids) {
    const die = id.split("#")[0]!;
    found[die] = (found[die] ?? 0) + 1;
  }
  return found;
}

const toggled = (all: readonly string[], one: string): readonly string[] =>
  all.includes(one) ? all.filter((each) => each !== one) : [...all, one];

const keysOf = (offers: readonly Offer[]): ReadonlySet<Key> =>
  new Set(offers.flatMap((offer) => offer.keys));

const sizeOf = (offer: Offer): number =>
  Object.values(offer.dice).reduce((sum, count) => sum + count, 0);

/** What needs no piece: buttons, and of energy, fame and attacks the most that can go together. */
function quick(all: readonly Offer[]): Offer[] {
  const most = new Map<Key, Offer>();
  for (const offer of all) {
    const [key] = offer.keys;
    if (offer.keys.length !== 1 || !key?.startsWith("do ")) continue;
    const best = most.get(key);
    if (!best || sizeOf(offer) > sizeOf(best)) most.set(key, offer);
  }
  return [...most.values()];
}
