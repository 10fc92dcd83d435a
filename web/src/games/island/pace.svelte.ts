// How fast the boss acts: as fast as everything else on this device, or step by step, by hand.

import { chooseSpeed, patience, speed, tempo } from "../../look/speed.svelte";
import { keep, recall } from "../../device/kept";

export const PACES = ["step", "slow", "normal", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** How long a usual scene stays at the usual speed. */
const LASTS = 1000;
const KEY = "boss-steps";

const chosen = $state({ step: recall(KEY) === "yes" });

export const pace = {
  get current(): Pace {
    if (chosen.step) return "step";
    const now = speed();
    return now === "off" ? "instant" : now;
  },
};

/** "step" waits for a hand and leaves the speed of the table as it is. */
export function setPace(wanted: Pace): void {
  chosen.step = wanted === "step";
  keep(KEY, chosen.step ? "yes" : "no");
  if (wanted !== "step") chooseSpeed(wanted === "instant" ? "off" : wanted);
}

/** "step" waits for a hand; so does "instant", which shows a scene only to who asks for it again. */
export const lastsAt = (wanted: Pace): number =>
  wanted === "step" || wanted === "instant" ? Infinity : LASTS * tempo() * patience();
