import { expect, test } from "vitest";
import { cellsOf, turned } from "./pattern";

const SERPENT = cellsOf(".#x xM# .x.");

test("rows are read from above", () => {
  expect(SERPENT[0]).toEqual(["any", "card", "empty"]);
  expect(SERPENT[1]![1]).toBe("monster");
});

test("a quarter turn goes clockwise", () => {
  const [, bat] = [SERPENT, cellsOf("..# .M. ...")];
  expect(turned(bat, 1)[2]![2]).toBe("card");
  expect(turned(bat, -1)[0]![0]).toBe("card");
});

test("four quarters change nothing", () => {
  expect(turned(SERPENT, 4)).toEqual(SERPENT);
});

test("an unknown letter is no cell", () => {
  expect(() => cellsOf(".?. .M. ...")).toThrow("?");
});
