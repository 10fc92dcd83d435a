// A match looked at again: which moment, through whose eyes, at rest or running by itself.

import { namesOf } from "../words/people";
import { person } from "../store/person.svelte";
import { http } from "../wire/http";
import type { GameName, SeatCard, Sync, TableCard } from "../wire/types";
import { openGame, uiOf } from "../games/games";
import { introduce, learn, say } from "../words/say.svelte";
import { momentLink, type Moment } from "./links";
import type { EventMessage } from "../store/story";
import { type Chapter, chaptersIn, marksIn } from "./chapters";
import { Moments, type Shown } from "./moments";
import { missing, pageAt, queryOf, type Score, withPage } from "./score";
import { landing, restAfter, type Speed, type Step } from "./steps";

type Source = Pick<typeof http, "table" | "replay" | "reel">;

export class ReplayStore {
  card = $state.raw<TableCard | null>(null);
  score = $state.raw<Score | null>(null);
  shown = $state.raw<Shown | null>(null);
  /** What the last step forward did, for motion. */
  fresh = $state.raw<EventMessage[]>([]);
  fault = $state.raw<unknown>(null);
  /** The moment that is wanted; it is shown as soon as it is here. */
  at = $state(0);
  /** How far somebody has looked: what comes later is not told. */
  reached = $state(0);
  secrets = $state(false);
  playing = $state(false);
  speed = $state<Speed>("1");
  /** A big moment is on stage; so many of its events nobody has seen yet. */
  staged = $state(false);
  private untold = $state(0);

  readonly id: string;
  private wanted: string | null;
  private readonly kept = new Map<string, Moments>();

  constructor(
    start: Required<Moment>,
    private readonly source: Source = http,
  ) {
    this.id = start.id;
    this.wanted = start.seat ?? null;
    this.at = start.move;
    this.reached = start.move;
    this.secrets = start.secrets;
  }

  // -- what can be read off

  game = $derived(this.card?.game as GameName | undefined);
  over = $derived(this.card?.state === "over");
  seats: readonly SeatCard[] = $derived(this.card?.seats ?? []);
  seat: string | null = $derived(this.score?.seat ?? null);
  total = $derived(this.score?.total ?? 0);
  sync: Sync | null = $derived(this.shown?.sync ?? null);
  chapters: readonly Chapter[] = $derived(
    this.game && this.score ? chaptersIn(this.game, this.score.events) : [],
  );
  marks: readonly number[] = $derived(
    this.game && this.score ? marksIn(this.game, this.score.events) : [],
  );
  /** How it ended, once the end is what is shown. */
  result: Record<string, unknown> | null = $derived(
    this.sync?.result ?? (this.sync?.moves === this.total ? (this.card?.result ?? null) : null),
  );
  /** All that has happened until the moment that is shown. */
  happened: readonly EventMessage[] = $derived(
    (this.score?.events ?? []).filter(({ move }) => move <= this.at),
  );
  /** All that may be told: what is on stage is told once it has been seen. */
  events: readonly EventMessage[] = $derived.by(() => {
    const all = this.score?.events ?? [];
    const end = all.findLastIndex(({ move }) => move <= this.at) + 1;
    return this.untold ? all.toSpliced(end - this.untold, this.untold) : all;
  });
  /** What the board sets in motion. Who turns the pages sets the pace: nothing is staged here but the
   * biggest moments, and not even those for somebody in a hurry. */
  moving: EventMessage[] = $derived.by(() => {
    const { stagesEvents, isBig } = this.game ? uiOf(this.game) : {};
    const hurries = this.playing && Number(this.speed) > 1;
    return !stagesEvents || (!hurries && isBig?.(this.fresh)) ? this.fresh : [];
  });
  /** Whose eyes can be chosen: while the match runs one's own, and everybody's. */
  eyes: readonly string[] = $derived([
    ...this.seats.filter((card) => this.over || card.mine).map((card) => card.seat),
    "spectator",
  ]);
  get link(): string {
    return momentLink({ id: this.id, move: this.at, seat: this.seat, secrets: this.secrets });
  }

  // -- opening

