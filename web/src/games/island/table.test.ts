import { expect, test } from "vitest";
import { chaptersIn } from "../../replay/chapters";
import type { EventMessage } from "../../store/story";
import { press } from "../../testing/lay";
import { asked, offer } from "../../testing/prompt";

const told = (code: string, move: number, params: object) =>
  ({ code, rule: "", params, move }) as EventMessage;

test("turns are read off what happened", () => {
  const began = told("turn-began", 7, { player: 0, turn: 1 });
  expect(chaptersIn("island", [began])).toEqual([{ move: 7, number: 1 }]);
});

test("some of: pieces are counted, and only what is described or listed is sent", () => {
  const { onmove, named } = asked("island", {
    kind: "some-of",
    supply: { claw: 2, foot: 1 },
    least: 1,
    most: 3,
    each: "die",
    ends: "do throw",
    code: "does-island-throw-these",
    moves: [offer("keep", ["do keep"], "does-island-keep", {})],
  });
  press(named("Stop throwing"));
  expect(onmove).toHaveBeenLastCalledWith("keep");
  press(named("One Claw more"));
  press(named("One Claw more"));
  press(named("One Claw more"));
  press(named("One Foot more"));
  press(named("Throw 2 × claw and foot again"));
  expect(onmove).toHaveBeenLastCalledWith(["die claw", "die claw", "die foot", "do throw"]);
});
