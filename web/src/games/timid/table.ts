// What a table of this game is told with.

import type { TimidEvent, TimidView } from "../../wire/types";
import type { TableParts } from "../ui";
import { places } from "./places";
import { text } from "./text";

/** A view whose face-down cards show what is on them, as the one who laid them saw it. */
function unveiled(view: TimidView, secrets: Readonly<Record<string, unknown>>): TimidView {
  const known = secrets["dungeon"] as TimidView | undefined;
  if (!known) return view;
  const cards = view.cards.map((card) => {
    const same = known.cards.find(({ x, y }) => x === card.x && y === card.y);
    return same && !card.up ? { ...card, card: same.card, active: same.active } : card;
  });
  return { ...view, cards };
}

export default {
  text,
  sounds: () => import("./sounds"),
  places,
  unveiled,
  /** A floor begins with the monsters that are drawn for it. */
  chapter: (event: TimidEvent) => (event.code === "monsters-drawn" ? event.params.floor : null),
  marks: ({ code }: TimidEvent) => code === "floor-built",
} satisfies TableParts;
