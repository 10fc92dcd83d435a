// What of a game's events is worth a remark: data in the game's own home, fetched when it is wanted.

import type { Occasions } from "./remarks";

const FOUND = import.meta.glob<Occasions>("../../../../src/ungeheuer/games/*/occasions.json", {
  import: "default",
});

/** None of a game that says nothing about it. */
export async function occasionsOf(game: string): Promise<Occasions> {
  const path = Object.keys(FOUND).find((each) => each.endsWith(`/${game}/occasions.json`));
  return path ? FOUND[path]!() : {};
}
