// What of the things that happened is the boss's, and where a turn ended.

import type { IslandEvent, IslandView } from "../../wire/types";

/** What is told of a boss phase. */
const TOLD: ReadonlySet<string> = new Set([
  "turn-began",
  "step-skipped",
  "ability-acted",
  "dice-erupted",
  "no-dice-to-erupt",
  "boss-wandered",
  "boss-followed-dice",
  "boss-followed-minions",
  "boss-followed-clock",
  "boss-went-on",
  "minion-acted",
  "minion-muted",
  "minions-idle",
  "symbol-activated",
  "boss-fame-changed",
  "boss-dice-gathered",
  "crystal-built",
  "pylon-raised",
  "minion-drawn",
  "fireling-placed",
  "no-fireling-left",
  "damaged",
  "damage-prevented",
  "energy-changed",
  "monster-pushed",
  "boss-down",
  "next-boss-placed",
  "pylon-removed",
  "team-won",
  "team-lost",
]);
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
const BIG: ReadonlySet<string> = new Set(["pylon-raised", "event-revealed", "boss-down"]);
/** Here somebody else begins to act. */
const OVER: ReadonlySet<string> = new Set(["dice-taken", "locked-die-taken", "rolled"]);

/** The server has taken pictures between these. */
export const isStaged = (events: readonly IslandEvent[]): boolean =>
  events.some(({ code }) => HIS.has(code) || BIG.has(code));

/** The part of what happened that belongs to the boss: from the last turn's beginning. */
export function bossPhase(events: readonly IslandEvent[]): IslandEvent[] {
  const start = events.findLastIndex(({ code }) => code === "turn-began");
  const last = start < 0 ? [...events] : events.slice(start);
  const end = last.findIndex(({ code }) => OVER.has(code));
  const found = (end < 0 ? last : last.slice(0, end)).filter(({ code }) => TOLD.has(code));
  return found.some(({ code }) => HIS.has(code)) ? found : [];
}

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
