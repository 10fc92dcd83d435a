import { expect, test } from "vitest";
import { picturesOf } from "./pictures";

const VIEW = { hp: 1, zones: [{ dice: { claw: 1 } }, { dice: {} }], deck: ["a", "c"] };

test("patches lead backwards from the view, and change nothing of it", () => {
  const [first, second, third, last] = picturesOf(VIEW, 4, [
    [0, { hp: 3, "zones/0/dice/foot": 2 }],
    [2, { "deck/1:1": ["b"], "zones/1": { dice: { claw: 2 } } }],
  ]);
  expect(last).toBe(VIEW);
  expect(third).toEqual({
    ...VIEW,
    deck: ["a", "b", "c"],
    zones: [VIEW.zones[0], { dice: { claw: 2 } }],
  });
  expect(second).toBe(third);
  expect(first).toEqual({
    ...third,
    hp: 3,
    zones: [{ dice: { claw: 1, foot: 2 } }, { dice: { claw: 2 } }],
  });
  expect(VIEW.deck).toEqual(["a", "c"]);
});

test("without pictures, everything looks as it does now", () => {
  expect(picturesOf(VIEW, 2)).toEqual([VIEW, VIEW]);
  expect(picturesOf(VIEW, 0)).toEqual([]);
});
