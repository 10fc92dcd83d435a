// A move in words: "jump 1,1 over 1,0". A floor has too many cards to be read aloud.

import type { MoveWords } from "../../prompts/props";
import { capital, knows, nameOf, say } from "../../words/say.svelte";
import { steps } from "./steps";

function tell(text: string): string | undefined {
  const [word = "", place = "", , over = ""] = text.split(" ");
  const code = `does-timid-${word}`;
  return knows(code) ? say(code, { place: steps(place), over: steps(over) }) : undefined;
}

function tellHead(head: string): string {
  const code = `does-timid-${head}-title`;
  return knows(code) ? say(code) : capital(nameOf(head));
}

export const moves: MoveWords = {
  tell,
  head: (text) => text.split(" ")[0] ?? text,
  tellHead,
  piece: (piece) => capital(nameOf(piece)),
};
