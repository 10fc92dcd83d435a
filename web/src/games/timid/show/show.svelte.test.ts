// What happened comes one after the other, and the end turns up everything.

import { expect, test } from "vitest";
import { stubMotion, unstubMotion } from "../../../testing/motion";
import type { CoursePage } from "../../../wire/types";
import { placeOf } from "../places";
import type { Event, View } from "../play";
import { snapshots } from "../snapshots";
import { Reel } from "./reel.svelte";
import { lastsOf, scenesOf } from "./scenes";
import { Unveiling } from "./unveiling.svelte";

const { view } = snapshots["end-stopped"]!;
const event = (code: string, params: object = { place: [9, 9] }) =>
  ({ code, params, rule: "" }) as Event;
const at = (number: number): View => ({ ...view, escaped: number });
const kinds = (...codes: string[]) =>
  scenesOf(
    codes.map((code) => event(code)),
    view,
    undefined,
  ).map(({ kind }) => kind);

test("an act is told in the order in which it happened", () => {
  expect(kinds("card-turned", "stopped-by-monster", "match-ended")).toEqual(["turn", "bite"]);
  expect(kinds("jumped", "card-turned", "card-turned")).toEqual(["turn", "turn"]);
  expect(kinds("card-turned", "monster-slain")).toEqual(["turn"]);
  expect(kinds("monster-slain")).toEqual(["walk"]);
  const left = ["card-turned", "floor-escaped", "floor-cleared", "monsters-drawn"];
  expect(kinds(...left)).toEqual(["turn", "escape", "leave"]);
});

test("the cards that leave are those that lay there", () => {
  const codes = ["card-turned", "floor-escaped", "floor-cleared", "monsters-drawn"];
  const scenes = scenesOf(
    codes.map((code) => event(code)),
    at(3),
    [at(0), at(1), at(2), at(3)],
  );
  expect(scenes.map((scene) => scene.view.escaped)).toEqual([0, 1, 1]);
});

test("what bites lies open for more than 0.6 seconds before", () => {
  const [turn] = scenesOf([event("card-turned")], view, undefined);
  const [open, bites] = [lastsOf(turn!, true, undefined), lastsOf(turn!, true, "bite")];
  expect(bites - open).toBeGreaterThan(600);
});

test("a monster that is turned up is seen to be active before it bites", () => {
  const open = view.cards.find(({ active }) => active)!;
  const judged = { ...open, comfortable: false, active: false };
  const before = { ...view, cards: view.cards.map((card) => (card === open ? judged : card)) };
  const turned = event("card-turned", { place: [open.x, open.y], card: open.card });
  const [turn] = scenesOf([turned, event("stopped-by-monster")], view, [before, view]);
  expect(turn!.view.cards).toEqual(view.cards);
});

test("what comes meanwhile waits for its turn, and nothing of it is told", () => {
  const reel = new Reel();
  reel.add([event("card-turned")], at(1), undefined, false);
  reel.add([event("card-turned"), event("stopped-by-monster")], at(2), undefined, false);
  expect([reel.scene?.view.escaped, reel.later, reel.isLast]).toEqual([1, 2, false]);
  reel.next();
  expect([reel.scene?.view.escaped, reel.later]).toEqual([2, 1]);
  reel.next();
  expect([reel.scene?.kind, reel.later, reel.isLast]).toEqual(["bite", 0, true]);
  reel.next();
  expect(reel.scene).toBeUndefined();
});

const chapter = (number: number) => ({ number, seat: "character", levels: {}, marks: [], view });
const course: CoursePage = { chapters: [chapter(1), chapter(2)], deeds: {} };
const hidden = (shown: View | undefined) => shown?.cards.filter(({ card }) => card === null).length;

test("cards are turned over one by one, the last floor first, until all lie open", () => {
  stubMotion({ matches: false });
  const end = new Unveiling();
  const masked = view.cards.map((card) => (card.up ? card : { ...card, card: null }));
  end.begin(
    { ...course, chapters: [chapter(1), { ...chapter(2), view: whole() }] },
    {
      ...view,
      cards: masked,
    },
  );
  expect(end.floor).toBe(1);
  const seen: [number, number | undefined][] = [];
  while (end.running) {
    seen.push([end.floor, hidden(end.view)]);
    end.next();
  }
  const last = seen.filter(([floor]) => floor === 1).map(([, count]) => count!);
  expect(last[0]).toBe(masked.filter(({ up }) => !up).length);
  expect(last.every((count, n) => !n || last[n - 1]! - count <= 1)).toBe(true);
  expect([end.floor, hidden(end.view)]).toEqual([1, 0]);
  unstubMotion();
});

test("whoever comes later sees all of it, and may look at any floor", () => {
  const end = new Unveiling();
  end.begin(course, undefined);
  expect([end.running, end.floor, end.count]).toEqual([false, 1, 2]);
  end.look(0);
  expect(end.floor).toBe(0);
});

/** As the dungeon knew it. */
function whole(): View {
  const cards = view.cards.map((card) => ({ ...card, card: card.card ?? "corridor" }));
  expect(new Set(cards.map(placeOf)).size).toBe(cards.length);
  return { ...view, cards };
}
