import { expect, test } from "vitest";
import { lastMoments } from "./moments";

/** A story in which each move has told two things. */
const story = (moves: number) =>
  Array.from({ length: 2 * moves }, (_, n) => ({ move: Math.floor(n / 2) + 1, n }));

test("a short story is told whole", () => {
  const { moments, earlier } = lastMoments(story(3), 6, 10);
  expect(moments.map(({ move, events }) => [move, events.map(({ n }) => n)])).toEqual([
    [1, [0, 1]],
    [2, [2, 3]],
    [3, [4, 5]],
  ]);
  expect(earlier).toBe(false);
});

test("of a long one the last moments, and what is held back is not among them", () => {
  const { moments, earlier } = lastMoments(story(100), 2 * 50, 3);
  expect(moments.map(({ move }) => move)).toEqual([48, 49, 50]);
  expect(earlier).toBe(true);
  expect(lastMoments(story(3), 6, 3).earlier).toBe(false);
});

test("of a log of 50,000 lines no more is looked at than is shown", () => {
  let looked = 0;
  const events = new Proxy(story(25_000), {
    get(target, key) {
      if (typeof key === "string" && /^\d+$/.test(key)) looked++;
      return Reflect.get(target, key) as unknown;
    },
  });
  expect(lastMoments(events, 50_000, 200).moments).toHaveLength(200);
  expect(looked).toBeLessThan(500);
});

test("nothing has happened yet", () => {
  expect(lastMoments([], 0, 10)).toEqual({ moments: [], earlier: false });
});
