// What is to be heard of what happened.

import { partsOf } from "../games/games";
import type { Sound } from "../games/sounds";
import type { GameName } from "../wire/types";

/** More at a time is noise. */
const MOST = 4;

/** In order, nothing twice. */
export function cuesFor(game: GameName, events: readonly { code: string }[]): Sound[] {
  const sounds = partsOf(game)?.sounds ?? {};
  const found = events.flatMap(({ code }) => sounds[code] ?? []);
  return [...new Set(found)].slice(0, MOST);
}
