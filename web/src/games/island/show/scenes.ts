// What happened, as scenes: which things are one step, who acts in it, and how long one looks at it.

import type { IslandEvent, IslandView } from "../../../wire/types";
import { landings, usedDice } from "../flight";
import { type Beat, beatOf } from "./beats";

/** Who acts: the boss, or the monster of a player. */
export type Actor = "boss" | number;
type Code = IslandEvent["code"];

export interface Scene {
  /** How it looked afterwards. */
  readonly view: IslandView;
  /** What is told with it, cause before effect. */
  readonly events: readonly IslandEvent[];
  /** The one that everything is about. */
  readonly event: IslandEvent;
  readonly actor: Actor;
  /** The zone that everyone looks at. */
  readonly zone: number | undefined;
  /** The monster it happens to. */
  readonly player: number | undefined;
  /** How long it deserves, as a share of the usual. */
  readonly weight: number;
  readonly beat: Beat | undefined;
  /** How it looks while the dice behind it are on their way: they are gone, nothing has come of them. */
  readonly lead: IslandView | undefined;
}

const USUAL = 0.5;
const WEIGHTS: Readonly<Partial<Record<Code, number>>> = {
  "turn-began": 0.6,
  "step-skipped": 0.9,
  "ability-acted": 0.9,
  "dice-erupted": 1.4,
  "boss-wandered": 1.4,
  "boss-followed-dice": 1.4,
  "boss-followed-minions": 1.4,
  "boss-followed-clock": 1.4,
  "boss-went-on": 1.1,
  "boss-relocated": 1.1,
  "minion-acted": 0.6,
  "minion-muted": 0.8,
  "crystal-built": 0.9,
  "crystals-cleared": 0.9,
  "pylon-raised": 1.8,
  "minion-drawn": 0.8,
  "fireling-placed": 0.7,
  damaged: 0.8,
  "damage-prevented": 0.8,
  "monster-pushed": 0.8,
  "boss-down": 2,
  "next-boss-placed": 1.8,
  "pylon-removed": 0.6,
  "team-won": 1,
  "team-lost": 1.4,
  rolled: 0.8,
  "monster-moved": 0.7,
  attacked: 0.6,
  "minion-destroyed": 0.7,
  "boss-hurt": 0.8,
  healed: 0.6,
  "tile-built": 1,
  "tile-activated": 0.8,
  "ability-used": 0.7,
  "ally-taken": 1.8,
  "card-bought": 1.1,
  "market-swept": 0.7,
  "event-revealed": 1.8,
  "hp-set": 0.9,
};
/** Causes: told in one breath with what comes of them. */
const LEADS: ReadonlySet<Code> = new Set<Code>([
  "symbol-activated",
  "minion-acted",
  "ability-used",
  "tile-activated",
  "dice-spent",
  "dice-chosen",
  "locked-die-taken",
  "die-stolen",
  "start-chosen",
  "boss-placed",
  "first-minion-drawn",
  "allies-laid-out",
]);
/** What only rounds off the step before. */
const TRAILS: ReadonlySet<Code> = new Set<Code>([
  "attack-ended",
  "dice-left",
  "dice-taken",
  "market-passed",
  "turn-ended",
  "card-revealed",
  "card-discarded",
  "slot-left-empty",
  "energy-paid",
  "die-dropped",
  "no-fireling-left",
  "team-won",
  "team-lost",
]);
export const isTrail = ({ code }: IslandEvent): boolean => TRAILS.has(code);
/** Here the monster whose turn it is begins to act. */
const STARTS: ReadonlySet<Code> = new Set<Code>(["dice-taken", "locked-die-taken", "rolled"]);

/** Who acts, and whose turn it is; carried from event to event. */
export interface Cast {
  readonly actor: Actor;
  readonly turn: number;
}

export function castAfter({ code, params }: IslandEvent, cast: Cast): Cast {
  if (code === "turn-began") return { actor: "boss", turn: params.player };
  if (code === "monster-placed") return { actor: params.player, turn: params.player };
  if (code === "next-boss-placed") return { ...cast, actor: "boss" };
  return STARTS.has(code) ? { ...cast, actor: cast.turn } : cast;
}

/** Who acts after all that is known; `active`: whose turn it is now. */
export function castOf(story: readonly IslandEvent[], active: number): Cast {
  const from = Math.max(
    0,
    story.findLastIndex(({ code }) => code === "turn-began"),
  );
  return story.slice(from).reduce<Cast>((cast, event) => castAfter(event, cast), {
    actor: active,
    turn: active,
  });
}

interface Step {
  events: IslandEvent[];
  view: IslandView;
  actor: Actor;
}

