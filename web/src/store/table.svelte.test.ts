import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { written } from "../testing/prompt";
import { NO, syncOf, tableMessage } from "../testing/fakeServer";
import { type OpenTable, openTable, told } from "../testing/openTable";
import type { SeatCard } from "../wire/types";
import { person as nameOf } from "../words/say.svelte";
import { become, wantSure } from "./person.svelte";
import { RECENT } from "./story";
import { TableStore } from "./table.svelte";

const ME: SeatCard = { seat: "0", kind: "person", name: "Ada", mine: true, here: true };
const BOT: SeatCard = { seat: "1", kind: "bot", bot: "greedy" };

let server: OpenTable["server"];
let store: OpenTable["store"];

beforeEach(() => {
  become("k");
  ({ server, store } = openTable());
  server.now().say(tableMessage([ME, BOT]));
});
afterEach(() => store.close());

test("people are introduced by name", () => {
  expect(nameOf("0")).toBe("Ada");
});

test("a question for me can be answered, once", async () => {
  server.now().say(syncOf({ version: 5 }));
  expect(store.ask?.moves?.map(({ text }) => text)).toEqual(["4@2a"]);
  const done = store.move(written("4@2a"));
  expect(store.ask).toBeNull();
  void store.move(written("4@2a"));
  expect(server.now().sent.filter((message) => message.type === "move")).toHaveLength(1);
  expect(server.now().last("move")).toMatchObject({ seat: "0", move: "4@2a", seen: 5 });
  const { id } = server.now().last("move");
  server.now().say(syncOf({ version: 6, moves: 2, since: 1, decision: null }));
  server.now().say({ type: "ack", id, version: 6, table: null });
  await done;
  expect(store.pending).toBeNull();
});

test("a no is kept until something else is done", async () => {
  wantSure(false);
  server.now().say(syncOf({}));
  const done = store.move(written("4@2a"));
  server.now().say({ type: "refused", id: server.now().last("move").id, refusal: NO });
  await done;
  expect(store.refused?.code).toBe("illegal-move");
  expect(store.ask).not.toBeNull();
  store.dismiss();
  expect(store.refused).toBeNull();
});

test("whoever is asked whether they are sure gives no other answer meanwhile", async () => {
  wantSure(true);
  server.now().say(syncOf({ version: 5 }));
  const done = store.move(written("4@2a"));
  const seen: unknown[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(store.ask));
  });
  server.now().say({ type: "sure", id: server.now().last("sure").id, version: 5, slip: null });
  await vi.waitFor(() => server.now().last("move"));
  expect(server.now().last("move")).toMatchObject({ move: "4@2a", seen: 5 });
  expect(seen).toEqual([null]);
  server.now().say({ type: "ack", id: server.now().last("move").id, version: 6, table: null });
  await done;
  stop();
  expect(store.pending).toBeNull();
});

test("another seat's question is not mine", () => {
  server.now().say(syncOf({ decision: { seat: "1", rule: "M-3.1", ask: null } }));
  expect(store.ask).toBeNull();
  expect(store.turn).toBe(false);
});

test("the story grows, and an undo shortens it", () => {
  server.now().say(syncOf({ moves: 2, events: [told(1), told(2)] }));
  server.now().say(syncOf({ version: 2, moves: 3, since: 2, events: [told(3)] }));
  expect(store.story?.events.map((each) => each.move)).toEqual([1, 2, 3]);
  expect(store.fresh.map((each) => each.move)).toEqual([3]);
  server.now().say(syncOf({ version: 3, moves: 1, since: 1, events: [] }));
  expect(store.story?.events.map((each) => each.move)).toEqual([1]);
});

test("whoever has just come sees no old motion", () => {
  server.now().say(syncOf({ moves: 2, events: [told(1), told(2)] }));
  expect(store.fresh).toEqual([]);
});

