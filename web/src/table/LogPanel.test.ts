import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type EventMessage, RECENT } from "../store/story";
import { syncOf, tableMessage } from "../testing/fakeServer";
import { lay, press } from "../testing/lay";
import { type OpenTable, openTable, told } from "../testing/openTable";
import { learn, say } from "../words/say.svelte";
import LogPanel from "./LogPanel.svelte";

const MOVES = 300;

let server: OpenTable["server"];
let store: OpenTable["store"];
let laid: ReturnType<typeof lay>;

beforeEach(async () => {
  await learn();
  ({ server, store } = openTable());
  server.now().say(tableMessage([{ seat: "0", kind: "person", name: "Ada", mine: true }]));
});
afterEach(async () => {
  await laid.clear();
  store.close();
});

const lines = () => [...laid.target.querySelectorAll("li a")].map((link) => link.textContent);
const earlier = () => laid.target.querySelector("button");

function show(since: number, events: EventMessage[]) {
  server.now().say(syncOf({ version: MOVES, moves: MOVES, since, events }));
  laid = lay(LogPanel, { store });
}

test("a long story shows its end, and what came before when it is asked for", async () => {
  show(MOVES - RECENT, [told(299), told(300)]);
  expect(lines()).toEqual(["299", "300"]);
  expect(earlier()?.textContent.trim()).toBe(say("log-earlier"));
  press(earlier()!);
  const { id, before } = server.now().last("story");
  expect(before).toBe(MOVES - RECENT);
  server
    .now()
    .say({ type: "story", id, seat: "0", since: 0, before, events: [told(1), told(240)] });
  await vi.waitFor(() => {
    flushSync();
    expect(lines()).toEqual(["1", "240", "299", "300"]);
  });
  expect(earlier()).toBeNull();
});

test("rounds have headings, and a round that began before what is shown gets its own later", async () => {
  const dealt = (move: number, round: number) => ({
    code: "guardians-dealt" as const,
    rule: "M-2.3",
    params: { round, levels: [1, 2, 3] },
    move,
  });
  const headings = () => [...laid.target.querySelectorAll("h3")].map((each) => each.textContent);
  const round = (number: number) => say(`replay-mark-${store.game}`, { number });
  show(MOVES - RECENT, [told(298), dealt(299, 2), told(300)]);
  expect(headings()).toEqual([round(2)]);
  press(earlier()!);
  const { id, before } = server.now().last("story");
  server.now().say({ type: "story", id, seat: "0", since: 0, before, events: [dealt(1, 1)] });
  await vi.waitFor(() => {
    flushSync();
    expect(headings()).toEqual([round(1), round(2)]);
  });
  expect(lines()).toEqual(["1", "298", "299", "300"]);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("1"));
});

test("where nothing was told lately, there is still the way back", () => {
  show(MOVES - RECENT, []);
  expect(lines()).toEqual([]);
  expect(earlier()).not.toBeNull();
});

test("a short story has no earlier part", () => {
  show(0, [told(1), told(2)]);
  expect(lines()).toEqual(["1", "2"]);
  expect(earlier()).toBeNull();
});
