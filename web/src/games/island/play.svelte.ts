// What a hand is about to do: dice picked up, pieces touched. When that is one of the offered
// answers it is sent; when it can be several, they lie ready to choose from.

import type { Given } from "../../wire/given";
import type {
  AskMessage,
  EndMessage,
  IslandEvent,
  IslandView,
  MoveText,
  Offer,
  PhraseMessage,
  ProspectMessage,
} from "../../wire/types";
import { digitOf } from "../../keys/steps";
import { Offers, type Piece, without } from "../pieces";
import {
  BUTTON,
  diePiece,
  isButton,
  isLaidOut,
  isMinionIn,
  isTile,
  laidOut,
  stillLying,
  toggled,
  type TrayDie,
} from "./keys";
import { single } from "./names";
import { type Deed, deedOf, type Pattern, patternsOf } from "./patterns";
import { Reading } from "./reading.svelte";
import { leftLying } from "./show/tosses";

export interface Table {
  readonly view: IslandView;
  readonly ask: AskMessage | null;
  readonly ends?: readonly EndMessage[] | undefined;
  readonly best?: MoveText | undefined;
  readonly onmove: (given: Given, how?: { release: true }) => void;
  readonly onwhy: (pieces: readonly Piece[]) => void;
}

/** Answers that a hand gives in one go: the same several times, or one die after the other. */
export interface Batch {
  readonly kind: "same" | "lock";
  readonly first: Offer;
  readonly moves: readonly (readonly Piece[])[];
}

/** The answer that ends a step or the turn, and what it throws away. */
export interface Ending {
  readonly offer: Offer;
  readonly turn: boolean;
  readonly left: readonly PhraseMessage[];
}

export class Play {
  private readonly table: () => Table;
  /** What is still to be said of a batch, each only if it is offered then. */
  private rest: readonly (readonly Piece[])[] = [];
  /** Dice by their id, in the order in which they were picked. */
  picked = $state.raw<readonly string[]>([]);
  /** Other pieces that were touched. */
  keys = $state.raw<readonly Piece[]>([]);
  /** The deed whose target is being chosen. */
  topic = $state.raw<Deed>();
  /** Dice that are not thrown again. */
  kept = $state.raw<readonly string[]>([]);
  readonly reading = new Reading();
  /** Which deeds had which place in this turn. */
  places: { turn: number; deeds: readonly Deed[] } = { turn: -1, deeds: [] };

  constructor(table: () => Table) {
    this.table = table;
  }

  view: IslandView = $derived.by(() => this.table().view);
  ask: AskMessage | null = $derived.by(() => this.table().ask);
  /** Throws are described, and told by the tray; the rest of the question is like any other. */
  throwing: boolean = $derived(this.ask?.kind === "some-of");
  offers: Offers = $derived(new Offers(this.ask));
  dice: readonly TrayDie[] = $derived([
    ...laidOut(this.view.roll, false),
    ...laidOut(this.view.pending, true),
  ]);
  private lying: ReadonlySet<Piece> = $derived(new Set(this.dice.map(({ piece }) => piece)));
  /** Dice are what is asked about. */
  handling: boolean = $derived(
    this.throwing ||
      this.offers.all.some(({ pieces }) => pieces.some((piece) => this.lying.has(piece))),
  );
  touched: readonly Piece[] = $derived([...this.piecesOf(this.picked), ...this.keys]);
  empty: boolean = $derived(this.touched.length === 0);
  /** What the dice allow; empty while something is in hand. */
  patterns: readonly Pattern[] = $derived(this.empty ? this.findPatterns() : []);
  /** What the chosen deed may be done to. */
  private aimed: readonly Offer[] = $derived(
    this.patterns.find(({ deed }) => deed === this.topic)?.offers ?? [],
  );
  /** The card of the market or the ally that was touched once: another touch takes it. */
  chosen: Piece | undefined = $derived(this.keys.find(isLaidOut));
  /** Pieces that finish what is in hand, or bring it on; other cards may still be chosen instead. */
  hot: ReadonlySet<Piece> = $derived.by(() => {
    const open = this.topic ? this.aimed : this.ready(this.chosen ? [] : this.touched);
    return new Set(open.flatMap((offer) => this.keysOf(offer)));
  });
  /** Pieces for which something else has to be picked up as well. */
  warm: ReadonlySet<Piece> = $derived(
    new Set(this.offers.open(...this.touched).flatMap((offer) => this.keysOf(offer))),
  );
  choices: readonly Offer[] = $derived(this.findChoices());
  /** Where lit pieces are all there is to answer with, each has a digit; zones have theirs. */
  digits: ReadonlyMap<Piece, string | undefined> = $derived.by(() => {
    const lit = this.handling || this.choices.length || this.patterns.length ? [] : [...this.hot];
    const zones = lit.every((piece) => piece.startsWith("zone "));
    return new Map(lit.map((piece, n) => [piece, zones ? piece.slice(5) : digitOf(n)]));
  });
  /** What a hint would name first, where it may be shown. */
  best: Offer | undefined = $derived.by(() => {
    const { best } = this.table();
    return best === undefined ? undefined : this.offers.all.find(({ text }) => text === best);
  });
  bestDeed: Deed | undefined = $derived(this.best && deedOf(this.best));
  /** What ends the step, unless something is in hand. */
  ending: Ending | undefined = $derived(this.empty ? this.findEnding() : undefined);
  /** What one die more would allow. */
  short: readonly ProspectMessage[] = $derived(
    this.empty ? (this.ask?.prospects ?? []).filter(({ lacks }) => lacks) : [],
  );
  /** The throws that are left after this question. */
  throws: number = $derived(this.throwing ? (this.view.steps.at(-1)?.number ?? 0) : 0);
  batches: readonly Batch[] = $derived(this.empty ? this.findBatches() : []);
  /** Whether all that can be done is to activate a tile or not: the tile itself is then the question. */
  windowed: boolean = $derived(
    this.empty &&
      this.offers.made("do pass") !== undefined &&
      this.offers.all.every(({ pieces: [first = ""] }) => isButton(first) || isTile(first)),
  );
  /** What would be thrown again, if anything is. */
  rethrow: readonly Piece[] | undefined = $derived(this.findThrow());