test("a gap is asked for from the beginning", () => {
  server.now().say(syncOf({ moves: 2, version: 2, events: [told(1), told(2)] }));
  server.now().say(syncOf({ moves: 9, version: 9, since: 8, events: [told(9)] }));
  expect(server.wires).toHaveLength(2);
  server.now().onopen?.();
  expect(server.now().last("hello")).toMatchObject({ seen: null, look: "0" });
});

const movesTold = () => store.story?.events.map((each) => each.move);
const ends = (moves: number) =>
  syncOf({ version: moves, moves, since: moves - RECENT, events: [told(moves)] });

test("the end of a long story comes first, and earlier pages when they are wanted", async () => {
  expect(server.now().last("hello")).toMatchObject({ recent: RECENT });
  server.now().say(ends(300));
  expect(server.wires).toHaveLength(1);
  const read = store.readBack();
  expect(server.now().last("story")).toMatchObject({ seat: "0", before: 240 });
  const { id } = server.now().last("story");
  const page = { seat: "0", since: 40, before: 240, events: [told(41), told(240)] };
  server.now().say({ type: "story", id, ...page });
  expect(await read).toBe(true);
  expect(movesTold()).toEqual([41, 240, 300]);
  expect(store.story?.first).toBe(40);
});

test("whoever knows the beginning has no earlier page", async () => {
  server.now().say(syncOf({ moves: 2, events: [told(1), told(2)] }));
  expect(await store.readBack()).toBe(false);
  expect(server.now().sent.filter(({ type }) => type === "story")).toEqual([]);
});

test("whoever was away for long begins the story anew, without its motion", () => {
  server.now().say(syncOf({ version: 2, moves: 2, events: [told(1), told(2)] }));
  server.now().say(ends(300));
  expect(server.wires).toHaveLength(1);
  expect(movesTold()).toEqual([300]);
  expect(store.fresh).toEqual([]);
});

test("a page that comes after the story has changed is dropped", async () => {
  server.now().say(ends(300));
  const read = store.readBack();
  const { id } = server.now().last("story");
  server.now().say(ends(900));
  const page = { seat: "0", since: 40, before: 240, events: [told(41)] };
  server.now().say({ type: "story", id, ...page });
  expect(await read).toBe(false);
  expect(movesTold()).toEqual([900]);
});

test("what a show holds back stays held back when earlier pages come", async () => {
  server.now().say(ends(300));
  server.now().say(syncOf({ version: 301, moves: 301, since: 300, events: [told(301)] }));
  store.show(true);
  expect(store.held).toBe(1);
  const read = store.readBack();
  const { id } = server.now().last("story");
  const page = { seat: "0", since: 40, before: 240, events: [told(41), told(42)] };
  server.now().say({ type: "story", id, ...page });
  await read;
  expect(store.held).toBe(3);
});

test("what a board shows already is not held back", () => {
  server.now().say(ends(300));
  const events = [told(301), told(302)];
  server.now().say(syncOf({ version: 302, moves: 302, since: 300, events }));
  store.show(true, 1);
  expect(store.held).toBe(2);
  server.now().say(syncOf({ version: 303, moves: 303, since: 302, events: [told(303)] }));
  expect(store.held).toBe(2);
  store.show(false);
  expect(store.held).toBeNull();
});

test("what a hint would say is found out once for a question, only where there are hints", async () => {
  const ask = { kind: "one-of", size: 0 } as const;
  const asking = () => server.now().sent.filter(({ type }) => type === "hint").length;
  const policy = { ...tableMessage([ME]).policy, hints: false };
  server.now().say({ ...tableMessage([ME]), policy });
  server.now().say(syncOf({ version: 5, decision: { seat: "0", rule: "M-3.1", ask } }));
  await store.consider();
  expect(asking()).toBe(0);
  server.now().say({ ...tableMessage([ME]), policy: { ...policy, hints: true } });
  const considering = store.consider();
  void store.consider();
  const { id } = server.now().last("hint");
  const card = { move: "4@2a", value: 1, code: "x", params: {}, phrase: { code: "x" } };
  const advice = { type: "advice", id, version: 5, advice: [card], bot: "ogre", chances: false };
  server.now().say(advice as unknown as Parameters<ReturnType<typeof server.now>["say"]>[0]);
  await considering;
  await store.consider();
  expect([asking(), store.best, store.advice]).toEqual([1, "4@2a", null]);
  server.now().say({ ...tableMessage([ME]), policy });
  expect(store.best).toBeUndefined();
});

