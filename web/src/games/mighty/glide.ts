// How pieces travel: from the hand to a place, from a place back home.

import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { isStill, lasting } from "../../look/motion";

/** Every monster exists once: its owner and its strength name it. */
export const pieceKey = (player: number, strength: number): string => `${player} ${strength}`;

export const [sendPiece, receivePiece] = crossfade({
  duration: () => lasting("breath"),
  easing: cubicOut,
  // Others' cards come from above the table, where they sit.
  fallback: () => ({
    duration: lasting("slide"),
    easing: cubicOut,
    css: (t, u) =>
      isStill()
        ? ""
        : `opacity: ${t}; transform: translateY(${-u * 60}px) rotate(${u * 8}deg) scale(${1 + u * 0.15})`,
  }),
});

/** The start player's flag walks from purse to purse. */
export const [sendFlag, receiveFlag] = crossfade({
  duration: () => 2 * lasting("tumble"),
  easing: cubicOut,
  fallback: () => ({ duration: 0 }),
});
