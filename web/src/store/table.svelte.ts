// A table as this device sees it. Nothing here knows a rule: what may be done is what was asked.

import type { Help } from "../games/ui";
import { introduce, learn, say } from "../words/say.svelte";
import {
  type AskMessage,
  type Down,
  type EventMessage,
  type GameName,
  type HintMessage,
  type Hold,
  type MoveText,
  type Phrase,
  type Policy,
  type PresenceMessage,
  type Refusal,
  type SeatCard,
  type Spoken,
  type Sync,
  type TableMessage,
  USUAL_POLICY,
} from "../wire/types";
import { type Given, isPieces } from "../wire/given";
import { type Answer, type Said, type SocketState, TableSocket, type Wire } from "../wire/socket";
import { AidStore } from "./aid.svelte";
import { BestStore } from "./best.svelte";
import { adviser } from "./bots.svelte";
import { DoubtStore } from "./doubts.svelte";
import { namesOf } from "../words/people";
import { ensureKey, forgetKey, person } from "./person.svelte";
import { finish, helpIn, practise } from "./practice.svelte";
import { enderOf, present } from "./seats";
import { Gestures } from "./gestures.svelte";
import { TaskStore } from "./tasks.svelte";
import { continued, freshIn, hasGap, preceded, RECENT, type Story } from "./story";

export const SPECTATOR = "spectator";
const noIn = (answer: Answer) => (answer.type === "refused" ? answer.refusal : null);
type Saying = (seat: string, seen: number) => Said;

export class TableStore {
  connection = $state<SocketState>("connecting");
  /** Why this table cannot be entered. */
  shut = $state.raw<Refusal | null>(null);
  table = $state.raw<TableMessage | null>(null);
  /** When that was heard, on this device's own clock: what it says of seconds counts from there. */
  heard = 0;
  sync = $state.raw<Sync | null>(null);
  story = $state.raw<Story | null>(null);
  fresh = $state.raw<EventMessage[]>([]);
  chat = $state.raw<readonly Spoken[]>([]);
  /** The seat that is uncovered; null: not even watching is allowed. */
  look = $state<string | null>(null);
  pending = $state.raw<Said | null>(null);
  /** The last no, until something else is done. */
  refused = $state.raw<Refusal | null>(null);
  advice = $state.raw<HintMessage | null>(null);
  /** What stands against what somebody asked about. */
  why = $state.raw<{ readonly refusal: Refusal } | null>(null);
  thinking = $state(false);
  /** While the board shows what happened: how many of the latest events are still a secret. Null: it
   * shows nothing. */
  untold = $state<number | null>(null);

  readonly gestures = new Gestures();
  readonly tasks = new TaskStore(() => this.sync);
  readonly aid = new AidStore(
    () => this.sync,
    (said) => this.socket.say(said),
  );
  readonly doubts = new DoubtStore(this, (said) => this.socket.say(said));
  private readonly considered = new BestStore(
    () => this.sync?.version,
    () => this.adviceFor(this.sync?.seat ?? ""),
  );
  private greeted: ((open: boolean) => void) | undefined;
  private readonly socket: TableSocket;

  constructor(
    readonly id: string,
    dial?: () => Wire,
    /** Looks as nobody in particular, whoever owns this device: nothing secret ever comes here. */
    private readonly unknown = false,
  ) {
    this.socket = new TableSocket(
      {
        hello: () => this.hello(),
        hear: (message) => this.hear(message),
        state: (...told) => this.heardState(...told),
      },
      dial,
    );
  }

  open(): void {
    this.socket.connect();
  }

  close(): void {
    this.hangUp();
    introduce([]);
  }

  hangUp(): void {
    this.socket.close();
  }

  /** Go in, and wait for what is told at the door; false where nobody opens. */
  entered(): Promise<boolean> {
    return new Promise((resolve) => {
      this.greeted = resolve;
      this.open();
    });
  }

  hurry(): void {
    this.socket.hurry();
  }

  // -- what can be read off

