// One line to one table. It says hello, keeps the line alive, connects again with growing pauses,
// and sends whatever was not answered once more, with the same id: the server does it once.

import { newId } from "./id";
import {
  type Ack,
  type AidMessage,
  type Down,
  type HintMessage,
  type Hello,
  PROTOCOL,
  type Refusal,
  type Refused,
  type StoryMessage,
  type SureMessage,
  type Up,
  type WhyMessage,
} from "./types";

export type SocketState = "connecting" | "open" | "broken" | "refused" | "outdated" | "closed";
export type Answer =
  Ack | Refused | AidMessage | HintMessage | SureMessage | WhyMessage | StoryMessage;
/** A message as it is thought of; the line gives it an id. */
type Without<M> = M extends Up ? Omit<M, "id"> : never;
export type Said = Without<Exclude<Up, Hello>>;

/** As much of a WebSocket as is used, so that tests can play one. */
export interface Wire {
  send(frame: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface Ears {
  /** What hello should say now. */
  hello(): Omit<Hello, "type" | "id">;
  hear(message: Down): void;
  state(state: SocketState, refusal?: Refusal): void;
}

interface Open {
  said: Said;
  id: string;
  tries: number;
  answer: (answer: Answer) => void;
}

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 20_000;
/** The server says: send the very same again. */
const TOO_FAST = "too-fast";
const AGAIN = new Set(["try-again", "not-stored", "not-read", TOO_FAST]);
const MOST_TRIES = 6;

export class TableSocket {
  private wire: Wire | undefined;
  private welcomed = false;
  private stopped = false;
  private failures = 0;
  private heard = 0;
  private helloId = "";
  /** Until when the server wants to hear nothing, and why: it hangs up on who does not wait. */
  private rests = 0;
  private why: Refusal | undefined;
  private readonly open = new Map<string, Open>();
  private pulse: ReturnType<typeof setInterval> | undefined;
  private next: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ears: Ears,
    private readonly dial: () => Wire = dialServer,
  ) {}

  connect(): void {
    if (this.stopped) return;
    clearTimeout(this.next);
    this.ears.state(this.failures ? "broken" : "connecting");
    const wire = this.dial();
    this.wire = wire;
    wire.onopen = () => this.sayHello(wire);
    wire.onmessage = ({ data }) => wire === this.wire && this.take(JSON.parse(data) as Down);
    wire.onclose = () => wire === this.wire && this.lost();
  }

  /** Say hello again: something is missing that only the server knows. */
  restart(): void {
    this.drop();
    this.connect();
  }

  /** Do not wait any longer: the network is back, or somebody looks again. */
  hurry(): void {
    if (!this.wire && !this.stopped) this.connect();
  }

  close(): void {
    this.stopped = true;
    this.drop();
    clearTimeout(this.next);
    this.ears.state("closed");
  }

  /** Resolves with the answer, however many connections it takes. */
  say(said: Said): Promise<Answer> {
    const id = newId();
    return new Promise((answer) => {
      const open = { said, id, tries: 0, answer };
      this.open.set(id, open);
      if (this.welcomed) this.send(open);
    });
  }

  private send({ said, id }: Open): void {
    this.wire?.send(JSON.stringify({ ...said, id }));
  }

  private sayHello(wire: Wire): void {
    if (wire !== this.wire) return;
    this.helloId = newId();
    const hello: Hello = { type: "hello", id: this.helloId, ...this.ears.hello() };
    wire.send(JSON.stringify(hello));
  }

  private take(message: Down): void {
    this.heard = Date.now();
    if (message.type === "refused" && message.refusal.code === TOO_FAST) this.rest(message.refusal);
    if (message.type === "welcome") return this.welcome(message);
    if (message.type === "refused" && message.id === this.helloId)
      return this.refused(message.refusal);
    if (message.type === "pong") return;
    // What an act has changed is told before its answer: the store is up to date by then.
    if ("id" in message && this.answered(message)) return;
    this.ears.hear(message);
  }

  private welcome(message: Extract<Down, { type: "welcome" }>): void {
    if (message.protocol !== PROTOCOL) {
      this.stopped = true;
      this.drop();
      return this.ears.state("outdated");
    }
    this.failures = 0;
    this.welcomed = true;
    this.ears.state("open");
    this.ears.hear(message);
    this.beat(message.beat * 1000);
    for (const open of this.open.values()) this.send(open);
  }

  private refused(refusal: Refusal): void {
    if (AGAIN.has(refusal.code)) return this.lost();
    this.drop();
    this.ears.state("refused", refusal);
  }

  private answered(message: Answer): boolean {
    const open = this.open.get(message.id);
    if (!open) return false;
    if (message.type === "refused" && AGAIN.has(message.refusal.code) && open.tries < MOST_TRIES) {
      open.tries += 1;
      setTimeout(
        () => this.welcomed && this.open.has(open.id) && this.send(open),
        this.pause(open.tries),
      );
      return true;
    }
    this.open.delete(message.id);
    open.answer(message);
    return true;
  }

  /** A sign of life each way; a line that has gone silent is given up. */
  private beat(every: number): void {
    clearInterval(this.pulse);
    this.heard = Date.now();
    this.pulse = setInterval(() => {
      if (Date.now() - this.heard > 2.5 * every) return this.lost();
      this.wire?.send(JSON.stringify({ type: "ping", id: newId() }));
    }, every);
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = undefined;
    this.welcomed = false;
    clearInterval(this.pulse);
    wire?.close();
  }

  private lost(): void {
    this.drop();
    if (this.stopped) return;
    this.failures += 1;
    this.ears.state("broken", this.rests > Date.now() ? this.why : undefined);
    this.next = setTimeout(() => this.connect(), this.pause(this.failures));
  }

  private rest(why: Refusal): void {
    this.rests = Date.now() + 1000 * Number(why.params["seconds"] ?? 0);
    this.why = why;
  }

  private pause(failures: number): number {
    return Math.max(pause(failures), this.rests - Date.now());
  }
}

/** Longer each time, and by a random share, so that a restart does not bring everybody at once. */
function pause(failures: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1)) * (0.5 + Math.random());
}

function dialServer(): Wire {
  const address = new URL("/api/socket", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address) as unknown as Wire;
}
