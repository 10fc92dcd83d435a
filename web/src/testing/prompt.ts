// For tests: a question as a list of answers.

import { onTestFinished, vi } from "vitest";
import { moveWords } from "../games/moves";
import AllMoves from "../prompts/AllMoves.svelte";
import type { AskMessage } from "../wire/types";
import { lay } from "./lay";

export function asked(game: string, ask: Partial<AskMessage>) {
  const onmove = vi.fn();
  const question = { kind: "one-of", size: 0, ...ask };
  const laid = lay(AllMoves, { game, words: moveWords(game), ask: question, onmove });
  onTestFinished(laid.clear);
  const named = (name: string) =>
    [...laid.target.querySelectorAll("button")].find(
      (button) => (button.getAttribute("aria-label") ?? button.textContent ?? "").trim() === name,
    )!;
  return { onmove, target: laid.target, named };
}
