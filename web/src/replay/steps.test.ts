import { afterEach, expect, test } from "vitest";
import { isTaken, landing, restAfter, stepOf } from "./steps";

const MARKS = [
  { move: 5, number: 1 },
  { move: 21, number: 2 },
];
const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  stepOf({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more });

afterEach(() => document.body.replaceChildren());

test("keys that leaf", () => {
  expect(press("ArrowLeft")).toBe("back");
  expect(press("ArrowRight")).toBe("forward");
  expect(press("ArrowLeft", { shiftKey: true })).toBe("mark-back");
  expect(press("ArrowRight", { shiftKey: true })).toBe("mark-forward");
  expect(press("Home")).toBe("first");
  expect(press("End")).toBe("last");
  expect(press(" ")).toBe("play");
  expect(press("x")).toBeUndefined();
});

test("keys of the browser stay the browser's", () => {
  expect(press("ArrowLeft", { altKey: true })).toBeUndefined();
  expect(press("ArrowLeft", { metaKey: true })).toBeUndefined();
  expect(press("End", { ctrlKey: true })).toBeUndefined();
  expect(press(" ", { shiftKey: true })).toBeUndefined();
});

test("a step ends at the ends", () => {
  expect(landing("back", 0, 30, MARKS)).toBe(0);
  expect(landing("forward", 30, 30, MARKS)).toBe(30);
  expect(landing("first", 12, 30, MARKS)).toBe(0);
  expect(landing("last", 12, 30, MARKS)).toBe(30);
});

test("a long step goes from mark to mark", () => {
  expect(landing("mark-forward", 0, 30, MARKS)).toBe(5);
  expect(landing("mark-forward", 5, 30, MARKS)).toBe(21);
  expect(landing("mark-forward", 21, 30, MARKS)).toBe(30);
  expect(landing("mark-back", 30, 30, MARKS)).toBe(21);
  expect(landing("mark-back", 21, 30, MARKS)).toBe(5);
  expect(landing("mark-back", 5, 30, MARKS)).toBe(0);
});

test("keys belong to what has the focus", () => {
  document.body.innerHTML =
    '<select></select><input><input type="range"><button></button><a href="/"></a><p></p>';
  const at = (selector: string) => document.querySelector(selector);
  expect(isTaken("back", at("select"))).toBe(true);
  expect(isTaken("back", at("input"))).toBe(true);
  expect(isTaken("back", at("[type=range]"))).toBe(false);
  expect(isTaken("back", at("button"))).toBe(false);
  expect(isTaken("play", at("button"))).toBe(true);
  expect(isTaken("play", at("a"))).toBe(true);
  expect(isTaken("play", at("p"))).toBe(false);
});

test("much to see takes longer, but never for ever", () => {
  expect(restAfter(1, "1")).toBeLessThan(restAfter(4, "1"));
  expect(restAfter(100, "1")).toBe(5000);
  expect(restAfter(0, "2")).toBe(restAfter(0, "1") / 2);
});
