import { expect, test } from "vitest";
import { nextCell, withCell } from "./pattern";

test("a comfort zone is drawn cell by cell", () => {
  expect([".", "#", "x"].map(nextCell)).toEqual(["#", "x", "."]);
  expect(withCell("..# .M. ...", 0, "x")).toBe("x.# .M. ...");
});
