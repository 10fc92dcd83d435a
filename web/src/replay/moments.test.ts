import { expect, test, vi } from "vitest";
import type { Reel, Sync } from "../wire/types";
import { Moments, STRETCH } from "./moments";

const TOTAL = 100;

function reel(first: number, last: number, total = TOTAL): Reel {
  const moves = Array.from({ length: Math.min(last, total) - first + 1 }, (_, n) => first + n);
  return {
    table: "t",
    first,
    total,
    moments: moves.map((move) => ({ moves: move }) as Sync),
    secrets: null,
  };
}
const settled = () => new Promise((done) => setTimeout(done));

test("moments come in stretches, and what lies ahead comes before it is asked for", async () => {
  const fetchReel = vi.fn(async (first: number, last: number) => reel(first, last));
  const moments = new Moments(fetchReel, TOTAL);
  expect(moments.get(STRETCH)).toBeUndefined();
  expect((await moments.need(STRETCH + 10))?.sync.moves).toBe(STRETCH + 10);
  await settled();
  expect(fetchReel.mock.calls.map(([first]) => first)).toEqual([STRETCH, 2 * STRETCH]);
  expect(moments.get(2 * STRETCH)?.sync.moves).toBe(2 * STRETCH);
  await moments.need(STRETCH + 1);
  expect(fetchReel.mock.calls.map(([first]) => first)).toEqual([STRETCH, 2 * STRETCH, 0]);
});

test("nothing is fetched twice, even at once, nor beyond the end", async () => {
  const fetchReel = vi.fn(async (first: number, last: number) => reel(first, last));
  const moments = new Moments(fetchReel, TOTAL);
  await Promise.all([moments.need(97), moments.need(98), moments.need(99)]);
  await settled();
  expect(fetchReel.mock.calls.map(([first]) => first)).toEqual([96, 72]);
});

test("what did not come is asked for again", async () => {
  const fetchReel = vi.fn(async (first: number, last: number) => reel(first, last));
  fetchReel.mockRejectedValueOnce(new Error("cut"));
  const moments = new Moments(fetchReel, 10);
  await expect(moments.need(3)).rejects.toThrow("cut");
  expect((await moments.need(3))?.sync.moves).toBe(3);
});

test("a match that has gone on is noticed", async () => {
  const changed = vi.fn();
  await new Moments(async (a, b) => reel(a, b, 12), 10, changed).need(2);
  expect(changed).toHaveBeenCalledWith(12);
});
