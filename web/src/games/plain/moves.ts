// A move in words: the game's catalogue may name one by its whole text; else it is shown as written.

import type { MoveWords } from "../../prompts/props";
import { capital, knows, nameOf, say } from "../../words/say.svelte";

const CODE = /^[a-z0-9-]+$/i;

export function moveWords(game: string): MoveWords {
  const tell = (text: string): string | undefined => {
    const code = `move-${game}-${text}`;
    return CODE.test(text) && knows(code) ? say(code) : undefined;
  };
  return {
    tell,
    head: () => "",
    tellHead: capital,
    piece: (piece) => capital(nameOf(piece)),
  };
}
