import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { promptOf } from "../store/prompting";
import { syncOf, tableMessage } from "../testing/fakeServer";
import { type OpenTable, openTable } from "../testing/openTable";
import type { Hold, SeatCard } from "../wire/types";
import { learn, say } from "../words/say.svelte";
import TurnEnd from "./TurnEnd.svelte";

const ADA: SeatCard = { seat: "0", kind: "person", name: "Ada", mine: true, here: true };
const BO: SeatCard = { seat: "1", kind: "person", name: "Bo", here: true };
const WAITS: Hold = {
  seat: "0",
  left: [{ code: "policy-grace-for", params: { seconds: 6 } }],
  ms: null,
};
const GRACE: Hold = { seat: "0", left: [], ms: 5000 };

let server: OpenTable["server"];
let store: OpenTable["store"];
let shown: ReturnType<typeof mount> | undefined;

beforeEach(async () => {
  await learn();
  vi.useFakeTimers();
  ({ server, store } = openTable());
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  store.close();
  vi.useRealTimers();
});

/** Chance would be asked next, but a turn is held. */
function hold(held: Hold, seats: SeatCard[] = [ADA, BO]): string[] {
  server.now().say({ ...tableMessage(seats), hold: held });
  server.now().say(syncOf({ version: 7, decision: { seat: "chance", rule: "I-5.1", ask: null } }));
  document.body.replaceChildren();
  shown = mount(TurnEnd, { target: document.body, props: { store } });
  return buttons();
}
function buttons(): string[] {
  flushSync();
  return [...document.querySelectorAll("button")].map((button) => button.textContent.trim());
}

test("it is asked for at the door", () => {
  expect(server.now().last("hello").holds).toBe(true);
});

test("what is left over is said, and ending it is a button of its own", () => {
  expect(hold(WAITS)).toEqual([say("hold-end"), say("undo")]);
  expect(promptOf(store)).toContain("6");
  document.querySelector("button")!.click();
  expect(server.now().last("release")).toMatchObject({ seat: "0", seen: 7 });
});

test("the grace is counted down, and news of who is here do not prolong it", () => {
  expect(hold(GRACE)[0]).toContain("5");
  vi.advanceTimersByTime(3000);
  server.now().say({ type: "presence", seats: [{ seat: "0", here: true }], watchers: 1 });
  expect(buttons()[0]).toContain("2");
});

test("it can be taken back, and ended by a key", () => {
  hold(GRACE);
  [...document.querySelectorAll("button")][1]!.click();
  expect(server.now().last("undo")).toMatchObject({ seat: "0", seen: 7 });
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "e" }));
  expect(server.now().last("release")).toMatchObject({ seat: "0", seen: 7 });
});

test("partners see it, and end it once that person is away", () => {
  const mine = { ...BO, mine: true };
  const theirs = { ...ADA, mine: false };
  expect(hold(GRACE, [theirs, mine])).toEqual([]);
  expect(promptOf(store)).toBe(say("prompt-hold-other", { seat: "0" }));
  server
    .now()
    .say({ type: "presence", seats: [{ seat: "1", here: true }, { seat: "0" }], watchers: 0 });
  expect(buttons()).toEqual([say("hold-end-for", { seat: "0" })]);
  document.querySelector("button")!.click();
  expect(server.now().last("release")).toMatchObject({ seat: "1", seen: 7 });
});

test("while another's turn is held, nothing can be answered", () => {
  const mine = { ...BO, mine: true };
  server.now().say({ ...tableMessage([{ ...ADA, mine: false }, mine]), hold: GRACE });
  const asked = syncOf({
    seat: "1",
    decision: { seat: "1", rule: "M-3.1", ask: { kind: "one-of", size: 0 } },
  });
  server.now().say(asked);
  expect(store.ask).toBeNull();
  server.now().say(tableMessage([{ ...ADA, mine: false }, mine]));
  expect(store.ask).not.toBeNull();
});
