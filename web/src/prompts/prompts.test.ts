import { afterEach, expect, test, vi } from "vitest";
import { moveWords } from "../games/moves";
import { lay, press } from "../testing/lay";
import type { AskMessage } from "../wire/types";
import AllMoves from "./AllMoves.svelte";
import { KINDS, promptFor } from "./kinds";

let laid: ReturnType<typeof lay> | undefined;
afterEach(async () => {
  await laid?.clear();
  laid = undefined;
});

function asked(game: string, ask: Partial<AskMessage>) {
  const onmove = vi.fn();
  laid = lay(AllMoves, {
    game,
    words: moveWords(game),
    ask: { kind: "one-of", size: 0, ...ask },
    onmove,
  });
  const named = (name: string) =>
    [...laid!.target.querySelectorAll("button")].find(
      (button) => (button.getAttribute("aria-label") ?? button.textContent ?? "").trim() === name,
    )!;
  return { onmove, target: laid.target, named };
}

test("every kind has its component", () => {
  for (const kind of KINDS) expect(promptFor({ kind, size: 0 })).toBeDefined();
  expect(promptFor({ kind: "chance", size: 0 })).toBeUndefined();
});

test("one of: every answer is a named button", () => {
  const { onmove, target, named } = asked("mighty", { moves: ["1@1a", "4@2b"] });
  expect(target.querySelectorAll("li button")).toHaveLength(2);
  press(named("4 to guardian 2, side b"));
  expect(onmove).toHaveBeenCalledExactlyOnceWith("4@2b");
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

test("layout: every piece gets a cell", () => {
  const { onmove, target, named } = asked("timid", {
    kind: "layout",
    supply: { bat: 1, corridor: 2 },
    fixed: [[0, 0]],
  });
  press(named("Lay the floor"));
  expect(onmove).not.toHaveBeenCalled();
  const cells = ["0,1", "1,0", " −1, 0"];
  [...target.querySelectorAll("input")].forEach((input, n) => {
    input.value = cells[n]!;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  press(named("Lay the floor"));
  expect(onmove).toHaveBeenCalledExactlyOnceWith("build bat@0,1 corridor@1,0 corridor@-1,0");
});

test("a kind from the future is said, not guessed", () => {
  const { target } = asked("mighty", { kind: "auction" });
  expect(target.textContent).toContain("auction");
});
