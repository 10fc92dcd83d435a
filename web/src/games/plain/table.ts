// How a game is told that brings nothing for the browser: by its view and its words alone.

import { person, say } from "../../words/say.svelte";
import type { Seen, TableParts, TextPart } from "../ui";
import { type Rows, sheetOf } from "./view";

export function partsFor(game: string): TableParts {
  return {
    text: (seen) => textOf(game, seen),
    chapter: () => null,
  };
}

function textOf(game: string, { view }: Seen<unknown>): TextPart[] {
  const { facts, lists } = sheetOf(game, view);
  const lines = facts.map(({ label, values }) => `${label}: ${values.join(", ") || "–"}`);
  return [{ kind: "table", title: say("plain-facts"), lines }, ...lists.map(listPart)];
}

function listPart({ key, label, columns, rows }: Rows): TextPart {
  const lines = rows.map(({ seat, cells }) => {
    const told = cells.flatMap((values, n) =>
      values.length ? [`${columns[n]!.label}: ${values.join(", ")}`] : [],
    );
    return [...(seat === null ? [] : [person(seat)]), ...told].join("; ");
  });
  return { kind: key, title: label, lines };
}
