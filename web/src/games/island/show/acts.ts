// Which pieces bring a step about: they are marked as soon as anything comes of it.

import { getContext, setContext } from "svelte";
import type { IslandEvent, IslandView } from "../../../wire/types";
import type { Scene } from "./scenes";

type Acts = () => ReadonlySet<string>;
const KEY = "acts";

/** Of a step on stage; pieces ask for it wherever they lie. */
export const tellActs = (acts: Acts): Acts => setContext(KEY, acts);
export const acts = (): Acts | undefined => getContext<Acts | undefined>(KEY);

export const actsIn = (scene: Scene | undefined): ReadonlySet<string> =>
  new Set(scene?.events.flatMap((event) => actorsOf(event, scene.view)));

function actorsOf({ code, params }: IslandEvent, view: IslandView): string[] {
  if (code === "ability-acted") return ["boss"];
  if (code === "minion-acted") return [`minion ${params.minion}@${params.zone}`];
  if (code === "attacked") return [`monster ${params.player}`];
  if (code === "tile-activated") return [`tile ${params.tile}`];
  if (code !== "symbol-activated") return [];
  return Object.keys(view.zones[params.zone]?.boss_dice ?? {})
    .filter((face) => view.boss_faces[face]?.includes(params.symbol))
    .map((face) => `boss-die ${face}@${params.zone}`);
}
