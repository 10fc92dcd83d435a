import { expect, test } from "vitest";
import type { IslandView } from "../../wire/types";
import { bossMood, woundsOf } from "./names";

const view = (hp: number, more: object = {}) =>
  ({
    boss: { hp, max_hp: 15, down: false },
    won: false,
    lost: null,
    ...more,
  }) as unknown as IslandView;

test("the boss is calm, then angry, then desperate, the less HP it has", () => {
  expect([15, 11, 10, 6, 5, 1].map((hp) => bossMood(view(hp)))).toEqual([
    ...["calm", "calm", "angry", "angry", "worried", "worried"],
  ]);
  expect([15, 10, 5].map((hp) => woundsOf(view(hp).boss))).toEqual([0, 1, 2]);
});

test("who acts is angry at once, who has won is happy, who is down is beaten", () => {
  expect(bossMood(view(15), true)).toBe("angry");
  expect(bossMood(view(15, { lost: "pylons" }))).toBe("happy");
  expect(bossMood(view(1, { won: true }))).toBe("beaten");
});
