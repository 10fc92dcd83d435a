// For tests: a match that a server could tell, thirty moves long.

import { written } from "./prompt";
import type { Snapshot } from "../games/ui";
import type { EventMessage } from "../store/story";
import { type Reel, type Replay, type Sync, type TableCard, USUAL_POLICY } from "../wire/types";
import { SAMPLE } from "./sample";

const [{ view: VIEW }] = Object.values(
  import.meta.glob<Snapshot>("../../../tests/games/*/snapshots/waiting-4.json", {
    eager: true,
    import: "default",
  }),
) as [Snapshot];
const SEATS = ["0", "1"];
const NAMES = ["Ada", "Bo"];
const CARD: TableCard = {
  table: "",
  game: SAMPLE,
  options: {},
  cards: { id: "house", version: 1, hash: "", invented: 0 } as unknown as TableCard["cards"],
  policy: USUAL_POLICY,
  state: "over",
  paused: false,
  seats: SEATS.map((seat, n) => ({ seat, kind: "person", name: NAMES[n], mine: n === 0 })),
  turn: null,
  moves: 0,
  ended: null,
  result: null,
  frozen: null,
  next: null,
  made: 0,
  touched: 0,
  lesson: "",
};

type Asked = Record<"first" | "last", number> & { seat: string; secrets: boolean };

export const fakeMatch = ({
  state = "over" as TableCard["state"],
  frozen = null as TableCard["frozen"],
} = {}) => new FakeMatch(state, frozen);

class FakeMatch {
  total = 30;
  /** What was asked for, in order. */
  asked: string[] = [];

  constructor(
    private readonly state: TableCard["state"],
    private readonly frozen: TableCard["frozen"],
  ) {}

  async table(id: string): Promise<TableCard> {
    const { state, frozen, total } = this;
    return {
      ...CARD,
      table: id,
      state,
      frozen,
      moves: total,
      ended: state === "over" ? "finished" : null,
    };
  }

  async replay(id: string, move: number, query: string): Promise<Replay> {
    this.asked.push(`replay ${move} ${query}`);
    const wanted = new URLSearchParams(query);
    const seat = wanted.get("seat") ?? "spectator";
    const first = Number(wanted.get("first") ?? 0);
    const since = Number(wanted.get("since") ?? 0);
    const moves = Array.from({ length: move - first }, (_, n) => ({
      seat: String((first + n) % 2),
      move: written("1@1a"),
      phrase: { code: "move", params: { text: "1@1a" } },
    }));
    const events = moves.flatMap<EventMessage>((_, n) => eventsOf(first + n + 1));
    const sync = { ...momentOf(move, seat, this.total), since, events } as Sync;
    const { total } = this;
    return { table: id, move, total, moves, seats: SEATS, names: NAMES, sync, secrets: null };
  }

  async reel(id: string, { seat, secrets, first, last }: Asked): Promise<Reel> {
    const { total } = this;
    this.asked.push(`reel ${first} ${seat} ${secrets}`);
    const length = Math.min(last, total) - first + 1;
    const moments = Array.from({ length }, (_, n) => momentOf(first + n, seat, total));
    const views = Object.fromEntries(SEATS.map((each) => [each, VIEW]));
    return { table: id, first, total, moments, secrets: secrets ? moments.map(() => views) : null };
  }
}

function momentOf(move: number, seat: string, total: number): Sync {
  return {
    game: SAMPLE,
    version: move,
    seat,
    moves: move,
    since: Math.max(0, move - 1),
    view: { ...VIEW, seat },
    aid: null,
    decision: move < total ? { seat: "0", rule: "M-3.1" } : null,
    events: eventsOf(move),
    result: null,
  } as unknown as Sync;
}

/** Every round has fifteen moves here. */
function eventsOf(move: number): Sync["events"] {
  if (move === 0) return [];
  const params = { player: move % 2, strength: 1, place: 1, side: "a" };
  const told =
    move % 15 === 1
      ? { code: "guardians-dealt", params: { round: (move + 14) / 15, levels: [1, 2] } }
      : { code: "played", params };
  return [{ ...told, rule: "", move }] as unknown as Sync["events"];
}
