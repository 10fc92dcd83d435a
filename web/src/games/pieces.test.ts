import { expect, test } from "vitest";
import { offersOf } from "../testing/prompt";
import { Offers, without } from "./pieces";

const OFFERS = new Offers({
  kind: "one-of",
  size: 3,
  moves: offersOf(["card 4", "spot 1a"], ["card 4", "spot 2b"], ["die claw", "die claw", "zone 3"]),
});

test("what lies ready is what may still be touched", () => {
  expect([...OFFERS.next("card 4")]).toEqual(["spot 1a", "spot 2b"]);
  expect([...OFFERS.next("die claw")]).toEqual(["die claw", "zone 3"]);
  expect([...OFFERS.next("die claw", "die claw", "die claw")]).toEqual([]);
  expect(OFFERS.open("card 4")).toHaveLength(2);
});

test("a move is made once all its pieces are touched, in any order", () => {
  expect(OFFERS.made("spot 2b", "card 4")).toBe(OFFERS.all[1]);
  expect(OFFERS.made("card 4")).toBeUndefined();
  expect(OFFERS.made("die claw", "zone 3", "die claw")).toBe(OFFERS.all[2]);
  expect(without(["a", "b", "a"], ["a"])).toEqual(["b", "a"]);
});