  game = $derived(this.table?.game as GameName | undefined);
  seats: readonly SeatCard[] = $derived(this.table?.seats ?? []);
  mine: readonly string[] = $derived(
    this.seats.filter((seat) => seat.mine).map((seat) => seat.seat),
  );
  asked: string | null = $derived(this.sync?.decision?.seat ?? null);
  /** It is the turn of somebody at this device, uncovered or not. */
  turn: boolean = $derived(
    this.asked !== null && this.mine.includes(this.asked) && this.table?.state === "playing",
  );
  /** The question, if it may be answered now, at this device, by the seat that is uncovered. */
  ask: AskMessage | null = $derived(this.readAsk());
  /** Where several people share this device: another one than who looks is asked. */
  private next: string | null = $derived(
    this.mine.length > 1 && this.turn && this.look !== this.asked ? this.asked : null,
  );
  /** While the board shows something: how much of the story is told by now. Null: all of it. */
  held: number | null = $derived(
    this.untold === null ? null : Math.max(0, (this.story?.events.length ?? 0) - this.untold),
  );
  /** Whom whoever looks shall pass the device on to, once they have seen what came of their move. */
  handover: string | null = $derived(
    this.mine.includes(this.look ?? "") && this.held === null ? this.next : null,
  );
  /** Whom the curtain waits for: nobody's own view is uncovered. */
  curtain: string | null = $derived(this.mine.includes(this.look ?? "") ? null : this.next);
  policy: Policy = $derived(this.table?.policy ?? USUAL_POLICY);
  /** How much the table helps whoever sits here. */
  help: Help = $derived(helpIn(this.game ?? "", !!this.table?.lesson));
  /** Nothing was answered here since the table was opened. */
  begins = $state(true);
  /** The turn that waits for its end. */
  hold: Hold | null = $derived(this.table?.hold ?? null);
  /** When it ends by itself, on this device's own clock. */
  holdEnds = $state<number | null>(null);
  /** It has been made, and may be taken back for a while. */
  grace: boolean = $derived(this.hold !== null && this.hold.ms !== null);
  /** The seat for which somebody here may end it: its own, or any once its person is away. */
  ender: string | null = $derived(this.table?.paused ? null : enderOf(this.hold, this.seats));

  private readAsk(): AskMessage | null {
    const decision = this.sync?.decision;
    if (!decision?.ask || decision.seat !== this.sync?.seat || !this.mine.includes(decision.seat))
      return null;
    const waits = this.hold && this.hold.seat !== decision.seat;
    const still = this.pending || this.table?.paused || this.table?.frozen;
    return still || waits ? null : decision.ask;
  }

  // -- what can be done

  /** `release`: whoever answers has read what that throws away. */
  async move(given: Given, how: { release?: true } = {}): Promise<void> {
    const said = isPieces(given) ? { pieces: [...given] } : { move: given };
    const rule = this.sync?.decision?.rule ?? "";
    if (this.doubts.isWanted(how) && (await this.doubts.holds(given, said))) return;
    const asked = this.doubts.answered();
    const seen = asked?.seen ?? this.sync?.version ?? 0;
    const done = await this.act((seat) => ({ type: "move", seat, seen, ...said, ...how }), asked);
    if (!done || !this.game) return;
    this.begins = false;
    practise(this.game, rule, !!this.table?.lesson);
  }

  /** End the turn that is held. */
  async endTurn(): Promise<void> {
    if (!this.ender || !this.sync) return;
    await this.do({ type: "release", seat: this.ender, seen: this.sync.version });
  }

  undo(): Promise<unknown> {
    return this.act((seat, seen) => ({ type: "undo", seat, seen }));
  }

  redo(): Promise<unknown> {
    return this.act((seat, seen) => ({ type: "redo", seat, seen }));
  }

  /** The curtain falls: from now on this device sees what everybody may see. */
  passOn(): Promise<void> {
    return this.uncover(SPECTATOR);
  }

  /** Uncover a seat of this device. What another seat has seen is forgotten: the curtain is real. */
  async uncover(seat: string): Promise<void> {
    if (this.look === seat) return;
    this.look = seat;
    this.forget();
    await this.do({ type: "look", seat });
  }

  async hint(): Promise<void> {
    if (this.thinking || !this.sync) return;
    this.thinking = true;
    const [answer] = await Promise.all([this.considered.advice(), learn("advice")]);
    this.thinking = false;
    // One answer at a time: what was said before makes room.
    this.dismiss();
    if (answer.type === "advice") this.advice = answer;
    else this.refused = noIn(answer);
  }

  /** Find out quietly what a hint would say, where this table has hints. */
  async consider(): Promise<void> {
    if (this.ask && this.policy.hints) await this.considered.want();
  }

  /** The answer that a hint names first, where this table has hints and it is known. */
  get best(): MoveText | undefined {
    return this.policy.hints ? this.considered.move : undefined;
  }

  private adviceFor(seat: string): Promise<Answer> {
    return this.socket.say({ type: "hint", seat, bot: adviser(this.table?.bots ?? []) });
  }

  async askWhy(pieces: readonly string[]): Promise<void> {
    if (!this.sync || this.sync.result) return; // a touch that came too late
    const asked = { seat: this.sync.seat, pieces: [...pieces] };
    const answer = await this.socket.say({ type: "why", ...asked });
    this.dismiss();
    if (answer.type === "obstacles") this.why = { refusal: answer.refusal };
    else this.refused = noIn(answer);
  }

  /** Fetch the page of the story before what is known; false where there is none to be had. */
  async readBack(): Promise<boolean> {
    const known = this.story;
    if (!known?.first) return false;
    const answer = await this.socket.say({ type: "story", seat: known.seat, before: known.first });
    if (answer.type !== "story") return false;
    const before = this.story;
    this.story = preceded(before, answer);
    return this.story !== before;
  }

