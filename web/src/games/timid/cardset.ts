// The cards of a set of this game: shy monsters with their comfort zones, and places.

import { type CardSetUi, idOf, type Layout, named, numbered, type Spot, spot } from "../cardset";
import { at, type Data, whole, word } from "../paths";
import CardArt from "./CardArt.svelte";
import { cardName, shortName } from "./names";
import { isPattern, isRows } from "./pattern";
import PatternInput from "./pieces/PatternInput.svelte";
import PatternShown from "./pieces/PatternShown.svelte";

const LAYOUTS: Readonly<Record<string, Layout>> = { place: { size: "card", beside: true } };

const monsterOf = ({ path }: Spot, data: Data): string => word(at(data, `${path}.name.id`));

export default {
  spots: (data) => [
    ...numbered(data, "monsters").map((path) => spot("monsters", "shy", path)),
    ...named(data, "cards", "places", "place"),
  ],
  layout: ({ shape }) => LAYOUTS[shape] ?? { size: "card" },
  name: (card, data) => cardName(card.shape === "shy" ? monsterOf(card, data) : idOf(card)),
  caption: (card, data) => (card.shape === "shy" ? shortName(monsterOf(card, data)) : undefined),
  note: ({ shape, path }, data) => {
    const count = shape === "place" ? whole(at(data, `${path}.count`)) : 0;
    return count ? `×${count}` : "";
  },
  Art: CardArt,
  drawn: (path) =>
    isRows(path)
      ? { Input: PatternInput, Shown: PatternShown, canShow: (value) => isPattern(path, value) }
      : undefined,
} satisfies CardSetUi;
