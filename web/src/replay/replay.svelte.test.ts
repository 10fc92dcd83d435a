import { afterEach, expect, test, vi } from "vitest";
import { HttpFault } from "../wire/http";
import { fakeMatch } from "../testing/fakeMatch";
import { ReplayStore } from "./replay.svelte";
import { PAGE } from "./score";

const START = { id: "t", move: 3, seat: null, secrets: false };

afterEach(() => vi.useRealTimers());

async function opened(start: Partial<typeof START> = {}, match = fakeMatch()) {
  const store = new ReplayStore({ ...START, ...start }, match);
  await store.open();
  return store;
}

test("opens at its moment, through the eyes that the server chose", async () => {
  const store = await opened();
  expect([store.at, store.total, store.seat]).toEqual([3, 30, "spectator"]);
  expect(store.sync?.moves).toBe(3);
  expect(store.link).toBe("/replay/t/3?seat=spectator");
  expect(store.chapters.map(({ move }) => move)).toEqual([1, 16]);
});

test("a move beyond the end is the end", async () => {
  expect((await opened({ move: 999 })).at).toBe(30);
});

test("only a step forward brings something fresh", async () => {
  const store = await opened();
  expect(store.fresh).toEqual([]);
  await store.take("forward");
  expect(store.fresh.map(({ move }) => move)).toEqual([4]);
  await store.take("back");
  expect(store.fresh).toEqual([]);
  await store.take("last");
  expect([store.at, store.fresh.length]).toEqual([30, 0]);
});

test("what is on stage is told once it has been seen, and what plays by itself waits for it", async () => {
  const store = await opened();
  const told = () => store.events.filter(({ move }) => move <= 3).map(({ move }) => move);
  store.playing = true;
  expect(store.rest).not.toBeNull();
  store.stage(true, 1);
  expect(store.rest).toBeNull();
  expect(told()).toEqual([1, 2]);
  expect(store.events.length).toBe(store.score!.events.length - 1);
  store.stage(true); // a card only turns
  expect(store.rest).not.toBeNull();
  expect(told()).toEqual([1, 2, 3]);
});

test("a long match is read in pages, that of the moment first", async () => {
  const match = fakeMatch();
  match.total = 2 * PAGE + 7;
  const store = await opened({ move: PAGE + 3 }, match);
  const pages = () => match.asked.filter((path) => path.startsWith("replay"));
  expect(pages()[0]).toBe(`replay ${2 * PAGE} since=${PAGE}&first=${PAGE}`);
  expect(store.sync?.moves).toBe(PAGE + 3);
  expect(store.score?.moves[PAGE + 2]).toBeDefined();
  await vi.waitFor(() => expect(store.score?.moves.every(Boolean)).toBe(true));
  expect(pages().slice(1)).toEqual([
    `replay ${PAGE} since=0&seat=spectator`,
    `replay ${match.total} since=${2 * PAGE}&first=${2 * PAGE}&seat=spectator`,
  ]);
  expect(store.score?.moves).toHaveLength(match.total);
  const told = store.score?.events.map(({ move }) => move);
  expect(told).toEqual(Array.from({ length: match.total }, (_, n) => n + 1));
});

test("whoever looks through other eyes meanwhile gets no page of the former", async () => {
  const match = fakeMatch();
  match.total = 2 * PAGE;
  const store = await opened({}, match);
  await store.lookAs("1");
  await vi.waitFor(() => expect(store.score?.moves.every(Boolean)).toBe(true));
  expect([store.seat, store.score?.events.length]).toEqual(["1", 2 * PAGE]);
});

test("marks, beginning and end", async () => {
  const store = await opened();
  await store.take("mark-forward");
  expect(store.at).toBe(16);
  await store.take("mark-back");
  expect(store.at).toBe(1);
  await store.take("first");
  expect(store.at).toBe(0);
});

test("whoever leafs on while a moment is fetched is not thrown back", async () => {
  const match = fakeMatch();
  match.total = 90;
  const store = await opened({}, match);
  let hand: () => void = () => {};
  const held = new Promise<void>((done) => (hand = done));
  const { reel } = match;
  match.reel = (...asked) => held.then(() => reel(...asked));
  const slow = store.show(70);
  expect([store.at, store.sync?.moves]).toEqual([70, 3]);
  await store.show(5);
  hand();
  await slow;
  expect([store.at, store.sync?.moves]).toEqual([5, 5]);
});

test("other eyes at the same moment; both are kept", async () => {
  const match = fakeMatch();
  const store = await opened({}, match);
  await store.lookAs("1");
  expect([store.seat, store.at, store.sync?.seat]).toEqual(["1", 3, "1"]);
  expect(store.fresh).toEqual([]);
  const asked = match.asked.length;
  await store.lookAs("spectator");
  expect(match.asked.slice(asked).filter((path) => path.startsWith("reel"))).toEqual([]);
});

test("secrets come after the end, and not before", async () => {
  const over = await opened({ secrets: true });
  expect(Object.keys(over.shown?.secrets ?? {})).toEqual(["0", "1"]);
  await over.tell(false);
  expect(over.shown?.secrets).toBeNull();
  const match = fakeMatch({ state: "playing" });
  const running = await opened({ secrets: true }, match);
  expect(running.secrets).toBe(false);
  expect(match.asked.some((path) => path.includes("true"))).toBe(false);
});

test("while a match runs one has one's own eyes, and everybody's", async () => {
  const running = await opened({}, fakeMatch({ state: "playing" }));
  expect(running.eyes).toEqual(["0", "spectator"]);
  expect((await opened()).eyes).toEqual(["0", "1", "spectator"]);
});

test("at the end of a match that runs, one step more looks whether it has gone on", async () => {
  const match = fakeMatch({ state: "playing" });
  const store = await opened({ move: 30 }, match);
  match.total = 32;
  await store.take("forward");
  expect([store.at, store.total]).toEqual([30, 32]);
  await store.take("forward");
  expect([store.at, store.sync?.moves]).toEqual([31, 31]);
});

test("it plays by itself to the end, and then from the beginning", async () => {
  const store = await opened({ move: 28 });
  expect(store.rest).toBeNull();
  await store.take("play");
  expect(store.rest).toBeGreaterThan(0);
  await store.playOn();
  await store.playOn();
  expect([store.at, store.playing, store.rest]).toEqual([30, false, null]);
  await store.take("play");
  expect([store.at, store.playing]).toEqual([0, true]);
  await store.take("forward");
  expect(store.playing).toBe(false);
});

test("a no of the server is kept for telling, and what was shown stays", async () => {
  const match = fakeMatch();
  const store = await opened({}, match);
  vi.spyOn(match, "replay").mockRejectedValueOnce(
    new HttpFault({ code: "not-your-seat", params: { seat: "1" } }, 403),
  );
  await store.lookAs("1");
  expect(store.fault).toBeInstanceOf(HttpFault);
  expect([store.seat, store.sync?.seat]).toEqual(["spectator", "spectator"]);
  await store.take("forward");
  expect(store.at).toBe(4);
});
