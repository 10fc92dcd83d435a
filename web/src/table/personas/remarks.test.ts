import { describe, expect, test } from "vitest";
import WORLDS from "../../../../tests/bots/worlds.json";
import { openGame } from "../../games/games";
import type { EventMessage, GameName, SeatCard } from "../../wire/types";
import { occasionsOf } from "./occasions";
import { type Occasions, type Remark, remarksIn, type Table } from "./remarks";

const bot = (seat: string, persona: string): SeatCard => ({
  seat,
  kind: "bot",
  name: persona,
  bot: "goblin",
  persona,
});
const SEATS = [bot("0", "fips"), bot("1", "nixa"), bot("2", "taddle")];
const OCCASIONS: Occasions = {
  dealt: [{ occasion: "begins" }],
  pushed: [{ occasion: "hurt", who: "owner", unless: "own" }],
  laid: [{ occasion: "waits", but: "player" }],
  ended: [
    { occasion: "wins", who: "winners" },
    { occasion: "beaten", but: "winners" },
  ],
};
const at = (id: string, seats = SEATS): Table => ({
  id,
  seats,
  occasions: OCCASIONS,
  chapter: ({ code, params }) =>
    (code as string) === "dealt" ? (params as { round: number }).round : null,
});
const event = (code: string, params: object): EventMessage =>
  ({ code, rule: "", params, move: 1 }) as unknown as EventMessage;
const round = (number: number) => [
  event("dealt", { round: number }),
  event("laid", { player: 0 }),
  event("pushed", { owner: 1, own: false }),
  event("laid", { player: 1 }),
  event("pushed", { owner: 2, own: false }),
];
const MATCH = [...[1, 2, 3, 4].flatMap(round), event("ended", { winners: [1] })];
const IDS = Array.from({ length: 60 }, (_, n) => `table ${n}`);
const told = (events: readonly EventMessage[], table: Table) => [...remarksIn(events, table)];

test("at most one line a round, and one at the end", () => {
  const counts = IDS.map((id) => {
    const rounds = told(MATCH, at(id)).map(([, remark]) => remark.round);
    expect(new Set(rounds).size).toBe(rounds.length);
    expect(rounds.at(-1)).toBe("end");
    return rounds.length;
  });
  expect(Math.max(...counts)).toBe(5);
  expect(Math.min(...counts)).toBeLessThan(5);
});

test("whom it concerns says it, and nobody but persons", () => {
  for (const id of IDS)
    for (const [{ code, params }, { seat, occasion }] of told(MATCH, at(id))) {
      const named = params as Record<string, unknown>;
      if (occasion === "hurt") expect(seat).toBe(String(named["owner"]));
      if (occasion === "waits") expect(seat).not.toBe(String(named["player"]));
      if ((code as string) === "ended") expect(seat === "1").toBe(occasion === "wins");
    }
  const people: SeatCard[] = SEATS.map(({ seat }) => ({ seat, kind: "person", name: "Ada" }));
  const older: SeatCard[] = SEATS.map(({ seat }) => ({ seat, kind: "bot", bot: "goblin" }));
  const away = SEATS.map((card) => ({ ...card, away: true }));
  for (const seats of [people, older, away])
    expect(IDS.flatMap((id) => told(MATCH, at(id, seats)))).toEqual([]);
});

test("a monster of one's own that is moved is nothing to speak of", () => {
  const own = [event("dealt", { round: 1 }), event("pushed", { owner: 1, own: true })];
  const said = IDS.flatMap((id) => told(own, at(id))).map(([, remark]) => remark.occasion);
  expect(new Set(said)).toEqual(new Set(["begins"]));
});

test("whoever comes in the middle of a round hears nothing of it", () => {
  const late = MATCH.slice(2);
  for (const id of IDS) {
    const [all, some] = [told(MATCH, at(id)), told(late, at(id))];
    expect(some).toEqual(all.filter(([, remark]) => remark.round !== "1"));
  }
});

test("what comes later changes nothing", () => {
  for (const id of IDS)
    for (let length = 0; length < MATCH.length; length += 1) {
      const known = MATCH.slice(0, length);
      const all = told(MATCH, at(id));
      expect(told(known, at(id))).toEqual(all.filter(([each]) => known.includes(each)));
    }
});

/** What is said at which event, whoever hears it. */
const lines = (events: readonly EventMessage[], table: Table) =>
  told(events, table).map(([{ code, move }, remark]): [string, number, Remark] => [
    code,
    move,
    remark,
  ]);

describe.each(WORLDS.map((pair, n) => ({ ...pair, n })))("$game, pair $n", ({ game, worlds }) => {
  test("two worlds that a spectator cannot tell apart have the same lines, for everybody", async () => {
    const parts = await openGame(game as GameName);
    const occasions = await occasionsOf(game);
    const names = Object.keys(worlds[0]!).filter((seat) => seat !== "spectator");
    const personas = ["fips", "nixa", "taddle", "zwick", "ritza", "kokel"];
    const seats = names.map((seat, n) => bot(seat, personas[n]!));
    let said = 0;
    for (const id of IDS) {
      const table: Table = { id, seats, occasions, chapter: (each) => parts.chapter(each) };
      const heard = worlds.flatMap((world) =>
        Object.values(world as unknown as Record<string, EventMessage[]>).map((events) =>
          lines(events, table),
        ),
      );
      heard.forEach((each) => expect(each).toEqual(heard[0]));
      said += heard[0]!.length;
    }
    expect(said).toBeGreaterThan(IDS.length / 4);
  });
  test("those worlds do differ for somebody who sits there", () => {
    const [one, other] = worlds;
    expect(one).not.toEqual(other);
  });
});
