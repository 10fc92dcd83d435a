// For tests: a snapshot as somebody hears it who asks about the table.

import { textParts } from "../hearing/parts";
import type { Room } from "../hearing/command";
import type { Snapshot } from "../games/ui";
import type { CardText, GameName } from "../wire/types";

export function room(game: GameName, snapshot: Snapshot, cards: readonly CardText[] = []): Room {
  const { view, seat, seats, ask } = snapshot;
  const parts = textParts(game, { view, seat, seats, cards });
  return { game, parts, ask, prompt: "Your turn.", people: ["Ada"], story: ["One.", "Two."] };
}