  async open(): Promise<void> {
    await this.trying(async () => {
      const card = await this.source.table(this.id, person.key);
      await Promise.all([openGame(card.game as GameName), learn("replay")]);
      introduce(namesOf(card.seats, say));
      this.secrets &&= card.state === "over";
      this.card = card;
      await this.read(this.wanted, card.moves);
    });
  }

  close(): void {
    this.playing = false;
    introduce([]);
  }

  /** Whether anything has been played since; a match that runs goes on while one looks back. */
  async renew(): Promise<void> {
    this.kept.clear();
    await this.open();
  }

  private async read(seat: string | null, total: number): Promise<void> {
    const { first, last } = pageAt(this.at, total);
    const page = await this.source.replay(this.id, last, queryOf(first, seat), person.key);
    this.score = withPage(null, page);
    this.wanted = page.sync.seat;
    await this.show(Math.min(this.at, page.total));
    void this.readOn(this.score);
  }

  /** The pages that are still missing, one after the other; whoever looks elsewhere ends it. */
  private async readOn(score: Score): Promise<void> {
    const first = missing(score);
    if (first === null || this.score !== score) return;
    await this.trying(async () => {
      const { last } = pageAt(first + 1, score.total);
      const query = queryOf(first, score.seat);
      const page = await this.source.replay(this.id, last, query, person.key);
      if (this.score !== score) return;
      this.score = withPage(score, page);
      await this.readOn(this.score);
    });
  }

  // -- leafing

  async show(move: number): Promise<void> {
    const at = Math.max(0, Math.min(this.total, move));
    this.at = at;
    this.reached = Math.max(this.reached, at);
    const moments = this.moments();
    const ready = moments.get(at);
    if (ready) {
      this.put(ready);
      moments.lookAround(at);
      return;
    }
    await this.trying(async () => {
      const found = await moments.need(at);
      // Whoever leafs on meanwhile is not thrown back.
      if (found && found.sync.moves === this.at && moments === this.moments()) this.put(found);
    });
  }

  async take(step: Step): Promise<void> {
    if (step === "play") return this.toggle();
    this.playing = false;
    const end = this.at === this.total && !this.over;
    if (end && (step === "forward" || step === "last")) return this.renew();
    await this.show(landing(step, this.at, this.total, this.chapters));
  }

  /** Somebody points at a moment: it no longer plays by itself. */
  jump(move: number): void {
    this.playing = false;
    void this.show(move);
  }

  async toggle(): Promise<void> {
    this.playing = !this.playing;
    if (this.playing && this.at === this.total) await this.show(0);
  }

  /** While it plays: the time until the next moment, or null where it has come to rest. */
  rest: number | null = $derived(
    this.playing && !this.staged && this.sync?.moves === this.at
      ? restAfter(this.sync.events.length, this.speed)
      : null,
  );

  async playOn(): Promise<void> {
    if (this.at < this.total) await this.show(this.at + 1);
    if (this.at >= this.total) this.playing = false;
  }

  /** What the board says of its stage; cards that only turn hold nothing up. */
  stage(showing: boolean, untold?: number): void {
    this.staged = showing && untold !== undefined;
    this.untold = this.staged ? (untold ?? 0) : 0;
  }

  // -- eyes

  async lookAs(seat: string): Promise<void> {
    if (seat === this.seat) return;
    await this.trying(() => this.read(seat, this.total));
  }

  async tell(secrets: boolean): Promise<void> {
    this.secrets = secrets;
    await this.show(this.at);
  }

  private put(found: Shown): void {
    const before = this.shown?.sync;
    const next = before?.seat === found.sync.seat && before.moves + 1 === found.sync.moves;
    if (before?.moves !== found.sync.moves) this.fresh = next ? [...found.sync.events] : [];
    this.shown = found;
  }

  private moments(): Moments {
    const { seat, secrets, total } = this;
    const eyes = `${seat ?? ""} ${secrets} ${total}`;
    let found = this.kept.get(eyes);
    if (!found) {
      const query = { seat: seat ?? "spectator", secrets };
      found = new Moments(
        (first, last) => this.source.reel(this.id, { ...query, first, last }, person.key),
        total,
        () => void this.renew(),
      );
      this.kept.set(eyes, found);
    }
    return found;
  }

  private async trying(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      this.fault = null;
    } catch (error) {
      this.fault = error;
      this.playing = false;
    }
  }
}
