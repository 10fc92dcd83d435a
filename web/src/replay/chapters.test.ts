import { expect, test } from "vitest";
import type { EventMessage } from "../store/story";
import { chapterAt, chaptersIn } from "./chapters";

const told = (code: string, move: number, params: object) =>
  ({ code, rule: "", params, move }) as EventMessage;

test("rounds, floors and turns are read off what happened", () => {
  expect(
    chaptersIn("mighty", [
      told("start-chosen", 1, { player: 0 }),
      told("guardians-dealt", 5, { round: 1, levels: [1] }),
      told("round-ended", 20, { round: 1, gold: [] }),
      told("guardians-dealt", 21, { round: 2, levels: [1] }),
    ]),
  ).toEqual([
    { move: 5, number: 1 },
    { move: 21, number: 2 },
  ]);
  expect(chaptersIn("timid", [told("monsters-drawn", 1, { floor: 1, monsters: [] })])).toEqual([
    { move: 1, number: 1 },
  ]);
  expect(chaptersIn("island", [told("turn-began", 7, { player: 0, turn: 1 })])).toEqual([
    { move: 7, number: 1 },
  ]);
});

test("a moment lies in the chapter that began last", () => {
  const chapters = [
    { move: 5, number: 1 },
    { move: 21, number: 2 },
  ];
  expect(chapterAt(chapters, 4)).toBeUndefined();
  expect(chapterAt(chapters, 5)?.number).toBe(1);
  expect(chapterAt(chapters, 21)?.number).toBe(2);
});
