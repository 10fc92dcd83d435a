// Where somebody is in the rules, and what a search finds there.

import type { CardText, RuleCard, RulePage, RuleSection } from "../wire/types";

/** A place in the book as an address has it: `M-3` a chapter, `M-3.3` a rule, `M-3/room` a scene. */
export interface Place {
  readonly chapter: RuleSection;
  readonly rule?: RuleCard | undefined;
  readonly scene?: string | undefined;
}

export function placeOf(page: RulePage, at: string | undefined): Place | undefined {
  const [id = "", scene] = (at ?? "").split("/");
  for (const chapter of page.sections) {
    if (chapter.id === id) return { chapter, scene };
    const rule = chapter.rules.find((each) => each.id === id);
    if (rule) return { chapter, rule };
  }
  return undefined;
}

/** The address of a scene. */
export const sceneAt = (chapter: RuleSection, scene: string): string => `${chapter.id}/${scene}`;

/** The scenes that are about a rule. */
export const scenesOn = (chapter: RuleSection, rule: string): string[] =>
  (chapter.scenes ?? []).filter((each) => each.rules.includes(rule)).map(({ scene }) => scene);

const wordsOf = (wanted: string) => wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);

function has(text: string, words: readonly string[]): boolean {
  const low = text.toLocaleLowerCase();
  return words.every((word) => low.includes(word));
}

/** The chapters with the rules that hold all these words, in any order. */
export function found(page: RulePage, wanted: string): RuleSection[] {
  const words = wordsOf(wanted);
  return page.sections
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(({ id, title, text }) => has(`${id} ${title} ${text}`, words)),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** The cards with these words in their names or texts. */
export function foundCards(cards: readonly CardText[], wanted: string): CardText[] {
  const words = wordsOf(wanted);
  return cards.filter(({ name, text = "" }) => name && has(`${name} ${text}`, words));
}
