import { expect, test } from "vitest";
import { asked } from "../testing/prompt";
import { SAMPLE } from "../testing/sample";
import { KINDS, promptFor } from "./kinds";

test("every kind has its component", () => {
  for (const kind of KINDS) expect(promptFor({ kind, size: 0 })).toBeDefined();
  expect(promptFor({ kind: "chance", size: 0 })).toBeUndefined();
});

test("a kind from the future is said, not guessed", () => {
  const { target } = asked(SAMPLE, { kind: "auction" });
  expect(target.textContent).toContain("auction");
});
