// The cellar's cards besides monsters, and how a monster feels about its lot.

import type { Mood } from "../../../art/moods";

export const PLACES = ["entrance", "exit", "corridor"] as const;
export type Place = (typeof PLACES)[number];

interface Lot {
  active: boolean;
  frozen: boolean;
  slain: boolean;
}

export function cardMood({ active, frozen, slain }: Lot): Mood {
  if (slain) return "beaten";
  if (frozen) return "worried";
  return active ? "angry" : "worried";
}
