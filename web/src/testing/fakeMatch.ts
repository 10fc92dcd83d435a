// For tests: a match of `mighty` that a server could tell, thirty moves long.

import mighty from "../../../tests/games/mighty/snapshots/waiting-4.json";
import type { EventMessage } from "../store/story";
import type { Reel, Replay, Sync, TableCard } from "../wire/types";

const SEATS = ["0", "1"];

export function fakeMatch({ state = "over" as TableCard["state"] } = {}) {
  const match = {
    total: 30,
    /** What was asked for, in order. */
    asked: [] as string[],

    table: async (id: string): Promise<TableCard> => ({
      table: id,
      game: "mighty",
      options: {},
      cards: { id: "house", version: 1, hash: "", invented: 0 } as unknown as TableCard["cards"],
      policy: { undo: "free", watch: "link", listed: false, hints: true, chat: true },
      state,
      paused: false,
      seats: SEATS.map((seat) => ({
        seat,
        kind: "person",
        name: seat === "0" ? "Ada" : "Bo",
        mine: seat === "0",
      })),
      turn: null,
      moves: match.total,
      ended: state === "over" ? "finished" : null,
      result: null,
      frozen: null,
      next: null,
      made: 0,
      touched: 0,
    }),

    replay: async (id: string, move: number, query: string): Promise<Replay> => {
      match.asked.push(`replay ${move} ${query}`);
      const seat = new URLSearchParams(query).get("seat") ?? "spectator";
      const moves = Array.from({ length: move }, (_, n) => ({ seat: String(n % 2), move: "1@1a" }));
      return {
        table: id,
        move,
        total: match.total,
        moves,
        seats: SEATS,
        names: ["Ada", "Bo"],
        sync: {
          ...momentOf(move, seat, match.total),
          events: moves.flatMap<EventMessage>((_, n) => eventsOf(n + 1)),
        } as Sync,
        secrets: null,
      };
    },

    reel: async (
      id: string,
      {
        seat,
        secrets,
        first,
        last,
      }: Record<"first" | "last", number> & {
        seat: string;
        secrets: boolean;
      },
    ): Promise<Reel> => {
      match.asked.push(`reel ${first} ${seat} ${secrets}`);
      const until = Math.min(last, match.total);
      const moments = Array.from({ length: until - first + 1 }, (_, n) =>
        momentOf(first + n, seat, match.total),
      );
      const views = Object.fromEntries(SEATS.map((each) => [each, mighty.view]));
      return {
        table: id,
        first,
        total: match.total,
        moments,
        secrets: secrets ? moments.map(() => views) : null,
      };
    },
  };
  return match;
}

function momentOf(move: number, seat: string, total: number): Sync {
  return {
    game: "mighty",
    version: move,
    seat,
    moves: move,
    since: Math.max(0, move - 1),
    view: { ...mighty.view, seat },
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
