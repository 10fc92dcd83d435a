// The boss phase, step by step: which of the things that happened are shown, and for how long.

import type { IslandEvent, IslandView } from "../../wire/types";

export interface Scene {
  readonly view: IslandView;
  readonly event: IslandEvent;
  /** The zone that everyone looks at. */
  readonly zone: number | undefined;
  /** The monster it happens to. */
  readonly player: number | undefined;
  /** How long it deserves, as a share of the usual. */
  readonly weight: number;
}

/** What happens in a boss phase, and how long one looks at it. */
const WEIGHTS: Readonly<Partial<Record<IslandEvent["code"], number>>> = {
  "turn-began": 0.8,
  "step-skipped": 1,
  "ability-acted": 1.2,
  "dice-erupted": 1.6,
  "no-dice-to-erupt": 0.8,
  "boss-wandered": 1.4,
  "boss-followed-dice": 1.4,
  "boss-followed-minions": 1.4,
  "boss-followed-clock": 1.4,
  "boss-went-on": 1.2,
  "minion-acted": 0.8,
  "minion-muted": 0.8,
  "minions-idle": 0.6,
  "symbol-activated": 0.7,
  "boss-fame-changed": 0.7,
  "boss-dice-gathered": 0.6,
  "crystal-built": 1,
  "pylon-raised": 1.6,
  "minion-drawn": 0.9,
  "fireling-placed": 0.9,
  "no-fireling-left": 0.6,
  damaged: 0.9,
  "damage-prevented": 0.9,
  "energy-changed": 0.7,
  "monster-pushed": 0.9,
  "boss-down": 1.6,
  "next-boss-placed": 1.6,
  "pylon-removed": 0.8,
  "team-won": 1,
  "team-lost": 1.4,
};
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
/** Here somebody else begins to act. */
const OVER: ReadonlySet<string> = new Set(["dice-taken", "locked-die-taken", "rolled"]);

/** The part of what happened that belongs to the boss: from the last turn's beginning. */
export function bossPhase(events: readonly IslandEvent[]): IslandEvent[] {
  const start = events.findLastIndex(({ code }) => code === "turn-began");
  const last = start < 0 ? [...events] : events.slice(start);
  const end = last.findIndex(({ code }) => OVER.has(code));
  const found = (end < 0 ? last : last.slice(0, end)).filter(({ code }) => code in WEIGHTS);
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

/** One scene for each thing that happened; the pictures are the server's. */
export function scenesOf(events: readonly IslandEvent[], pictures: readonly IslandView[]): Scene[] {
  const wanted = new Set(bossPhase(events));
  return events.flatMap((event, n) => (wanted.has(event) ? [sceneOf(event, pictures[n]!)] : []));
}

function sceneOf(event: IslandEvent, view: IslandView): Scene {
  const { zone, player } = event.params as { zone?: number; player?: number };
  return { view, event, zone, player, weight: WEIGHTS[event.code] ?? 1 };
}
