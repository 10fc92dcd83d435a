// The cards of a set of this game: guardians level by level, what healing costs, king tiles.

import { knows, say } from "../../words/say.svelte";
import { type CardSetUi, idOf, type Layout, named, numbered, type Spot, spot } from "../cardset";
import { at, type Data, tableAt, whole } from "../paths";
import CardArt from "./CardArt.svelte";
import { levelOf } from "./levels";
import { tileName } from "./tiles";

const LAYOUTS: Readonly<Record<string, Layout>> = {
  back: { size: "card", beside: true, named: true },
  guardian: { size: "card", beside: true, named: true },
  healing: { size: "card", beside: true },
};

function spots(data: Data): Spot[] {
  return [
    ...[1, 2, 3].flatMap((level) => guardians(data, level)),
    ...Object.keys(tableAt(data, "healing")).flatMap((kind) =>
      numbered(data, `healing.${kind}`).map((path) => spot("healing", "healing", path)),
    ),
    ...named(data, "tile", "king", "king"),
  ];
}

function guardians(data: Data, level: number): Spot[] {
  const [path, kind] = [`level.${level}`, `level-${level}`];
  return [
    spot(kind, "back", `${path}.strength`, [`${path}.strength`, `${path}.loot`]),
    ...numbered(data, `${path}.guardians`).map((place) => spot(kind, "guardian", place)),
  ];
}

function name(card: Spot, data: Data): string {
  const value = (key: string) => at(data, `${card.path}.${key}`);
  if (card.shape === "back") return say("cardset-name-back", { level: levelOf(card) });
  if (card.shape === "healing")
    return say("cardset-name-healing", { strength: whole(value("strength")) });
  if (card.shape === "king")
    return knows(`tile-name-${idOf(card)}`) ? tileName(idOf(card)) : idOf(card);
  return say("cardset-name-guardian", {
    level: levelOf(card),
    strength: String(value("strength")),
    loot: String(value("loot")),
  });
}

export default {
  spots,
  name,
  layout: ({ shape }) => LAYOUTS[shape] ?? { size: "card" },
  Art: CardArt,
} satisfies CardSetUi;
