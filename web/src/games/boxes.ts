// The boxes on the shelf, one for every folder here; a game without a folder gets the plain one.

import type { GameName } from "../wire/types";
import type { GameBox } from "./box";
import plain from "./plain/box";

const FOUND = import.meta.glob<GameBox>("./*/box.ts", { eager: true, import: "default" });

export function boxOf(game: GameName): GameBox {
  return FOUND[`./${game}/box.ts`] ?? plain;
}
