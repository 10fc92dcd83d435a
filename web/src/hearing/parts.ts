// A table in words: parts with a heading and lines, as its game tells them.

import { partsOf } from "../games/games";
import type { Seen, TextPart } from "../games/ui";
import type { GameName } from "../wire/types";

/** Nothing is told of what is not there. */
export function textParts(game: GameName, seen: Seen<unknown>): TextPart[] {
  const told = partsOf(game)?.text(seen) ?? [];
  return told.filter(({ lines }) => lines.length > 0);
}
