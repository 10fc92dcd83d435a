import { expect, test } from "vitest";
import { pileOf } from "./pile";

test.each([
  [0, 0],
  [1, 1],
  [3, 1],
  [8, 3],
  [258, 15],
])("%i gold show %i coins", (amount, coins) => {
  expect(pileOf(amount)).toHaveLength(coins);
});

test("no two coins lie in the same place", () => {
  const places = pileOf(45).map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(places.length);
});
