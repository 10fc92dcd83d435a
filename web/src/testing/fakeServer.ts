// For tests: the other end of the line.

import { offersOf, written } from "./prompt";
import type { Wire } from "../wire/socket";
import {
  type Down,
  PROTOCOL,
  type Refusal,
  type SeatCard,
  type Sync,
  type TableMessage,
  type Up,
  USUAL_POLICY,
} from "../wire/types";
import { SAMPLE } from "./sample";

export class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: Up[] = [];
  closed = false;

  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as Up);
  }
  close(): void {
    this.closed = true;
  }
  /** The server speaks. */
  say(message: Down): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Open the line and let the server greet. */
  greet(more: Partial<Extract<Down, { type: "welcome" }>> = {}): void {
    this.onopen?.();
    const id = this.last("hello").id;
    this.say({
      type: "welcome",
      id,
      protocol: PROTOCOL,
      person: "p",
      seats: ["0"],
      look: "0",
      beat: 30,
      ...more,
    });
  }
  /** The last message of this type. */
  last<T extends Up["type"]>(type: T): Extract<Up, { type: T }> {
    const found = this.sent.findLast((message) => message.type === type);
    if (!found) throw new Error(`no ${type} was sent`);
    return found as Extract<Up, { type: T }>;
  }
}

/** Every connection that is made, in order. */
export function fakeServer() {
  const wires: FakeWire[] = [];
  const dial = () => {
    const wire = new FakeWire();
    wires.push(wire);
    return wire;
  };
  return { wires, dial, now: () => wires.at(-1)! };
}

export const NO: Refusal = {
  code: "illegal-move",
  rule: "M-3.2",
  params: {},
  tried: written("4@2a"),
  possible: [],
  obstacles: [],
};

export function tableMessage(seats: SeatCard[], more: Partial<TableMessage> = {}): TableMessage {
  return {
    type: "table",
    table: "t",
    game: SAMPLE,
    options: {},
    cards: { id: "house", version: 1, hash: "", shipped: true, invented: 0 },
    policy: USUAL_POLICY,
    state: "playing",
    paused: false,
    seats,
    host: true,
    watchers: 0,
    wish: null,
    ended: null,
    result: null,
    frozen: null,
    next: null,
    together: false,
    bots: ["ogre", "goblin", "sphinx", "dragon"],
    usual: "goblin",
    hold: null,
    grace: null,
    lesson: "",
    asks: null,
    ...more,
  };
}

export function syncOf(
  more: Partial<Record<keyof Sync, unknown>>,
): Extract<Down, { type: "sync" }> {
  const sync = {
    game: SAMPLE,
    version: 1,
    seat: "0",
    moves: 1,
    since: 0,
    view: {},
    decision: {
      seat: "0",
      rule: "M-3.1",
      ask: { kind: "one-of", size: 1, moves: offersOf(["4@2a"]) },
    },
    events: [],
    result: null,
    aid: null,
    ...more,
  } as unknown as Sync;
  return { type: "sync", sync };
}
