// A move in words: "4@2a" lays a 4 at guardian 2, side a.

import type { MoveWords } from "../../prompts/props";
import { capital, nameOf, say } from "../../words/say.svelte";

function tell(text: string): string | undefined {
  const found = /^(\d)@(\d)([ab])$/.exec(text);
  return found
    ? say("does-mighty-play", { strength: found[1], place: found[2], side: found[3] })
    : undefined;
}

export const moves: MoveWords = {
  tell,
  head: (text) => text.split("@")[0] ?? text,
  tellHead: (strength) => say("does-mighty-with", { strength }),
  piece: (piece) => capital(nameOf(piece)),
};
