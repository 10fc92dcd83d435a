// Durations of the table's movements, from tokens.css, for Svelte's transitions.
// None where nothing shall move: the piece is then simply where it belongs.

import { tempo } from "./speed.svelte";

export type Pace = "quick" | "slide" | "breath" | "tumble";

const MILLISECONDS: Record<Pace, number> = { quick: 120, slide: 240, breath: 400, tumble: 500 };

export function isStill(): boolean {
  return tempo() === 0;
}

export function lasting(pace: Pace): number {
  return MILLISECONDS[pace] * tempo();
}

/** A card turns over: narrow, swap, widen. Use with `in:` on the new face. */
export function turnUp(_node: Element, { pace = "breath" as Pace } = {}) {
  return {
    duration: lasting(pace),
    css: (t: number) => `transform: perspective(60rem) rotateY(${(1 - t) * 90}deg)`,
  };
}

/** A displaced card hops: up in an arc while it comes home. */
export function hop(_node: Element, { pace = "slide" as Pace, height = 24 } = {}) {
  return {
    duration: lasting(pace),
    css: (t: number) => `transform: translateY(${-Math.sin(t * Math.PI) * height}px)`,
  };
}

/** A die tumbles and settles. */
export function tumble(_node: Element, { pace = "tumble" as Pace, turns = 1 } = {}) {
  return {
    duration: lasting(pace),
    css: (_t: number, u: number) =>
      `transform: translateY(${-u * u * 40}px) rotate(${u * turns * 360}deg)`,
  };
}
