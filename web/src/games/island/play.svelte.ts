// What a hand is about to do: dice picked up, pieces touched. When that is one of the offered
// answers it is sent; when it can be several, they lie ready to choose from.

import type { Given } from "../../wire/given";
import type { AskMessage, IslandView, Offer } from "../../wire/types";
import { Offers, type Piece, without } from "../pieces";
import { single } from "./names";

export interface Table {
  readonly view: IslandView;
  readonly ask: AskMessage | null;
  readonly onmove: (given: Given) => void;
  readonly onwhy: (pieces: readonly Piece[]) => void;
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
  readonly first: Offer;
  readonly moves: readonly (readonly Piece[])[];
}

const DIE = "die ";
const BUTTON = "do ";
const isDie = (piece: Piece): boolean => piece.startsWith(DIE);
export const diePiece = (die: string): Piece => DIE + die;
/** What is touched beside dice. */
export const keysOf = ({ pieces }: Offer): Piece[] => pieces.filter((piece) => !isDie(piece));
export const isButton = (piece: Piece | undefined): boolean => piece?.startsWith(BUTTON) ?? false;

export class Play {
  private readonly table: () => Table;
  /** What is still to be said of a batch, each only if it is offered then. */
  private rest: readonly (readonly Piece[])[] = [];
  /** Dice by their id, in the order in which they were picked. */
  picked = $state.raw<readonly string[]>([]);
  /** Other pieces that were touched. */
  keys = $state.raw<readonly Piece[]>([]);
  /** Dice that are not thrown again. */
  kept = $state.raw<readonly string[]>([]);

  constructor(table: () => Table) {
    this.table = table;
  }

  view: IslandView = $derived.by(() => this.table().view);
  ask: AskMessage | null = $derived.by(() => this.table().ask);
  /** Throws are described, and told by the tray; the rest of the question is like any other. */
  throwing: boolean = $derived(this.ask?.kind === "some-of");
  offers: Offers = $derived(new Offers(this.ask));
  dice: readonly TrayDie[] = $derived([
    ...laidOut(this.view.roll),
    ...laidOut(this.view.pending, "~"),
  ]);
  /** Dice are what is asked about. */
  handling: boolean = $derived(
    this.throwing || this.offers.all.some(({ pieces }) => pieces.some(isDie)),
  );
  touched: readonly Piece[] = $derived([...this.picked.map(pieceOf), ...this.keys]);
  empty: boolean = $derived(this.touched.length === 0);
  /** Pieces that finish what is in hand, or bring it on. */
  hot: ReadonlySet<Piece> = $derived(new Set(this.ready(this.touched).flatMap(keysOf)));
  /** Pieces for which something else has to be picked up as well. */
  warm: ReadonlySet<Piece> = $derived(new Set(this.offers.open(...this.touched).flatMap(keysOf)));
  choices: readonly Offer[] = $derived(this.findChoices());
  batches: readonly Batch[] = $derived(this.empty ? this.findBatches() : []);
  /** What would be thrown again, if anything is. */
  rethrow: readonly Piece[] | undefined = $derived(this.findThrow());

  /** The answers whose dice are just the ones in hand. */
  private ready(touched: readonly Piece[]): Offer[] {
    return this.offers.open(...touched).filter(({ pieces }) => {
      const left = without(pieces, touched) ?? [];
      return !left.some(isDie);
    });
  }

  /** The one answer that this hand is, if it can be nothing else. */
  private settled(touched: readonly Piece[]): Offer | undefined {
    return this.ready(touched).length === 1 ? this.offers.made(...touched) : undefined;
  }

  private findChoices(): Offer[] {
    if (this.empty) return quick(this.offers.all);
    const ready = this.ready(this.touched);
    return ready.length ? ready : this.offers.open(...this.touched);
  }