  /** Anything else that is answered by ack or no; resolves to the new table, if one came of it. */
  async do(said: Said): Promise<{ done: boolean; table: string | null }> {
    const answer = await this.socket.say(said);
    this.refused = noIn(answer);
    return { done: answer.type === "ack", table: answer.type === "ack" ? answer.table : null };
  }

  /** Seats need somebody to sit on them: make sure that there is a key, and that the server knows. */
  async take(seat: string): Promise<void> {
    if (!person.key) {
      await ensureKey();
      this.socket.restart();
    }
    await this.do({ type: "take", seat, name: person.name });
  }

  /** Show everybody what is meant; for the seat that is looked at, or the only one here. */
  point(target: string): Promise<unknown> {
    const seat = this.mine.find((each) => each === this.look) ?? this.mine[0];
    return seat ? this.do({ type: "point", seat, target }) : Promise.resolve();
  }

  say(text: string): Promise<unknown> {
    return this.do({ type: "say", text });
  }

  phrase(phrase: Phrase): Promise<unknown> {
    return this.do({ type: "phrase", phrase });
  }

  /** The board shows what has happened piece by piece, or has done so; `untold`: how many of the
   * latest events it has yet to show, all that are fresh where it does not say. */
  show(showing: boolean, untold?: number): void {
    if (!showing) this.untold = null;
    else if (untold !== undefined) this.untold = untold;
    else this.untold ??= this.fresh.length;
  }

  dismiss(): void {
    this.goOn();
    this.advice = null;
  }

  /** Somebody does something else: no refusal stays for that. */
  goOn(): void {
    this.refused = this.why = this.doubts.now = null;
  }

  /** `before`: what is on its way and makes room for it. */
  private async act(said: Saying, before: Said | null = null): Promise<boolean> {
    if (!this.sync || (this.pending && this.pending !== before)) return false;
    this.dismiss();
    const message = said(this.sync.seat, this.sync.version);
    this.pending = message;
    const answer = await this.socket.say(message);
    this.pending = null;
    this.refused = noIn(answer);
    return answer.type === "ack";
  }

  // -- what is heard

  private hello() {
    const seen = this.story && this.story.seat === this.look ? this.story.version : null;
    const key = this.unknown ? "" : person.key;
    const wanted = { recent: RECENT, pictures: true, aid: false, holds: true, teaching: true };
    return { table: this.id, key, seen, look: this.look, ...wanted };
  }

  private heardState(state: SocketState, refusal?: Refusal): void {
    this.connection = state;
    // Whoever the server does not know comes as nobody in particular.
    if (refusal?.code === "wrong-key") {
      forgetKey();
      this.socket.restart();
    } else this.shut = refusal ?? null;
    if (state === "refused" || state === "outdated") this.greeted?.(false);
  }

  private hear(message: Down): void {
    if (message.type === "welcome") this.look = message.look;
    else if (message.type === "table") {
      const ms = message.hold?.ms ?? null;
      this.holdEnds = ms === null ? null : performance.now() + ms;
      this.hearTable(message);
    } else if (message.type === "presence") this.hearPresence(message);
    else if (message.type === "sync") this.hearSync(message.sync);
    else if (message.type === "said") this.hearSaid(message);
    else if (message.type === "refused") this.refused = message.refusal;
    else if (!this.tasks.hear(message)) this.gestures.hear(message);
  }

  private hearTable(message: TableMessage): void {
    this.heard = performance.now();
    if (this.table?.state === "playing" && message.ended === "finished") this.noteEnd();
    this.table = message;
    introduce(namesOf(message.seats, say));
    this.greeted?.(true);
  }

  private noteEnd(): void {
    if (this.game && this.mine.length && !this.table?.lesson) finish(this.game);
  }

  /** Somebody came or went; everything else about the table is as it was. */
  private hearPresence({ seats, watchers }: PresenceMessage): void {
    if (!this.table) return;
    this.hearTable({ ...this.table, watchers, seats: present(this.table.seats, seats) });
  }

  private hearSync(sync: Sync): void {
    // EventMessage from a point that this device does not know: ask for the whole story.
    if (hasGap(this.story, sync)) {
      this.look = sync.seat;
      this.forget();
      return this.socket.restart();
    }
    const asked = this.seats.find((card) => card.seat === this.asked);
    if (this.sync && this.sync.version !== sync.version && asked?.kind === "person")
      this.gestures.goOn();
    this.fresh = freshIn(this.story, sync);
    if (this.untold !== null) this.untold += this.fresh.length;
    this.story = continued(this.story, sync);
    this.sync = sync;
    this.look = sync.seat;
    if (this.advice && this.advice.version !== sync.version) this.advice = null;
    this.why = this.doubts.now = null;
  }

  private hearSaid(line: Spoken): void {
    if (line.number > (this.chat.at(-1)?.number ?? 0)) this.chat = [...this.chat, line];
  }

  /** The story is one seat's own. The last view stays until the next: behind the curtain nobody sees it. */
  private forget(): void {
    this.story = null;
    this.fresh = [];
    this.aid.forget();
    this.considered.forget();
    this.dismiss();
  }
}
