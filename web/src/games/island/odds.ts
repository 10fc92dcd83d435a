// The forecast as people read it: whole percents, at most one decimal. The server has worked it out.

import type { IslandAid } from "../../wire/types";

export type Aid = IslandAid;

/** `38`, but never 0 for what may happen, nor 100 for what may not. */
export function percent(value: number): string {
  if (value > 0 && value < 1) return "<1";
  if (value > 99 && value < 100) return ">99";
  return String(Math.round(value));
}

export const rounded = (value: number): number => Math.round(value * 10) / 10;

export const zoneOdds = (aid: Aid | null, zone: number) =>
  aid?.zones.find((each) => each.zone === zone);

export const monsterOdds = (aid: Aid | null, player: number) =>
  aid?.monsters.find((each) => each.player === player);

export const abilityOdds = (aid: Aid | null, id: string) =>
  aid?.abilities.find((each) => each.id === id);

export const lossOf = (aid: Aid): number =>
  Object.values(aid.lost).reduce((sum, share) => sum + share, 0);
