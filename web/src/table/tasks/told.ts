// Answers to tasks in words, and what they were worth.

import type { JudgedMessage, PhraseMessage } from "../../wire/types";
import { capital, list, phrase, say } from "../../words/say.svelte";

export function told(answer: readonly PhraseMessage[]): string {
  if (!answer.length) return say("tasks-none");
  return list(
    answer.map((each) => {
      const amount = each.params?.["amount"];
      return amount === undefined ? phrase(each) : `${phrase(each)}: ${String(amount)}`;
    }),
  );
}

export function judged(verdict: JudgedMessage): string {
  if (verdict.right) return say("tasks-right");
  const correct = told(verdict.correct);
  return verdict.right === null ? say("tasks-shown", { correct }) : say("tasks-wrong", { correct });
}

export const reason = (verdict: JudgedMessage): string => capital(phrase(verdict.why));