  /** What is touched beside dice. */
  keysOf({ pieces }: Offer): Piece[] {
    return pieces.filter((piece) => !this.lying.has(piece));
  }

  /** What an answer would bring, where the server says so. */
  prospectOf({ text }: Offer): ProspectMessage | undefined {
    return this.ask?.prospects?.find(({ move }) => move === text);
  }

  private piecesOf(ids: readonly string[]): Piece[] {
    return ids.flatMap((id) => this.dice.find((die) => die.id === id)?.piece ?? []);
  }

  /** The answers whose dice are just the ones in hand. */
  private ready(touched: readonly Piece[]): Offer[] {
    return this.offers.open(...touched).filter(({ pieces }) => {
      const left = without(pieces, touched) ?? [];
      return !left.some((piece) => this.lying.has(piece));
    });
  }

  /** The one answer that this hand is, if it can be nothing else. */
  private settled(touched: readonly Piece[]): Offer | undefined {
    return this.ready(touched).length === 1 ? this.offers.made(...touched) : undefined;
  }

  private findPatterns(): Pattern[] {
    return patternsOf(this.offers.all, (offer) => this.keysOf(offer));
  }

  private findChoices(): Offer[] {
    if (this.topic)
      return [...(this.patterns.find(({ deed }) => deed === this.topic)?.offers ?? [])];
    if (this.empty) return [...this.targets(), ...this.quick()].filter((offer) => !deedOf(offer));
    const ready = this.ready(this.touched);
    return ready.length ? ready : this.offers.open(...this.touched);
  }

  /** What needs no piece: buttons, and of energy, fame and attacks the most that can go together. */
  private quick(): Offer[] {
    const most = new Map<Piece, Offer>();
    for (const offer of this.offers.all) {
      const [key, ...more] = this.keysOf(offer);
      if (more.length || key === undefined || !(isButton(key) || isLaidOut(key))) continue;
      const best = most.get(key);
      if (!best || offer.pieces.length > best.pieces.length) most.set(key, offer);
    }
    return [...most.values()];
  }

  private findBatches(): Batch[] {
    const { roll, active, monsters, zones } = this.view;
    const same = [
      { face: "heart", key: `monster ${active}` },
      { face: "fame", key: `${BUTTON}fame` },
    ].map(({ face, key }) => ({
      kind: "same" as const,
      moves: new Array<readonly Piece[]>(roll[face] ?? 0).fill([diePiece(face), key]),
    }));
    const here = `free ${monsters[active]?.zone}`;
    const locks = single(roll).map((face) => [diePiece(face), here]);
    const free = zones[monsters[active]?.zone ?? -1]?.free_spaces ?? 0;
    const lockable = locks.filter((each) => this.offered(each));
    // Where not all find room, a hand chooses which.
    const lock = { kind: "lock" as const, moves: lockable.length > free ? [] : lockable };
    return [...same, lock].flatMap(({ kind, moves }) => {
      const first = moves[0] && this.offered(moves[0]);
      return first && moves.length > 1 ? [{ kind, moves, first }] : [];
    });
  }

  private offered(pieces: readonly Piece[]): Offer | undefined {
    return this.offers.made(...pieces);
  }

  private findEnding(): Ending | undefined {
    for (const { text, turn = false, left = [] } of this.table().ends ?? []) {
      const offer = this.offers.all.find((each) => each.text === text);
      if (offer) return { offer, turn, left };
    }
    const offer = this.offers.made("do end");
    return offer && { offer, turn: true, left: [] };
  }

  private findThrow(): readonly Piece[] | undefined {
    if (!this.throwing) return undefined;
    const again = this.dice.filter(({ id }) => !this.kept.includes(id));
    const pieces = again.map(({ piece }) => piece);
    return pieces.length ? [...pieces, this.ask?.ends ?? ""] : undefined;
  }

