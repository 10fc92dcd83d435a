// A move in words, as these eyes may read it: what happened if anything did, else the move itself.

import type { GameName, Told as ToldMove } from "../wire/types";
import { event, phrase, say } from "../words/say.svelte";
import type { EventMessage } from "../store/story";

const CHANCE = "chance";
const MOST = 3;

export function sentencesOf(
  game: GameName,
  move: ToldMove,
  events: readonly EventMessage[],
): string[] {
  if (events.length) return events.map((told) => event(game, told));
  if (move.seat === CHANCE) return [say("replay-chance", { text: move.move })];
  return [say("replay-played", { player: move.seat, what: phrase(move.phrase) })];
}

/** In one line; the rest is in the list of moves. */
export function lineOf(sentences: readonly string[]): string {
  const more = sentences.length > MOST ? " …" : "";
  return sentences.slice(0, MOST).join(" ") + more;
}
