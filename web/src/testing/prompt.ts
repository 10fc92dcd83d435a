// For tests: a question as a list of answers.

import { onTestFinished, vi } from "vitest";
import AllMoves from "../prompts/AllMoves.svelte";
import type { AskMessage, MoveText, Offer } from "../wire/types";
import { lay } from "./lay";

/** For tests alone: a move as a server would write it. */
export const written = (text: string): MoveText => text as unknown as MoveText;

/** Offers by their pieces; a phrase is told as its text. */
export function offersOf(...pieces: readonly string[][]): Offer[] {
  return pieces.map((each) => offer(each.join(" "), each));
}

export function offer(text: string, pieces: string[], code = "move", params?: object): Offer {
  const phrase = { code, params: (params ?? { text }) as Record<string, unknown> };
  return { text: written(text), pieces, phrase };
}

export function asked(game: string, ask: Partial<AskMessage>) {
  const onmove = vi.fn();
  const question = { kind: "one-of", size: 0, ...ask };
  const laid = lay(AllMoves, { game, ask: question, onmove });
  onTestFinished(laid.clear);
  const named = (name: string) =>
    [...laid.target.querySelectorAll("button")].find(
      (button) => (button.getAttribute("aria-label") ?? button.textContent ?? "").trim() === name,
    )!;
  return { onmove, target: laid.target, named };
}
