import { expect, test } from "vitest";
import { within } from "./place";

const rect = (left: number, width: number) => ({
  left,
  width,
  right: left + width,
  top: 10,
  height: 40,
});

test("a bubble begins at its plate and stays within the row of plates", () => {
  expect(within(rect(100, 200), rect(100, 620), 1280)).toEqual({ left: 100, top: 10, width: 272 });
  const last = within(rect(520, 200), rect(100, 620), 1280)!;
  expect(last.left + last.width).toBe(720);
});

test("in a narrow row it is as wide as the row", () => {
  expect(within(rect(4, 110), rect(4, 250), 360)).toEqual({ left: 4, top: 10, width: 250 });
});

test("it never leaves the screen", () => {
  const box = within(rect(330, 60), rect(330, 60), 360)!;
  expect(box.left + box.width).toBeLessThanOrEqual(360);
});

test("a plate that is not in sight has none", () => {
  expect(within({ ...rect(0, 0), height: 0 }, rect(0, 300), 360)).toBeUndefined();
});
