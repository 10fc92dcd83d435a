// A floor lies as it was laid first, whatever is said above it.

import { afterEach, expect, test, vi } from "vitest";
import { type Bounds, groundFor } from "./places";
import { Turning } from "./turning";

const PHONE = { width: 344, height: 440 };
const ASIDE = { width: 560, height: 320 };
const wide: Bounds = { left: 0, right: 5, bottom: 0, top: 1 };
const long: Bounds = { left: 0, right: 1, bottom: 0, top: 5 };
afterEach(() => vi.unstubAllGlobals());

test("once a floor lies, words that take some of its room do not turn it", () => {
  const turning = new Turning();
  expect(turning.isTurned(1, wide, PHONE, false)).toBe(true);
  expect(turning.isTurned(1, wide, { width: 344, height: 180 }, false)).toBe(true);
  expect(new Turning().isTurned(1, wide, { width: 344, height: 180 }, false)).toBe(false);
});

test("the next floor, another screen and another match choose anew", () => {
  const turning = new Turning();
  expect(turning.isTurned(1, wide, PHONE, false)).toBe(true);
  expect(turning.isTurned(2, long, PHONE, false)).toBe(false);
  expect(turning.isTurned(1, long, PHONE, false)).toBe(false);
  vi.stubGlobal("innerWidth", 844);
  vi.stubGlobal("innerHeight", 390);
  expect(turning.isTurned(2, long, ASIDE, false)).toBe(true);
});

test("a floor is walked as it was built", () => {
  const turning = new Turning();
  expect(turning.isTurned(1, wide, ASIDE, true)).toBe(false);
  expect(turning.isTurned(1, long, ASIDE, false)).toBe(false);
});

test("while somebody builds it turns only where no finger would find its cells, and never back", () => {
  const turning = new Turning();
  const row = (right: number): Bounds => ({ left: -1, right, bottom: -1, top: 1 });
  const built = [2, 3, 4, 5].map((right) => turning.isTurned(1, row(right), PHONE, true));
  expect(built).toEqual([false, false, false, false]);
  expect(turning.isTurned(1, row(6), PHONE, true)).toBe(true);
  expect(turning.isTurned(1, row(2), PHONE, true)).toBe(true);
});

test("what is only looked at turns nothing", () => {
  const turning = new Turning();
  const row = (right: number): Bounds => ({ left: -1, right, bottom: -1, top: 1 });
  expect(turning.isTurned(1, row(2), PHONE, true)).toBe(false);
  expect(turning.isTurned(1, row(6), PHONE, true, true)).toBe(false);
  expect(turning.isTurned(1, row(2), PHONE, true)).toBe(false);
});

test("a ground is cut to what is needed before it is turned", () => {
  const kept: Bounds = { left: -2, right: 2, bottom: -3, top: 3 };
  const needed: Bounds = { left: -1, right: 5, bottom: -1, top: 1 };
  expect(groundFor(needed, kept, PHONE)).toEqual(needed);
});

test("in a lesson above is above", () => {
  expect(new Turning(() => true).isTurned(1, long, ASIDE, false)).toBe(false);
  expect(new Turning().isTurned(1, long, ASIDE, false)).toBe(true);
});