  private findBatches(): Batch[] {
    const { roll, active, monsters } = this.view;
    const same = [
      { face: "heart", key: `monster ${active}` },
      { face: "fame", key: `${BUTTON}fame` },
    ].map(({ face, key }) => ({
      kind: "same" as const,
      moves: new Array<readonly Piece[]>(roll[face] ?? 0).fill([diePiece(face), key]),
    }));
    const here = `free ${monsters[active]?.zone}`;
    const locks = single(roll).map((face) => [diePiece(face), here]);
    const lock = { kind: "lock" as const, moves: locks.filter((each) => this.offered(each)) };
    return [...same, lock].flatMap(({ kind, moves }) => {
      const first = moves[0] && this.offered(moves[0]);
      return first && moves.length > 1 ? [{ kind, moves, first }] : [];
    });
  }

  private offered(pieces: readonly Piece[]): Offer | undefined {
    return this.offers.made(...pieces);
  }

  private findThrow(): readonly Piece[] | undefined {
    if (!this.throwing) return undefined;
    const again = this.dice.filter(({ id }) => !this.kept.includes(id));
    const pieces = again.map(({ die }) => diePiece(die));
    return pieces.length ? [...pieces, this.ask?.ends ?? ""] : undefined;
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

  send(given: Given): void {
    this.rest = [];
    this.table().onmove(given);
    this.put();
  }

  /** A button by its piece: offered, it is the answer; otherwise it can be asked about. */
  press(button: Piece): void {
    const offer = this.offers.made(button);
    if (offer) this.send(offer.text);
    else this.why([button]);
  }

  sendAll([first, ...rest]: readonly (readonly Piece[])[]): void {
    const offer = first && this.offered(first);
    if (!offer) return;
    this.send(offer.text);
    this.rest = rest;
  }

  /** The next of a batch, now that something is asked again; what is not offered ends it. */
  goOn(): void {
    const [next] = this.rest;
    if (next === undefined || !this.ask) return;
    if (this.offered(next)) this.sendAll(this.rest);
    else this.rest = [];
  }

  why(pieces: readonly Piece[]): void {
    this.table().onwhy(pieces);
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
    const piece = diePiece(die);
    if (this.offers.open(...this.touched, piece).length) this.hold([...this.picked, id], this.keys);
    else if (this.offers.open(piece).length) this.hold([id], []);
    else this.why([piece]);
  }

  private hold(picked: readonly string[], keys: readonly Piece[]): void {
    const settled = keys.length ? this.settled([...picked.map(pieceOf), ...keys]) : undefined;
    if (settled) return this.send(settled.text);
    this.picked = picked;
    this.keys = keys;
  }

  /** A piece on the table. */
  touch(key: Piece): void {
    if (this.keys.includes(key)) {
      this.keys = toggled(this.keys, key);
      return;
    }
    if (this.tryWith(this.picked, [...this.keys, key])) return;
    if (this.tryWith([], [key])) return;
    this.why([...this.touched, key]);
  }

  private tryWith(picked: readonly string[], keys: readonly Piece[]): boolean {
    const touched = [...picked.map(pieceOf), ...keys];
    const settled = this.settled(touched);
    if (settled) this.send(settled.text);
    else if (this.offers.open(...touched).length) {
      this.picked = picked;
      this.keys = keys;
    } else return false;
    return true;
  }
}

const pieceOf = (id: string): Piece => diePiece(id.split("#")[0]!);

const toggled = (all: readonly string[], one: string): readonly string[] =>
  all.includes(one) ? all.filter((each) => each !== one) : [...all, one];

/** What needs no piece: buttons, and of energy, fame and attacks the most that can go together. */
function quick(all: readonly Offer[]): Offer[] {
  const most = new Map<Piece, Offer>();
  for (const offer of all) {
    const [key, ...more] = keysOf(offer);
    if (more.length || key === undefined || !isButton(key)) continue;
    const best = most.get(key);
    if (!best || offer.pieces.length > best.pieces.length) most.set(key, offer);
  }
  return [...most.values()];
}
