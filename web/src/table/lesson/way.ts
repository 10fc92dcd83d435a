// What is to be answered, in words: for those who play by text.

import { nameOf } from "../../prompts/picking";
import type { AskMessage, LessonStep } from "../../wire/types";
import { list, phrase } from "../../words/say.svelte";
import { isMadeOf, lightsOf } from "./lights";

/** As it stands among the answers; of something laid out, what is laid where. */
export function wayOf(step: LessonStep, ask: AskMessage): string {
  if (ask.kind === "layout") return laid(step, ask);
  const offered = ask.moves?.find(({ pieces }) => step.lit.some((each) => isMadeOf(pieces, each)));
  const does = offered?.phrase ?? step.does;
  return does ? phrase(does) : "";
}

function laid(step: LessonStep, ask: AskMessage): string {
  const places = lightsOf(step, ask, true).filter(({ lays }) => lays);
  return list(places.map(({ piece, lays }) => `${nameOf(lays!, ask)} ${piece.split(" ")[1]}`));
}
