// What a lesson lights can be done now; what comes later is only planned.

import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { lay } from "../../testing/lay";
import Lights from "./Lights.svelte";
import type { Light } from "./lights";

let clear: () => unknown = () => {};
afterEach(() => {
  clear();
  document.querySelector("main")?.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Rings around what lies on a board of these cells. */
function rings(board: string, lights: Light[]) {
  const main = document.createElement("main");
  main.innerHTML = `<div class="board">${board}</div>`;
  document.body.append(main);
  const boxOf = (each: Element) =>
    each.matches("[data-tag]") ? new DOMRect(30, 90, 40, 20) : new DOMRect(0, 100, 60, 60);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return boxOf(this);
  });
  let measure: (() => void) | undefined;
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => ((measure = work), 1));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  const laid = lay(Lights, { lights });
  clear = laid.clear;
  measure!();
  flushSync();
  return [...laid.target.querySelectorAll<HTMLElement>(".ring")];
}

const cell = (place: string, how: string) => `<i class="${how}" data-place="${place}"></i>`;
const lays = (place: string): Light => ({ piece: `cell ${place}`, lays: "corridor" });

test("of a floor to be laid only cells are lit that are free", () => {
  const found = rings(cell("0,1", "free") + cell("0,2", "bare"), [lays("0,1"), lays("0,2")]);
  expect(found.map(({ dataset }) => dataset["lit"] ?? null)).toEqual(["cell 0,1 0", null]);
  expect(found[1]!.dataset["planned"]).toBe("cell 0,2 0");
});

test("what is to be tried in vain is lit", () => {
  const found = rings(cell("1,1", "bare"), [lays("1,1")]);
  expect(found.map(({ dataset }) => dataset["lit"])).toEqual(["cell 1,1 0"]);
});

test("a ring goes around the price at the edge of a piece", () => {
  const [ring] = rings(`<i data-spot="2a"><b data-tag></b></i>`, [{ piece: "spot 2a" }]);
  const { left, top, width } = ring!.style;
  expect([left, top, width]).toEqual(["0px", "84px", "76px"]);
});

test("a ring leaves free what is told between two pieces", () => {
  const [ring] = rings(`<i data-spot="2a"></i><b data-tag data-spared></b>`, [
    { piece: "spot 2a" },
  ]);
  expect(ring!.style.maskImage).toContain("circle 22px at 98px 54px");
});

test("what is in hand already is not lit", () => {
  const found = rings(`<i data-card="4" aria-pressed="true"></i><i data-spot="1a"></i>`, [
    { piece: "card 4" },
    { piece: "spot 1a" },
  ]);
  expect(found.map(({ dataset }) => dataset["lit"])).toEqual(["spot 1a 0"]);
});

test("once the landing of a jump is chosen, what is jumped over is lit", () => {
  const board = `<i data-place="1,1" aria-pressed="true"></i><i data-place="1,0"></i>`;
  const found = rings(board, [{ piece: "cell 1,1" }, { piece: "over 1,0" }]);
  expect(found.map(({ dataset }) => dataset["lit"])).toEqual(["over 1,0 0"]);
});

test("a ring lies outside its piece and the numbers on it", () => {
  const [ring] = rings(`<i data-key="boss"></i>`, [{ piece: "boss" }]);
  expect([ring!.style.top, ring!.style.height]).toEqual(["94px", "72px"]);
});

test("the card that can be laid next is taken into the hand", () => {
  const hand = `<b data-hand="bat" aria-pressed="true"></b><b data-hand="corridor"></b>`;
  const taken: string[] = [];
  const listen = (event: Event) => taken.push((event.target as HTMLElement).dataset["hand"] ?? "");
  document.addEventListener("click", listen);
  rings(cell("0,1", "free") + hand, [lays("0,1")]);
  document.removeEventListener("click", listen);
  expect(taken).toEqual(["corridor"]);
});

test("where something else lies, the ring stays", () => {
  const wrong = `<i class="laid" data-place="0,1" data-laid="bat"></i>`;
  expect(rings(wrong, [lays("0,1")])).toHaveLength(1);
});
test("and goes where it lies", () => {
  const right = `<i class="laid" data-place="0,1" data-laid="corridor"></i>`;
  expect(rings(right, [lays("0,1")])).toHaveLength(0);
});
