// Answers that are described: which pieces may be taken, and what taking them is called.

import type { Given } from "../wire/given";
import type { AskMessage } from "../wire/types";
import { list, named, phrase, say } from "../words/say.svelte";

export type Picked = Readonly<Record<string, number>>;

export interface Answer {
  readonly given: Given;
  readonly told: string;
}

/** What these pieces make, if they are neither too few nor too many. */
export function answerFor(picked: Picked, ask: AskMessage): Answer | undefined {
  const taken = Object.entries(picked).filter(([, count]) => count > 0);
  const count = taken.reduce((sum, [, each]) => sum + each, 0);
  if (count < (ask.least ?? 0) || count > (ask.most ?? 0)) return undefined;
  const pieces = taken.flatMap(([name, each]) =>
    Array.from({ length: each }, () => `${ask.each} ${name}`),
  );
  const what = taken.map(([name, each]) => (each > 1 ? `${each} × ` : "") + nameOf(name, ask));
  return { given: [...pieces, ask.ends ?? ""], told: say(ask.code ?? "", { what: list(what) }) };
}

export const nameOf = (name: string, ask: AskMessage): string =>
  named(ask.code ?? "", ask.each ?? "", name);

/** Every answer: those that are listed, then those that can be counted out of a supply. */
export function answersTo(ask: AskMessage): Answer[] {
  const listed = (ask.moves ?? []).map((offer) => ({
    given: offer.text,
    told: phrase(offer.phrase),
  }));
  const picks = ask.kind === "some-of" ? picksFrom(Object.entries(ask.supply ?? {})) : [];
  return [...listed, ...picks.flatMap((picked) => answerFor(picked, ask) ?? [])];
}

function picksFrom([first, ...rest]: readonly (readonly [string, number])[]): Picked[] {
  if (!first) return [{}];
  const [name, count] = first;
  const others = picksFrom(rest);
  return Array.from({ length: count + 1 }, (_, n) => n).flatMap((n) =>
    others.map((picked) => (n ? { [name]: n, ...picked } : picked)),
  );
}
