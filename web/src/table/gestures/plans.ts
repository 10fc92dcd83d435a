// The phrases of plans, and which gaps each has. The server refuses what is not filled.

import type { Plans } from "../../games/ui";
import type { PlanCard, PlanPhrase } from "../../wire/types";
import { nameOf, say } from "../../words/say.svelte";

export const GAPS: Record<PlanPhrase, readonly Gap[]> = {
  go: ["zone"],
  "fight-boss": [],
  "fight-minions": ["zone"],
  keep: ["face"],
  leave: ["face", "partner"],
  build: ["zone"],
  save: [],
  need: ["face"],
  follow: ["partner"],
};
export type Gap = "zone" | "face" | "partner";

/** A plan in words; zone and face by the names that the game has for them. */
export function tellPlan(
  { phrase, zone, face, partner }: Omit<PlanCard, "seat" | "agreed">,
  plans: Plans | undefined,
): string {
  const place = plans?.zoneName(zone) ?? zone;
  const shown = plans?.faceName(face) ?? nameOf(face);
  return say(`plan-${phrase}`, { zone: place, face: shown, player: partner });
}
