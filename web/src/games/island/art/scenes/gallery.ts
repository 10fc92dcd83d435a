// The pictures, in one piece: loaded when the first of them is to be seen.

import { DISCARD } from "./discard";
import { EVENTS } from "./events";
import { fromEffects } from "./fromEffects";
import { KEEP } from "./keep";
import { KEEP_MORE } from "./keepMore";

export { default as Ally } from "./Ally.svelte";
export { default as Scene } from "./Scene.svelte";
export { default as Ship } from "./Ship.svelte";

const DRAWN: Readonly<Record<string, string>> = { ...KEEP, ...KEEP_MORE, ...DISCARD, ...EVENTS };

/** What a card shows; `effects`: what it does, where it is of somebody's own set. */
export function cardPicture(id: string, effects: readonly string[] = []): string {
  const drawn = effects.length ? undefined : DRAWN[id];
  return drawn ?? fromEffects(id, effects);
}
