// While a card is being turned, nobody tells what is on it.

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../../testing/allWords";
import { still, stubMotion, unstubMotion } from "../../testing/motion";
import { say, speak } from "../../words/say.svelte";
import Board from "./Board.svelte";
import { snapshots } from "./snapshots";
import { turning } from "./animation";
import { cardName } from "./names";
import { placeOf } from "./places";
import type { Event, Props } from "./play";

let clear: () => void = () => {};

beforeEach(async () => {
  await speak("en");
  vi.useFakeTimers();
  stubMotion({ matches: false });
});
afterEach(() => {
  clear();
  unstubMotion();
});

/** The moment before, then the moment itself. */
function play(name: string) {
  const { before, view, fresh, ...rest } = snapshots[name]!;
  const onshow = vi.fn<(showing: boolean, untold?: number) => void>();
  const props = $state<Props>({
    ...rest,
    view: before,
    fresh: [],
    help: "some",
    onmove: vi.fn(),
    onwhy: vi.fn(),
    onshow,
  });
  const board = mount(Board, { target: document.body, props });
  clear = () => void unmount(board);
  flushSync();
  props.view = view;
  props.fresh = fresh;
  flushSync();
  return { view, fresh: fresh as readonly Event[], onshow };
}

function named(fresh: readonly Event[]) {
  const turned = fresh.find((event) => event.code === "card-turned")!.params;
  const place = String(turned.place);
  return {
    name: cardName(String(turned.card)),
    label: () => document.querySelector(`[data-place="${place}"]`)?.getAttribute("aria-label"),
    zones: () => document.querySelector(".zones")?.textContent ?? "",
  };
}

test("the comfort zones and the card's own name wait until the card has turned", () => {
  const { view, fresh, onshow } = play("uneasy");
  const { name, label, zones } = named(fresh);
  const lot = say("timid-lot-seen", { floor: view.floor });
  const seen = view.monsters.filter((monster) => monster.seen === view.floor).length;
  const told = () => zones().split(lot).length - 1;
  expect(onshow).toHaveBeenLastCalledWith(true, fresh.length);
  expect(told()).toBe(seen - 1);
  expect(label()).not.toContain(name);
  vi.advanceTimersByTime(turning());
  flushSync();
  expect(onshow.mock.lastCall?.[0]).toBe(false);
  expect(told()).toBe(seen);
  expect(label()).toContain(name);
});

test("who wants no motion is told at once", () => {
  still.matches = true;
  const { fresh, onshow } = play("uneasy");
  const { name, label } = named(fresh);
  expect(onshow.mock.calls.every(([showing]) => !showing)).toBe(true);
  expect(label()).toContain(name);
});

test("the dungeon knows its cards, and sees the steps of the other one by one", () => {
  const { view, fresh, onshow } = play("moving-dungeon");
  expect(onshow.mock.lastCall?.[0]).toBe(true);
  vi.advanceTimersByTime(5000 * fresh.length);
  flushSync();
  expect(onshow.mock.lastCall?.[0]).toBe(false);
  expect(view.winner).toBeNull();
});

test("a board that is put away in the middle holds nothing back any longer", () => {
  const { view, onshow } = play("uneasy");
  expect(view.cards.map(placeOf).length).toBeGreaterThan(1);
  clear();
  clear = () => {};
  expect(onshow.mock.lastCall?.[0]).toBe(false);
});

test("after a step the character explores again", () => {
  const { before: _, view, fresh, ...rest } = snapshots["active-seen"]!;
  const props = $state<Props>({
    ...rest,
    view,
    fresh,
    help: "some",
    onmove: vi.fn(),
    onwhy: vi.fn(),
  });
  const board = mount(Board, { target: document.body, props });
  clear = () => void unmount(board);
  flushSync();
  document.querySelector<HTMLElement>('[data-mode="attack"]')!.click();
  flushSync();
  const mode = () => document.querySelector<HTMLElement>('[aria-checked="true"]')!.dataset["mode"];
  expect(mode()).toBe("attack");
  props.view = { ...view };
  flushSync();
  expect(mode()).toBe("explore");
});
