// What a value, a card and a fault of a card set are called.

import { cardName } from "../games/timid/names";
import { tileName } from "../games/mighty/tiles";
import type { CardProblem, CardText } from "../wire/types";
import { knows, nameOf, say } from "../words/say.svelte";
import { at, type Data, keyOf, parentOf, whole, word } from "../games/paths";
import { idOf, levelOf, type Spot } from "./spots";

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

export function spotName(spot: Spot, data: Data, texts: readonly CardText[]): string {
  const value = (key: string) => at(data, `${spot.path}.${key}`);
  switch (spot.shape) {
    case "back":
      return say("cardset-name-back", { level: levelOf(spot) });
    case "guardian":
      return say("cardset-name-guardian", {
        level: levelOf(spot),
        strength: String(value("strength")),
        loot: String(value("loot")),
      });
    case "healing":
      return say("cardset-name-healing", { strength: whole(value("strength")) });
    case "king":
      return knows(`tile-name-${idOf(spot)}`) ? tileName(idOf(spot)) : idOf(spot);
    case "shy":
      return cardName(word(value("name.id")));
    case "place":
      return cardName(idOf(spot));
    case "die":
      return say("cardset-name-die", { number: Number(/\[(\d+)\]/.exec(spot.path)?.[1]) });
    default:
      return textOf(spot, texts)?.name ?? ownName(spot, data);
  }
}

const SORTS: Record<string, readonly string[]> = {
  card: ["keep", "discard", "event"],
  ship: ["tile"],
};

/** What the server says about a card of the island. */
export function textOf(spot: Spot, texts: readonly CardText[]): CardText | undefined {
  const sorts = SORTS[spot.shape] ?? [spot.shape];
  return texts.find(({ id, sort }) => id === idOf(spot) && sorts.includes(sort));
}

function ownName(spot: Spot, data: Data): string {
  const table = parentOf(`${spot.path}.x`);
  return word(at(data, `${table}.en`)) || word(at(data, `${table}.name.en`)) || idOf(spot);
}
