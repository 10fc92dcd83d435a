import { expect, test } from "vitest";
import { aloud, tellEvent } from "./happened";

test("dice are told by their names, not as they are written", () => {
  const rolled = tellEvent("island", { code: "rolled", params: { dice: "heart claw*2" } });
  expect(rolled).toBe("The dice show heart and 2 × claw.");
  const erupted = { code: "dice-erupted", params: { dice: ["fame@1", "minion+crystal@4"] } };
  expect(tellEvent("island", erupted)).not.toMatch(/@|\+[a-z]/);
});

test("steps in the cellar have words for the ear", () => {
  expect(aloud("Turn up ←1 ↓4, then ↑2")).toBe("Turn up left 1, down 4, then up 2");
});
