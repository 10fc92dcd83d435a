import { describe, expect, test } from "vitest";
import { type Bounds, groundFor, reachIn } from "./places";

const DESK = { width: 720, height: 690 };
const PHONE = { width: 352, height: 440 };
const around = (left: number, right: number, bottom: number, top: number): Bounds => ({
  left,
  right,
  bottom,
  top,
});

describe("the ground of a floor in the making", () => {
  test("reaches as far as cells stay comfortable, on each axis", () => {
    expect(reachIn(DESK)).toEqual(around(-3, 3, -3, 3));
    expect(reachIn(PHONE)).toEqual(around(-2, 2, -3, 3));
  });

  test("does not move for cards within it", () => {
    const kept = reachIn(DESK);
    expect(groundFor(around(-1, 2, -1, 3), kept, DESK)).toEqual(kept);
  });

  test("grows where it is needed, and stays as large", () => {
    const grown = groundFor(around(-1, 4, -1, 1), reachIn(DESK), DESK);
    expect(grown).toEqual(around(-3, 4, -3, 3));
    expect(groundFor(around(-1, 1, -1, 1), grown, DESK)).toEqual(grown);
  });

  test("is no larger than needed where a finger would find no cell", () => {
    const needed = around(-1, 1, -1, 7);
    expect(groundFor(needed, around(-4, 4, -3, 3), PHONE)).toEqual(needed);
  });
});
