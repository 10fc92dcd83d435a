import { expect, test } from "vitest";
import { chaptersIn } from "../../replay/chapters";
import type { EventMessage } from "../../store/story";
import { press } from "../../testing/lay";
import { asked } from "../../testing/prompt";

const told = (code: string, move: number, params: object) =>
  ({ code, rule: "", params, move }) as EventMessage;

test("turns are read off what happened", () => {
  const began = told("turn-began", 7, { player: 0, turn: 1 });
  expect(chaptersIn("island", [began])).toEqual([{ move: 7, number: 1 }]);
});

test("some of: pieces are counted, and only listed answers are sent", () => {
  const { onmove, named } = asked("island", {
    kind: "some-of",
    supply: { claw: 2, foot: 1 },
    least: 0,
    most: 3,
    moves: ["keep", "throw claw", "throw claw*2", "throw foot", "throw claw*2 foot"],
  });
  press(named("Keep all"));
  expect(onmove).toHaveBeenLastCalledWith("keep");
  press(named("One Claw more"));
  press(named("One Claw more"));
  press(named("One Claw more"));
  press(named("One Foot more"));
  press(named("Throw 2 × claw and foot again"));
  expect(onmove).toHaveBeenLastCalledWith("throw claw*2 foot");
});
