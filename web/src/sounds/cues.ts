// What is to be heard of what happened.

import type { Happened } from "../games/moments";
import type { Cue, Effect, GameSounds } from "../games/sounds";
import { SCORES } from "./scores";

/** More at a time is noise. */
const MOST = 4;

/** Names, in order, nothing twice; where it is too much, what is not big is left out. */
export function cuesFor(game: GameSounds, events: readonly Happened[], view: unknown): string[] {
  const found = new Set(events.flatMap((event) => cueFor(game, event, view) ?? []));
  const big = [...found].filter((name) => effectOf(game, name)?.big);
  const small = [...found].filter((name) => !big.includes(name));
  const kept = [...big, ...small.slice(0, Math.max(0, MOST - big.length))];
  return [...found].filter((name) => kept.includes(name));
}

export const effectOf = (game: GameSounds, name: string): Effect | undefined =>
  game.effects[name] ?? (SCORES as Readonly<Record<string, Effect>>)[name];

function cueFor(game: GameSounds, { code, params }: Happened, view: unknown): string | undefined {
  const cue: Cue<string, unknown, unknown> | undefined = game.cues[code];
  if (cue === undefined || typeof cue === "string") return cue;
  return cue.find(([, when]) => !when || when(params, view))?.[0];
}
