// The boxes on the shelf, one for every folder here.

import type { GameName } from "../wire/types";
import type { GameBox } from "./box";

const FOUND = import.meta.glob<GameBox>("./*/box.ts", { eager: true, import: "default" });

export function boxOf(game: GameName): GameBox {
  const box = FOUND[`./${game}/box.ts`];
  if (!box) throw new Error(`web/src/games/${game} has no box.ts`);
  return box;
}
