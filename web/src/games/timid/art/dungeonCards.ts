// The cellar's cards besides monsters, and how a monster feels about its lot.

import type { Mood } from "../../../art/moods";

export const PLACES = ["entrance", "exit", "corridor"] as const;
export type Place = (typeof PLACES)[number];

interface Lot {
  active: boolean;
  cosy?: boolean;
  frozen: boolean;
  slain: boolean;
}

/** Whoever is at home is content, and not amused once somebody comes. */
export function cardMood({ active, cosy = false, frozen, slain }: Lot): Mood {
  if (slain) return "beaten";
  if (frozen) return "worried";
  if (!active) return "worried";
  return cosy ? "happy" : "angry";
}
