// What a value and a fault of a card set are called.

import type { CardProblem } from "../wire/types";
import { knows, nameOf, say } from "../words/say.svelte";
import { keyOf } from "../games/paths";

/** What is wrong, in words; the place is told by where it stands. */
export const problemText = ({ code, params }: CardProblem): string => say(`cards-${code}`, params);

const dashed = (key: string) => key.replaceAll("_", "-");

/** A value by its key: "strength", or what a number in a list is. */
export function valueName(path: string): string {
  const key = keyOf(path);
  return say(`cardset-value-${dashed(key)}`);
}

/** The part of a card in which values stand together: an ability, an effect, a side. */
export function partName(path: string): string {
  const [, key = "", number] = /([^.[\]]+)(?:\[(\d+)\])?$/.exec(path) ?? [];
  const code = `cardset-part-${dashed(key)}`;
  return knows(code) ? say(code, { number: Number(number ?? 1) }) : "";
}

/** One of several words, as a person says it; without one, as the file has it. */
export function choiceName(path: string, choice: string): string {
  const key = dashed(keyOf(path).replace(/\[\d+\]$/, ""));
  const own = [`cardset-${key}-${choice}`, `tile-where-${choice}`, `symbol-${choice}`];
  const code = own.find((each) => knows(each));
  return code ? say(code) : nameOf(choice);
}