/** The steps of an act. `pictures`: how it looked after each event; without them it is seen all at
 * once, with the last step, as nobody can tell how it looked in between. */
export function scenesOf(
  events: readonly IslandEvent[],
  view: IslandView,
  pictures: readonly IslandView[] | undefined,
  start: Cast,
  before: IslandView | undefined,
): Scene[] {
  const steps: Step[] = [];
  let cast = start;
  events.forEach((event, n) => {
    cast = castAfter(event, cast);
    const last = steps.at(-1);
    // the boss does so much that nobody could read it in one step
    const told = pictures !== undefined || cast.actor === "boss";
    const one = last && (told ? isOne(last, event, cast.actor) : last.actor === cast.actor);
    if (last && one) last.events.push(event);
    else {
      // what comes later is not seen before it is told
      if (last && !pictures) last.view = before ?? view;
      steps.push({ events: [event], view, actor: cast.actor });
    }
    steps.at(-1)!.view = pictures?.[n] ?? view;
  });
  let seen = before;
  return steps.map((step) => {
    const scene = sceneOf(step, seen);
    seen = step.view;
    return scene;
  });
}

function isOne({ events, actor }: Step, { code, params }: IslandEvent, acting: Actor): boolean {
  const last = events.at(-1)!;
  if (code === "turn-began") return false;
  if (TRAILS.has(code)) return true;
  if (actor !== acting) return false;
  if (LEADS.has(last.code) || events.every((each) => TRAILS.has(each.code)))
    return !LEADS.has(code) || events.every((each) => TRAILS.has(each.code));
  // I-3.6: one effect, several monsters
  return code === "damaged" && last.code === "damaged" && params.cause === last.params.cause;
}

function sceneOf({ events, view, actor }: Step, before: IslandView | undefined): Scene {
  const beat = beatOf(events, before, view);
  const weightOf = ({ code }: IslandEvent) => (TRAILS.has(code) ? 0.2 : (WEIGHTS[code] ?? USUAL));
  const event = events.reduce((most, each) => (weightOf(each) > weightOf(most) ? each : most));
  const { zone, player } = event.params as { zone?: number; player?: number };
  const weight =
    weightOf(event) + 0.15 * (events.filter((each) => !TRAILS.has(each.code)).length - 1);
  return {
    view,
    events,
    event,
    actor,
    zone,
    player,
    weight: Math.max(weight, 0.3),
    beat,
    lead: before && leadOf(events, before, view),
  };
}

/** Two pictures in one: the board as it was, the dice as they are. */
function leadOf(
  events: readonly IslandEvent[],
  before: IslandView,
  { roll, pending }: IslandView,
): IslandView | undefined {
  const lying = { ...before, roll, pending };
  return landings(usedDice(before, lying), events).length ? lying : undefined;
}

/** Scenes in a row in which the same one acts. */
export interface Group {
  readonly actor: Actor;
  readonly first: number;
  readonly count: number;
  /** Nothing more of it will come. */
  readonly closed: boolean;
}

export function groupsOf(scenes: readonly Scene[]): Group[] {
  const found: { actor: Actor; first: number; count: number }[] = [];
  scenes.forEach(({ actor, event }, n) => {
    const last = found.at(-1);
    if (last && last.actor === actor && event.code !== "turn-began") last.count += 1;
    else found.push({ actor, first: n, count: 1 });
  });
  const ended = scenes.at(-1)?.events.some(({ code }) => ENDS.has(code)) ?? false;
  return found.map((group, n) => ({ ...group, closed: ended || n < found.length - 1 }));
}
const ENDS: ReadonlySet<Code> = new Set<Code>(["turn-ended", "team-won", "team-lost"]);

/** Which step of its group a scene is, and of how many: 0 as long as nobody knows. */
export function stepOf(
  groups: readonly Group[],
  at: number,
): { readonly number: number; readonly count: number } {
  const group = groups.findLast(({ first }) => first <= at);
  if (!group) return { number: at + 1, count: 0 };
  return { number: at - group.first + 1, count: group.closed ? group.count : 0 };
}

/** Whose loss the boss's is. */
export const BOSS = -1;

/** What each monster loses in a scene, and the boss: one effect may hit several (I-3.6). */
export function lossesIn(scene: Scene | undefined): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { code, params } of scene?.events ?? [])
    if (code === "damaged" || code === "hp-lost")
      found.set(params.player, (found.get(params.player) ?? 0) + params.amount);
    else if (code === "boss-hurt") found.set(BOSS, (found.get(BOSS) ?? 0) + params.amount);
  return found;
}
