// The boss phase, step by step: pictures made from the board as it was and from what was told.
// Only pictures: whatever a scene shows, the view that follows is what counts.

import type { IslandEvent, IslandView, IslandZoneView } from "../../wire/types";
import { thrownDie } from "./names";

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

/** One picture for each thing that happened. */
export function scenesOf(before: IslandView, events: readonly IslandEvent[]): Scene[] {
  const wanted = new Set(bossPhase(events));
  const scenes: Scene[] = [];
  let view = before;
  for (const event of events) {
    view = after(view, event);
    if (wanted.has(event))
      scenes.push({ view, event, ...lookAt(event), weight: WEIGHTS[event.code] ?? 1 });
  }
  return scenes;
}

function lookAt({ params }: IslandEvent): { zone: number | undefined; player: number | undefined } {
  const told = params as { zone?: number; player?: number };
  return { zone: told.zone, player: told.player };
}

type Counts = Record<string, number>;

function more(counts: Counts, name: string, by: number): Counts {
  const { [name]: had = 0, ...rest } = counts;
  return had + by > 0 ? { ...rest, [name]: had + by } : rest;
}

function inZone(
  view: IslandView,
  zone: number,
  change: (zone: IslandZoneView) => Partial<IslandZoneView>,
): IslandView {
  const found = view.zones[zone];
  return found ? { ...view, zones: view.zones.with(zone, { ...found, ...change(found) }) } : view;
}

function onMonster(
  view: IslandView,
  player: number,
  parts: Partial<IslandView["monsters"][number]>,
): IslandView {
  const found = view.monsters[player];
  return found ? { ...view, monsters: view.monsters.with(player, { ...found, ...parts }) } : view;
}

function walk(view: IslandView, player: number, from: number, to: number): IslandView {
  const left = inZone(view, from, (zone) => ({
    monsters: zone.monsters.filter((each) => each !== player),
  }));
  const there = inZone(left, to, (zone) => ({ monsters: [...zone.monsters, player] }));
  return onMonster(there, player, { zone: to });
}

const boss = (view: IslandView, parts: Partial<IslandView["boss"]>): IslandView => ({
  ...view,
  boss: { ...view.boss, ...parts },
});

/** The board as it looks once this has happened, as far as pictures need it. */
// eslint-disable-next-line max-lines-per-function -- goes when moves and events travel as data
export function after(view: IslandView, event: IslandEvent): IslandView {
  switch (event.code) {
    case "turn-began":
      return { ...view, active: event.params.player, turn: event.params.turn };
    case "dice-erupted":
      return boss(event.params.dice.reduce(erupted, view), { free_dice: 0 });
    case "boss-wandered":
    case "boss-followed-dice":
    case "boss-followed-minions":
    case "boss-followed-clock":
    case "boss-went-on":
    case "boss-relocated":
      return boss(view, { zone: event.params.zone });
    case "boss-placed":
    case "next-boss-placed":
      return boss(view, { id: event.params.boss, zone: event.params.zone, hp: event.params.hp });
    case "boss-fame-changed":
      return boss(view, { fame: event.params.fame });
    case "boss-hurt":
      return boss(view, { hp: event.params.hp });
    case "boss-down":
      return boss(view, { down: true });
    case "boss-dice-gathered":
      return boss(
        inZone(view, event.params.zone, () => ({ boss_dice: {} })),
        { free_dice: event.params.count },
      );
    case "minion-drawn":
    case "first-minion-drawn":
      return inZone(view, event.params.zone, ({ minions }) => ({
        minions: more(minions, event.params.minion, 1),
      }));
    case "fireling-placed":
      return inZone(view, event.params.zone, ({ minions }) => ({
        minions: more(minions, "fireling", 1),
      }));
    case "minion-destroyed":
      return inZone(view, event.params.zone, ({ minions }) => ({
        minions: more(minions, event.params.minion, -1),
      }));
    case "crystal-built":
      return inZone(view, event.params.zone, crystal(event.params));
    case "pylon-raised":
      return inZone(view, event.params.zone, ({ support }) => ({
        crystals: 0,
        free_spaces: 3,
        support: support.map((space) =>
          space.name === event.params.space ? { ...space, tile: null, pylon: true } : space,
        ),
      }));
    case "pylon-removed":
      return inZone(view, event.params.zone, ({ support }) => ({
        support: support.map((space) =>
          space.name === event.params.space ? { ...space, pylon: false } : space,
        ),
      }));
    case "damaged":
    case "healed":
    case "hp-lost":
    case "hp-set":
      return onMonster(view, event.params.player, { hp: event.params.hp });
    case "energy-changed":
    case "energy-paid":
      return onMonster(view, event.params.player, { energy: event.params.energy });
    case "fame-changed":
      return onMonster(view, event.params.player, { fame: event.params.fame });
    case "monster-moved":
    case "monster-pushed":
      return walk(view, event.params.player, event.params.start, event.params.zone);
    default:
      return view;
  }
}

function erupted(view: IslandView, word: string): IslandView {
  const { face, zone, times } = thrownDie(word);
  return inZone(view, zone, ({ boss_dice }) => ({ boss_dice: more(boss_dice, face, times) }));
}

/** A crystal takes a free space, or the one of the die that had to go. */
function crystal({ crystals, displaced }: { crystals: number; displaced: string }) {
  return (zone: IslandZoneView): Partial<IslandZoneView> => {
    if (!displaced) return { crystals, free_spaces: Math.max(0, zone.free_spaces - 1) };
    const old = displaced in zone.locked;
    return old
      ? { crystals, locked: more(zone.locked, displaced, -1) }
      : { crystals, locked_now: more(zone.locked_now, displaced, -1) };
  };
}
