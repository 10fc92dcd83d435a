// The phrases of plans, and which gaps each has. The server refuses what is not filled.

import { FACES } from "../../games/island/art/symbols";
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
export const ZONES = ["0", "1", "2", "3", "4", "5"] as const;

/** A plan in words; a face by the name it has on dice. */
export function tellPlan({
  phrase,
  zone,
  face,
  partner,
}: Omit<PlanCard, "seat" | "agreed">): string {
  const known = FACES.find((each) => each === face);
  const told = known ? say(`symbol-${known}`) : nameOf(face);
  return say(`plan-${phrase}`, { zone, face: told, player: partner });
}
