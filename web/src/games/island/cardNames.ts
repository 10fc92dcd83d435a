// What a card of a set is called, and what it says.

import type { CardText } from "../../wire/types";
import { ENGLISH } from "../../words/catalogue.svelte";
import { language, say } from "../../words/say.svelte";
import { idOf, orderOf, type Spot } from "../cardset";
import { at, type Data, word } from "../paths";

const SORTS: Readonly<Record<string, readonly string[]>> = {
  card: ["keep", "discard", "event"],
  ship: ["tile"],
};

/** What the server says about a card. */
export function textOf(card: Spot, texts: readonly CardText[]): CardText | undefined {
  const sorts = SORTS[card.shape] ?? [card.shape];
  return texts.find(({ id, sort }) => id === idOf(card) && sorts.includes(sort));
}

/** What the file itself calls it, in the language of whoever looks where it can. */
function ownName(card: Spot, data: Data): string {
  const paths = [language(), ENGLISH].flatMap((tag) => [`.${tag}`, `.name.${tag}`]);
  const names = paths.map((path) => word(at(data, card.path + path)));
  return names.find((name) => name !== "") ?? idOf(card);
}

export function nameOf(card: Spot, data: Data, texts: readonly CardText[]): string {
  if (card.shape === "die") return say("cardset-name-die", { number: orderOf(card) + 1 });
  return textOf(card, texts)?.name ?? ownName(card, data);
}
