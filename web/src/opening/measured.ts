// How often teams of bots have won a table that is set up like this one.

import type { Measured } from "../wire/types";
import type { Wish } from "./wish";

/** What was measured with these cards and options; nothing else is told, nothing is guessed. */
export function measuredFor(
  all: readonly Measured[],
  cards: string,
  options: Wish["options"],
): Measured | undefined {
  const same = (row: Measured) =>
    Object.entries(row.options).every(([name, value]) => options[name] === value);
  return all.find((row) => row.cards === cards && same(row));
}
