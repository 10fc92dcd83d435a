// What of the things that happened is the boss's, and where a turn ended.

import type { IslandEvent, IslandView } from "../../wire/types";
import type { Pictures } from "../pictures";

/** Without one of these it is not the boss who acts. */
const HIS: ReadonlySet<string> = new Set([
  "ability-acted",
  "dice-erupted",
  "no-dice-to-erupt",
  "boss-wandered",
  "boss-followed-dice",
  "boss-followed-minions",
  "boss-followed-clock",
  "minion-acted",
  "symbol-activated",
  "boss-dice-gathered",
  "next-boss-placed",
]);
/** What else is seen step by step, whoever brings it about. */
const BIG: ReadonlySet<string> = new Set([
  "crystals-cleared",
  "pylon-raised",
  "event-revealed",
  "boss-down",
]);
/** The server has taken pictures between these; whoever comes back gets none of what was missed. */
export const isStaged = (
  events: readonly IslandEvent[],
  pictures: Pictures | undefined = [],
): boolean =>
  (events.length === 1 || pictures.length > 0) &&
  events.some(({ code }) => HIS.has(code) || BIG.has(code));

/** How it looked when a turn had ended, and how much had happened by then. */
export interface Stop {
  readonly view: IslandView;
  readonly told: number;
}

/** I-22.2: the end of the last turn, if it has ended now; what follows is the boss's. */
export function stopOf(
  events: readonly IslandEvent[],
  pictures: readonly IslandView[],
): Stop | undefined {
  const at = events.findLastIndex(({ code }) => code === "turn-ended");
  return at < 0 ? undefined : { view: pictures[at]!, told: at + 1 };
}

/** The boss's ability that a step is about. */
export const abilityIn = (step: { readonly event: IslandEvent } | undefined): string | undefined =>
  step?.event.code === "ability-acted" ? step.event.params.ability : undefined;