  /** Another question: what was in hand goes back. Dice that were kept stay so while they lie,
   * whether a hand has kept them or the throw of a hint has left them. */
  renew(fresh: readonly IslandEvent[] = []): void {
    this.put();
    if (this.ask) this.reading.see(this.kind());
    const rolling = this.view.steps.some(({ kind }) => kind === "rolling");
    const left = leftLying(this.view.roll, fresh);
    this.kept = rolling ? (left ?? stillLying(this.kept, this.dice)) : [];
  }

  /** What is asked: what is for sale changes places with every purchase. */
  private kind(): string | undefined {
    const kind = this.view.steps.at(-1)?.kind;
    const { active, monsters } = this.view;
    return kind === "buy" ? `${kind} ${monsters[active]?.energy}` : kind;
  }

  put(): void {
    this.picked = [];
    this.keys = [];
    this.topic = undefined;
  }

  /** A deed by its button: at once where there is but one way, otherwise it is chosen next. */
  begin({ deed, offers }: Pattern): void {
    if (offers.length === 1) this.send(offers[0]!.text);
    else this.topic = deed;
  }

  /** All dice aside, none, or those that show one of these faces. */
  keep(which: "all" | "none" | readonly string[]): void {
    const wanted = (die: TrayDie) =>
      which === "all" || (which !== "none" && which.includes(die.face));
    this.kept = this.dice.filter(wanted).map(({ id }) => id);
  }

  /** What lay there before a hand had chosen lies there again: a second tap is not meant for it. */
  send(given: Given): void {
    if (!this.empty || this.topic) this.reading.rest();
    this.rest = [];
    this.table().onmove(given);
    this.put();
  }

  /** End the step by its own button, which has said what that throws away. */
  end({ offer, turn, left }: Ending): void {
    if (!turn || !left.length) return this.send(offer.text);
    this.rest = [];
    this.table().onmove(offer.text, { release: true });
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

  /** Whom an attack can hit. */
  private targets(): Offer[] {
    if (this.view.steps.at(-1)?.kind !== "attack") return [];
    return this.offers.all.filter(({ pieces }) => !isButton(pieces[0]));
  }

  why(pieces: readonly Piece[]): void {
    this.table().onwhy(pieces);
  }

  /** A die of the tray: kept or not while throwing, in hand or not otherwise. */
  pick({ id, piece }: TrayDie): void {
    this.topic = undefined;
    if (this.throwing) {
      this.kept = toggled(this.kept, id);
      return;
    }
    if (this.picked.includes(id)) {
      this.picked = toggled(this.picked, id);
      return;
    }
    if (this.offers.open(...this.touched, piece).length) this.hold([...this.picked, id], this.keys);
    else if (this.offers.open(piece).length) this.hold([id], []);
    else this.why([piece]);
  }

  private hold(picked: readonly string[], keys: readonly Piece[]): void {
    const settled = keys.length ? this.settled([...this.piecesOf(picked), ...keys]) : undefined;
    if (settled) return this.send(settled.text);
    this.picked = picked;
    this.keys = keys;
  }

  /** A piece on the table. One that is no target hands the touch on to what it stands on. */
  touch(touched: Piece, under?: Piece): void {
    const key = this.meant(touched, under);
    if (this.aimsAt(key)) return;
    const aimed = this.aimed.filter((offer) => this.keysOf(offer).includes(key));
    if (this.topic && aimed.length === 1) return this.send(aimed[0]!.text);
    this.topic = undefined;
    const card = isLaidOut(key) ? this.offers.made(key) : undefined;
    if (card) return this.choose(key, card);
    if (this.keys.includes(key)) {
      this.keys = toggled(this.keys, key);
      return;
    }
    if (this.tryWith(this.picked, [...this.keys, key])) return;
    if (this.tryWith([], [key])) return;
    this.why([...this.touched, key]);
  }

  /** What lies under a finger, if the piece itself is no target. */
  private meant(touched: Piece, under: Piece | undefined): Piece {
    const leads = under !== undefined && (this.hot.has(under) || this.warm.has(under));
    return leads && !this.warm.has(touched) ? under : touched;
  }

  /** An enemy where one stands, with dice to strike it: how hard is chosen next. */
  private aimsAt(key: Piece): boolean {
    const { active, boss, monsters } = this.view;
    const here = monsters[active]?.zone;
    const enemy = key === "boss" ? boss.zone === here : isMinionIn(key, here);
    const can = enemy && !this.warm.has(key) && this.patterns.some(({ deed }) => deed === "attack");
    if (can) this.topic = "attack";
    return can;
  }

  /** What lies in a drawer is there to be read: a first touch only chooses it. */
  private choose(slot: Piece, offer: Offer): void {
    if (this.chosen === slot) return this.send(offer.text);
    this.picked = [];
    this.keys = [slot];
    this.reading.rest(); // what buys it lies where another button lay
  }

  private tryWith(picked: readonly string[], keys: readonly Piece[]): boolean {
    const touched = [...this.piecesOf(picked), ...keys];
    const settled = this.settled(touched);
    if (settled) this.send(settled.text);
    else if (this.offers.open(...touched).length) {
      this.picked = picked;
      this.keys = keys;
    } else return false;
    return true;
  }
}
