import { expect, test } from "vitest";
import { chapterAt } from "./chapters";

test("a moment lies in the chapter that began last", () => {
  const chapters = [
    { move: 5, number: 1 },
    { move: 21, number: 2 },
  ];
  expect(chapterAt(chapters, 4)).toBeUndefined();
  expect(chapterAt(chapters, 5)?.number).toBe(1);
  expect(chapterAt(chapters, 21)?.number).toBe(2);
});
