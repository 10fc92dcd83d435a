import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tableMessage } from "../testing/fakeServer";
import { type OpenTable, openTable } from "../testing/openTable";
import type { SeatCard } from "../wire/types";
import { learn, say } from "../words/say.svelte";
import SeatList from "./SeatList.svelte";

const ME: SeatCard = { seat: "0", kind: "person", name: "Ada", mine: true, here: true };
const gone = (bot_in: number | null): SeatCard => ({
  seat: "1",
  kind: "person",
  name: "Bo",
  bot_in,
});

let server: OpenTable["server"];
let store: OpenTable["store"];
let list: ReturnType<typeof mount> | undefined;

beforeEach(async () => {
  await learn();
  vi.useFakeTimers();
  ({ server, store } = openTable());
});
afterEach(async () => {
  if (list) await unmount(list);
  list = undefined;
  store.close();
  vi.useRealTimers();
});

function show(card: SeatCard, host = true): string[] {
  server.now().say({ ...tableMessage([ME, card]), host });
  document.body.replaceChildren();
  list ??= mount(SeatList, { target: document.body, props: { store } });
  return buttons();
}
function buttons(): string[] {
  flushSync();
  return [...document.querySelectorAll("button")].map((button) => button.textContent.trim());
}

test("a bot may stand in when the server says so, and then it is offered", () => {
  expect(show(gone(40))).toEqual([]);
  expect(document.body.textContent).toContain(say("seat-bot-soon"));
  vi.advanceTimersByTime(39_000);
  expect(buttons()).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(buttons()).toEqual([say("seat-bot-instead")]);
});

test("whoever opens the list later does not wait anew", () => {
  server.now().say({ ...tableMessage([ME, gone(40)]), host: true });
  vi.advanceTimersByTime(41_000);
  list = mount(SeatList, { target: document.body, props: { store } });
  expect(buttons()).toEqual([say("seat-bot-instead")]);
});

test("nobody is replaced who is here, and by the host only", () => {
  expect(show({ ...gone(null), here: true })).toEqual([]);
  expect(document.body.textContent).not.toContain(say("seat-bot-soon"));
});

test("others than the host are offered nothing", () => {
  expect(show(gone(0), false)).toEqual([]);
});
