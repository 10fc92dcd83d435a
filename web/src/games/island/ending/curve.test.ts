import { expect, test } from "vitest";
import type { ChapterMessage } from "../../../wire/types";
import { area, best, bossHp, dangers, HIGH, leader, line, WIDE, worst } from "./curve";

const turn = (number: number, danger: number, hp: number, most = 20): ChapterMessage => ({
  number,
  seat: "0",
  levels: { danger, "boss-hp": hp, "boss-most": most },
  marks: [],
  view: null,
});
const TURNS = [turn(1, 0, 20), turn(2, 50, 14), turn(3, 100, 11)];

test("danger rises from the bottom left to the top right", () => {
  expect(dangers(TURNS)).toEqual([
    { x: 0, y: HIGH },
    { x: WIDE / 2, y: HIGH / 2 },
    { x: WIDE, y: 0 },
  ]);
  expect(line(dangers(TURNS))).toBe(`M0 ${HIGH}L160 60L320 0`);
  expect(area([])).toBe("");
});

test("the boss's HP are a share of what it began with", () => {
  expect(bossHp(TURNS)[0]!.y).toBe(0);
  expect(bossHp([turn(1, 0, 5, 10)])).toEqual([{ x: WIDE, y: HIGH / 2 }]);
});

test("the darkest hour is the first of equal ones, the biggest blow the one that cost most", () => {
  expect(worst([turn(1, 40, 20), turn(2, 40, 20)])!.number).toBe(1);
  expect(best(TURNS)).toEqual({ turn: TURNS[1], amount: 6 });
  expect(best([turn(1, 0, 20)])).toBeUndefined();
});

test("a new boss does not heal the old one's wounds", () => {
  expect(best([turn(1, 0, 2), turn(2, 0, 24, 25)])!.amount).toBe(18);
  expect(best([turn(1, 0, 20), turn(2, 0, 24, 25)])).toEqual({
    turn: expect.objectContaining({ number: 2 }) as ChapterMessage,
    amount: 1,
  });
});

test("whoever did most is marked, where that is one alone", () => {
  expect(leader({ "0": { damage: 3 }, "1": { damage: 2 } }, "damage")).toBe("0");
  expect(leader({ "0": { damage: 3 }, "1": { damage: 3 } }, "damage")).toBeUndefined();
  expect(leader({ "0": {}, "1": {} }, "damage")).toBeUndefined();
});
