// In which words a step of the show has its reason; fetched when somebody asks.

import type { IslandEvent } from "../../../wire/types";
import type { Scene } from "./scenes";

const REASONS = [
  "boss-wandered",
  "boss-followed-dice",
  "boss-followed-minions",
  "boss-followed-clock",
  "boss-went-on",
  "dice-erupted",
  "no-dice-to-erupt",
  "ability-acted",
  "minion-acted",
  "minions-idle",
  "symbol-activated",
  "attacked",
  "pylon-raised",
] as const;

/** The event of a step that has a reason in words, and its code. */
export function reasonOf({ events }: Scene): { code: string; event: IslandEvent } | undefined {
  for (const event of events) {
    // I-9.4: crystals leave for two reasons; a card's stands on the card
    const fused = event.code === "crystals-cleared" && event.params.cause === "pylon";
    const code = fused ? "pylon-raised" : REASONS.find((each) => each === event.code);
    if (code) return { code, event };
  }
  return undefined;
}
