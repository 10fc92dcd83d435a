// The cards of a set of this game: bosses, allies, power cards, tiles, minions, dice, defenders.

import { type CardSetUi, type Layout, named, numbered, type Spot, spot } from "../cardset";
import { at, type Data, whole } from "../paths";
import CardArt from "./CardArt.svelte";
import { nameOf } from "./cardNames";

const LAYOUTS: Readonly<Record<string, Layout>> = {
  boss: { size: "sheet", named: true },
  ally: { size: "sheet", named: true },
  card: { size: "paper", named: true },
  ship: { size: "tile" },
  minion: { size: "small" },
  die: { size: "small", brief: true },
  defender: { size: "card", beside: true },
};

function spots(data: Data): Spot[] {
  return [
    ...named(data, "boss", "bosses", "boss"),
    ...named(data, "ally", "allies", "ally"),
    ...(["keep", "discard", "event"] as const).flatMap((sort) => named(data, sort, sort, "card")),
    ...named(data, "tile", "tiles", "ship"),
    ...named(data, "minion", "minions", "minion"),
    ...numbered(data, "boss_die.faces").map((path) => spot("dice", "die", path)),
    ...named(data, "monster", "defenders", "defender"),
  ];
}

/** How many there are, and how much each can take. */
function note({ shape, path }: Spot, data: Data): string {
  if (shape !== "minion") return "";
  const [count, hp] = [whole(at(data, `${path}.count`)), whole(at(data, `${path}.hp`))];
  return [count && `×${count}`, hp && `· ♥${hp}`].filter(Boolean).join(" ");
}

export default {
  spots,
  layout: ({ shape }) => LAYOUTS[shape] ?? { size: "card" },
  name: nameOf,
  note,
  Art: CardArt,
} satisfies CardSetUi;
