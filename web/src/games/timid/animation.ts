// A card is turned up with a held breath: the back trembles and turns away, then the front comes.

import { lasting } from "../../look/motion";
import { tempo } from "../../look/speed.svelte";
import { type Event, happened } from "./play";

/** Acts in which one thing is seen after the other. */
export function isStaged(fresh: readonly Event[]): boolean {
  return happened(fresh, "jumped", "floor-escaped");
}

export function turnAway(_node: Element) {
  const duration = lasting("breath");
  return {
    duration,
    css: (t: number, u: number) => {
      if (u < 0.7) return `transform: rotate(${Math.sin(u * 40) * 2.5}deg) scale(${1 + u * 0.06})`;
      return `transform: perspective(60rem) rotateY(${((u - 0.7) / 0.3) * 90}deg) scale(1.04); z-index: 1; opacity: ${t > 0 ? 1 : 0}`;
    },
  };
}

export function turnTowards(_node: Element) {
  return {
    delay: lasting("breath"),
    duration: lasting("slide"),
    css: (t: number) => `transform: perspective(60rem) rotateY(${(1 - t) * -90}deg)`,
  };
}

/** As long as a card needs until everybody can read it. */
export function turning(): number {
  return lasting("breath") + lasting("slide");
}

/** Cards of a new floor are dealt one after the other. */
export function deal(_node: Element, { number = 0 } = {}) {
  return {
    delay: number * 60 * tempo(),
    duration: lasting("slide"),
    css: (t: number, u: number) =>
      `transform: translateY(${-u * 3}rem) rotate(${u * 14}deg); opacity: ${t}`,
  };
}
