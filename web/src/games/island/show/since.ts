// What has happened since somebody's last turn, in one glance: one line for each who acted.

import type { IslandEvent, IslandView } from "../../../wire/types";
import { type Beat, plainBeat } from "./beats";
import { type Actor, type Cast, castAfter, castOf } from "./scenes";

/** A small picture, and how many or how much. */
export interface Mark {
  readonly sign:
    | "heart"
    | "energy"
    | "fame"
    | "boss-heart"
    | "boss-fame"
    | "killed"
    | "minion"
    | "crystal"
    | "zone"
    | "card"
    | "tile"
    | "lock";
  /** Whose; the boss's where nobody's. */
  readonly player?: number;
  /** Which zone, card or tile. */
  readonly what?: string | number;
  readonly count: number;
}

export interface Line {
  readonly actor: Actor;
  readonly events: readonly IslandEvent[];
  readonly marks: readonly Mark[];
  readonly beats: readonly Beat[];
}

/** Lines since this player's last turn; of the last round, for who has none. */
export function sinceTurnOf(
  story: readonly IslandEvent[],
  player: number | undefined,
  view: IslandView,
): Line[] {
  const from = startOf(story, player, view.monsters.length);
  const active = story
    .slice(from)
    .find(({ code }) => code === "turn-began" || code === "turn-ended");
  const first = active && "player" in active.params ? active.params.player : view.active;
  let cast: Cast = castOf(story.slice(0, from), first);
  const groups: { actor: Actor; events: IslandEvent[] }[] = [];
  for (const event of story.slice(from)) {
    cast = castAfter(event, cast);
    const last = groups.at(-1);
    if (last && last.actor === cast.actor && event.code !== "turn-began") last.events.push(event);
    else groups.push({ actor: cast.actor, events: [event] });
  }
  return groups
    .filter(({ actor, events }) => actor !== player && !events.every(({ code }) => SETUP.has(code)))
    .map(({ actor, events }) => ({
      actor,
      events,
      marks: marksOf(events),
      beats: beatsIn(events, view),
    }));
}

const SETUP: ReadonlySet<string> = new Set([
  "start-chosen",
  "boss-placed",
  "card-revealed",
  "first-minion-drawn",
  "monster-placed",
  "allies-laid-out",
]);

function startOf(
  story: readonly IslandEvent[],
  player: number | undefined,
  players: number,
): number {
  if (player !== undefined)
    return (
      story.findLastIndex(({ code, params }) => code === "turn-ended" && params.player === player) +
      1
    );
  const turns = story.flatMap(({ code }, n) => (code === "turn-began" ? [n] : []));
  return turns.at(-players) ?? turns[0] ?? 0;
}

/** The same things counted together, in the order in which they first came. */
function marksOf(events: readonly IslandEvent[]): Mark[] {
  const found = new Map<string, Mark>();
  for (const mark of events.flatMap((event) => markOf(event) ?? [])) {
    const only = mark.sign === "zone";
    const key = `${mark.sign} ${mark.player} ${only ? "" : mark.what}`;
    const before = found.get(key);
    found.set(key, before && !only ? { ...mark, count: before.count + mark.count } : mark);
  }
  return [...found.values()].filter(({ count }) => count !== 0);
}

function markOf({ code, params }: IslandEvent): Mark | undefined {
  switch (code) {
    case "damaged":
    case "hp-lost":
      return { sign: "heart", player: params.player, count: -params.amount };
    case "healed":
      return { sign: "heart", player: params.player, count: params.amount };
    case "energy-changed":
      return { sign: "energy", player: params.player, count: params.change };
    case "fame-changed":
      return { sign: "fame", player: params.player, count: params.change };
    case "boss-hurt":
      return { sign: "boss-heart", count: -params.amount };
    case "boss-fame-changed":
      return { sign: "boss-fame", count: params.change };
    case "minion-destroyed":
      return { sign: "killed", what: params.minion, count: 1 };
    case "minion-drawn":
      return { sign: "minion", what: params.minion, count: 1 };
    case "crystal-built":
      return { sign: "crystal", count: 1 };
    case "card-bought":
      return { sign: "card", what: params.card, count: 1 };
    case "tile-built":
      return { sign: "tile", what: params.tile, count: 1 };
    case "die-locked":
      return { sign: "lock", count: 1 };
    default:
      return wentTo({ code, params } as IslandEvent);
  }
}

function wentTo({ code, params }: IslandEvent): Mark | undefined {
  if (code === "monster-moved" || code === "monster-pushed")
    return { sign: "zone", player: params.player, what: params.zone, count: 1 };
  if (
    code === "boss-followed-dice" ||
    code === "boss-followed-minions" ||
    code === "boss-followed-clock" ||
    code === "boss-wandered" ||
    code === "boss-went-on" ||
    code === "boss-relocated"
  )
    return { sign: "zone", what: params.zone, count: 1 };
  return undefined;
}

/** Without pictures: by what the events alone say. */
function beatsIn(events: readonly IslandEvent[], view: IslandView): Beat[] {
  return events.flatMap((event) => {
    const { code, params } = event;
    if (code === "damaged" && params.hp === 0 && params.amount > 0)
      return [{ kind: "down" as const, player: params.player }];
    if (code === "boss-fame-changed") {
      const woken = view.boss.abilities.find(
        ({ fame }) => params.fame - params.change < fame && fame <= params.fame,
      );
      return woken ? [{ kind: "awake" as const, ability: woken.id }] : [];
    }
    return plainBeat(event) ?? [];
  });
}
