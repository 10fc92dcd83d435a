// A move in words, whatever the game: its own notation read aloud.

import type { MoveWords } from "../prompts/props";
import { capital, nameOf } from "../words/say.svelte";
import { partsOf } from "./games";

/** How moves are told of which nothing is known: as they are written. */
const WRITTEN: MoveWords = {
  tell: () => undefined,
  head: (text) => text.split(" ")[0] ?? text,
  tellHead: capital,
  piece: (piece) => capital(nameOf(piece)),
};

export const moveWords = (game: string | undefined): MoveWords => partsOf(game)?.moves ?? WRITTEN;

/** What a move does; one that cannot be read is shown as it is written. */
export const tellMove = (game: string | undefined, text: string): string =>
  moveWords(game).tell(text) ?? text;
