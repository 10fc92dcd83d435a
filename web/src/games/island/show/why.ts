// Why a step of the boss phase came out as it did: what counted, zone by zone.

import type { IslandEvent, IslandView } from "../../../wire/types";
import { single } from "../names";
import type { Scene } from "./scenes";

/** What the boss saw in a zone before he went. */
export interface Count {
  readonly dice: number;
  readonly minions: number;
  /** He went there, or stayed. */
  readonly chosen: boolean;
  /** Minions were looked at, too, since the dice were tied. */
  readonly tied: boolean;
}

const ZONES = 6;

/** The three zones that he looked at, where the step was his way (I-6). */
export function countsOf(scene: Scene | undefined): ReadonlyMap<number, Count> {
  const event = scene?.events.find(isWay);
  if (!scene || !event) return new Map();
  const { start, zone } = event.params;
  const tied = event.code === "boss-followed-minions" || event.code === "boss-followed-clock";
  const looked = [(start + ZONES - 1) % ZONES, start, (start + 1) % ZONES];
  return new Map(
    looked.map((each) => [each, { ...seenIn(scene.view, each), chosen: each === zone, tied }]),
  );
}

type Way = Extract<
  IslandEvent,
  {
    code: "boss-wandered" | "boss-followed-dice" | "boss-followed-minions" | "boss-followed-clock";
  }
>;
export const isWay = (event: IslandEvent): event is Way =>
  event.code === "boss-wandered" || event.code.startsWith("boss-followed-");

function seenIn(view: IslandView, zone: number): { dice: number; minions: number } {
  const found = view.zones.find((each) => each.zone === zone);
  return {
    dice: single(found?.boss_dice ?? {}).length,
    minions: single(found?.minions ?? {}).length,
  };
}
