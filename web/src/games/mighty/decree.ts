// A king tile as its picture wants it, from what the file says.

import type { Change } from "./art/kingTiles";
import { at, listAt, whole, wholes, word } from "../paths";

export interface Decree {
  readonly forbids: number[];
  readonly in_hand: number[];
  readonly healing: [number, number][];
  readonly changes: Change[];
}

export function decree(row: unknown): Decree {
  const cost = whole(at(row, "healing.cost"));
  return {
    forbids: [...new Set(wholes(at(row, "forbids")))],
    in_hand: [...new Set(wholes(at(row, "in_hand")))],
    healing: [...new Set(wholes(at(row, "healing.strengths")))].map((each) => [each, cost]),
    changes: listAt(row, "changes").map((change) => ({
      where: word(at(change, "where")),
      strength: whole(at(change, "strength")),
      loot: whole(at(change, "loot")),
    })),
  };
}
