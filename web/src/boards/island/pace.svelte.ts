// How fast the boss acts, as this device likes it.

import { keep, recall } from "../../store/kept";

export const PACES = ["step", "slow", "normal", "instant"] as const;
export type Pace = (typeof PACES)[number];

/** How long a usual scene stays; "step" waits for a hand, "instant" shows none. */
const LASTS: Readonly<Record<Pace, number>> = {
  step: Infinity,
  slow: 2200,
  normal: 1000,
  instant: 0,
};
const KEY = "boss-pace";

export const pace = $state<{ current: Pace }>({
  current: PACES.find((each) => each === recall(KEY)) ?? "normal",
});

export function setPace(wanted: Pace): void {
  pace.current = wanted;
  keep(KEY, wanted);
}

export const lastsAt = (wanted: Pace): number => LASTS[wanted];
