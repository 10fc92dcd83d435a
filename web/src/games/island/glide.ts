// How figures travel from zone to zone.

import { cubicInOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { lasting } from "../../look/motion";

/** Every figure stands in one place: the boss, and each monster by its player. */
export const [sendFigure, receiveFigure] = crossfade({
  duration: () => lasting("tumble"),
  easing: cubicInOut,
  fallback: () => ({ duration: lasting("slide"), css: (t: number) => `scale: ${t}` }),
});

/** A piece falls on the table. */
export function drop(_node: Element) {
  return {
    duration: lasting("breath"),
    css: (t: number, u: number) => `opacity: ${t}; translate: 0 ${-u * 50}px; rotate: ${u * 25}deg`,
  };
}
