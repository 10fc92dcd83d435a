// What a prompt is given: a question, and whom to answer.

import type { Given } from "../wire/given";
import type { AskMessage } from "../wire/types";

export interface PromptProps {
  game: string;
  ask: AskMessage;
  onmove: (given: Given) => void;
}
