// Which sound belongs to what happens. Most of what happens is silent: the words tell it.

import type { GameName, IslandEvent, MightyEvent, TimidEvent } from "../wire/types";

export const SOUNDS = [
  ...(["card", "coin", "dice", "thump", "roar"] as const),
  ...(["crystal", "heal", "chime", "won", "lost"] as const),
] as const;
export type Sound = (typeof SOUNDS)[number];

type Cues<E extends { code: string }> = { readonly [Code in E["code"]]?: Sound };

const MIGHTY: Cues<MightyEvent> = {
  "hand-dealt": "card",
  played: "card",
  displaced: "thump",
  "price-paid": "coin",
  "guardian-turned": "roar",
  "loot-taken": "coin",
  "fight-lost": "thump",
};
const TIMID: Cues<TimidEvent> = {
  "floor-built": "card",
  "card-turned": "card",
  jumped: "thump",
  "monster-slain": "thump",
  "stopped-by-monster": "roar",
  "floor-escaped": "heal",
};
const ISLAND: Cues<IslandEvent> = {
  rolled: "dice",
  "dice-erupted": "dice",
  "ability-acted": "roar",
  "boss-hurt": "thump",
  "boss-down": "roar",
  "hp-lost": "thump",
  "minion-destroyed": "thump",
  "crystal-built": "crystal",
  "pylon-raised": "crystal",
  healed: "heal",
  "card-bought": "coin",
  "monster-moved": "card",
  "tile-built": "card",
};
const CUES: Record<GameName, Readonly<Record<string, Sound | undefined>>> = {
  mighty: MIGHTY,
  timid: TIMID,
  island: ISLAND,
};
/** More at a time is noise. */
const MOST = 4;

/** What is to be heard of this, in order, nothing twice. */
export function cuesFor(game: GameName, events: readonly { code: string }[]): Sound[] {
  const found = events.flatMap(({ code }) => CUES[game][code] ?? []);
  return [...new Set(found)].slice(0, MOST);
}