test("connecting again names what was seen", () => {
  server.now().say(syncOf({ version: 4, moves: 2 }));
  server.now().onclose?.();
  store.hurry();
  server.now().onopen?.();
  expect(server.now().last("hello")).toMatchObject({ seen: 4, look: "0" });
});

test("where several share a device, a curtain waits for the one who is asked", async () => {
  const other: SeatCard = { ...BOT, kind: "person", mine: true, name: "Bo" };
  server.now().say(tableMessage([ME, other]));
  server.now().say(syncOf({ seat: "0", decision: { seat: "1", rule: "M-3.1", ask: null } }));
  // Whoever has just moved may look at what came of it, and is told nothing of the next one.
  expect([store.curtain, store.handover]).toEqual([null, "1"]);
  expect(server.now().sent.filter(({ type }) => type === "look")).toEqual([]);
  void store.passOn();
  expect(server.now().last("look")).toMatchObject({ seat: "spectator" });
  expect([store.curtain, store.handover]).toEqual(["1", null]);
  void store.uncover("1");
  expect(server.now().last("look")).toMatchObject({ seat: "1" });
  expect(store.story).toBeNull();
  expect(store.curtain).toBeNull();
});

test("while the board shows something, nobody is asked to pass the device on", () => {
  const other: SeatCard = { ...BOT, kind: "person", mine: true, name: "Bo" };
  server.now().say(tableMessage([ME, other]));
  server.now().say(syncOf({ seat: "0", decision: { seat: "1", rule: "M-3.1", ask: null } }));
  store.show(true);
  expect([store.curtain, store.handover]).toEqual([null, null]);
  store.show(false);
  expect(store.handover).toBe("1");
});

test("a line of chat is there once", () => {
  const line = {
    type: "said",
    number: 1,
    at: 0,
    name: "Ada",
    seat: "0",
    text: "hi",
    phrase: "",
    note: "",
  } as const;
  server.now().say(line);
  server.now().say(line);
  expect(store.chat).toHaveLength(1);
});

test("a key that nobody knows is forgotten", () => {
  const again = new TableStore("t", server.dial);
  again.open();
  server.now().onopen?.();
  const { id } = server.now().last("hello");
  server.now().say({ type: "refused", id, refusal: { ...NO, code: "wrong-key" } });
  server.now().onopen?.();
  expect(server.now().last("hello").key).toBe("");
  again.close();
});

test("hints and reasons", async () => {
  server.now().say(syncOf({ version: 5 }));
  const hinted = store.hint();
  const advice = [
    {
      move: NO.tried,
      pieces: [],
      phrase: { code: "move" },
      value: 1,
      code: "advice-join",
      params: {},
    },
  ];
  server.now().say({
    type: "advice",
    id: server.now().last("hint").id,
    version: 5,
    advice,
    bot: "dragon",
    chances: true,
  });
  await hinted;
  expect(store.advice?.advice).toHaveLength(1);
  const asked = store.askWhy(["card 5", "spot 1a"]);
  server.now().say({ type: "obstacles", id: server.now().last("why").id, version: 5, refusal: NO });
  await asked;
  expect(server.now().last("why").pieces).toEqual(["card 5", "spot 1a"]);
  expect(store.why?.refusal).toEqual(NO);
  // One answer at a time: they would pile up beside the board.
  expect(store.advice).toBeNull();
  server.now().say(syncOf({ version: 6, moves: 2, since: 1 }));
  expect([store.advice, store.why]).toEqual([null, null]);
});
