// How figures travel from zone to zone.

import { cubicInOut, cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { lasting } from "../../look/motion";

/** Every figure stands in one place: the boss, and each monster by its player. */
export const [sendFigure, receiveFigure] = crossfade({
  duration: () => lasting("tumble"),
  easing: cubicInOut,
  fallback: () => ({ duration: lasting("slide"), css: (t: number) => `scale: ${t}` }),
});

/** A boss die flies out of the volcano while that erupts; otherwise it lies there. */
export function thrownOut(node: Element) {
  const volcano = node.closest(".ring")?.querySelector(".volcano.erupts > svg");
  if (!volcano) return { duration: 0 };
  const [from, to] = [volcano.getBoundingClientRect(), node.getBoundingClientRect()];
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 3 - to.y - to.height / 2;
  return {
    duration: lasting("tumble"),
    easing: cubicOut,
    css: (_t: number, u: number) =>
      `transform: translate(${x * u}px, ${y * u}px) rotate(${u * 200}deg) scale(${1 - u / 2})`,
  };
}

/** A piece falls on the table. */
export function drop(_node: Element) {
  return {
    duration: lasting("breath"),
    css: (t: number, u: number) => `opacity: ${t}; translate: 0 ${-u * 50}px; rotate: ${u * 25}deg`,
  };
}

/** What was struck down reels, and tips over. */
export function fall(_node: Element) {
  return {
    duration: lasting("breath"),
    css: (t: number, u: number) =>
      `opacity: ${Math.min(1, 2 * t)}; translate: ${Math.sin(u * 20) * 5 * t}px; rotate: ${u * 80}deg`,
  };
}
