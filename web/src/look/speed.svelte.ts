// How fast the table moves, as this device likes it. One choice for all boards; until it is made,
// the system's wish for reduced motion decides.

import { keep, recall } from "../device/kept";

export const SPEEDS = ["off", "fast", "normal", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];

const KEY = "motion";
const TEMPO: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 2 };
const chosen = $state<{ speed: Speed | undefined }>({
  speed: SPEEDS.find((each) => each === recall(KEY)),
});

function wantsStill(): MediaQueryList | undefined {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
}

export function speed(): Speed {
  return chosen.speed ?? ((wantsStill()?.matches ?? true) ? "off" : "normal");
}

/** So many times as long for who is new here and chose no speed. */
const PATIENCE = 1.6;
const looks = $state({ anew: false });

/** Whoever looks at this table has not seen much of its game yet. */
export function lookAnew(anew: boolean): void {
  looks.anew = anew;
}
/** How many times as long that is shown which one should follow. */
export const patience = (): number => (looks.anew && !chosen.speed ? PATIENCE : 1);

/** How many times as long as usual everything takes; 0 where nothing moves. */
export function tempo(): number {
  return TEMPO[speed()];
}

/** Nothing in particular is as the system likes it. */
export function chooseSpeed(wanted: Speed | undefined): void {
  chosen.speed = wanted;
  keep(KEY, wanted ?? "");
  applySpeed();
}

/** What only style sheets move asks the root for it. */
export function applySpeed(): void {
  document.documentElement.dataset["motion"] = speed();
}

export function followSystem(): void {
  applySpeed();
  wantsStill()?.addEventListener?.("change", applySpeed);
}
