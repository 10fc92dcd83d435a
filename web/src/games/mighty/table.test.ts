import { expect, test } from "vitest";
import { chaptersIn } from "../../replay/chapters";
import type { EventMessage } from "../../store/story";
import { press } from "../../testing/lay";
import { asked, offer, written } from "../../testing/prompt";
import { refusal } from "../../words/say.svelte";

const told = (code: string, move: number, params: object) =>
  ({ code, rule: "", params, move }) as EventMessage;

test("rounds are read off what happened", () => {
  const chapters = chaptersIn("mighty", [
    told("start-chosen", 1, { player: 0 }),
    told("guardians-dealt", 5, { round: 1, levels: [1] }),
    told("round-ended", 20, { round: 1, gold: [] }),
    told("guardians-dealt", 21, { round: 2, levels: [1] }),
  ]);
  expect(chapters).toEqual([
    { move: 5, number: 1 },
    { move: 21, number: 2 },
  ]);
});

test("one of: every answer is a named button", () => {
  const { onmove, target, named } = asked("mighty", {
    moves: [
      offer("1@1a", [], "does-mighty-play", { strength: 1, place: 1, side: "a" }),
      offer("4@2b", [], "does-mighty-play", { strength: 4, place: 2, side: "b" }),
    ],
  });
  expect(target.querySelectorAll("li button")).toHaveLength(2);
  press(named("4 to guardian 2, side b"));
  expect(onmove).toHaveBeenCalledExactlyOnceWith("4@2b");
});

test("a refusal says what stands against it", () => {
  const obstacles = [{ rule: "M-3.3", code: "not-in-hand", params: { strength: 4 } }];
  const text = refusal("mighty", {
    code: "illegal-move",
    params: {},
    tried: written("4@2a"),
    obstacles,
  });
  expect(text).toBe("4@2a is not possible. You have no 4 in hand.");
});

test("a refusal names the move by what it would do, where that is known", () => {
  const phrase = { code: "does-mighty-play", params: { strength: 4, place: 2, side: "a" } };
  const tried = { code: "illegal-move", params: {}, tried: written("4@2a"), phrase };
  expect(refusal("mighty", tried)).toBe("Not possible: 4 to guardian 2, side a.");
});

test("the barrier of undo says what was revealed", () => {
  const params = { move: 12, event: "fight-lost", place: 3 };
  expect(refusal("mighty", { code: "undo-reveal", params })).toContain("Guardian 3 is too strong");
});
