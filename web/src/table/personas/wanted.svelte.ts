// Whether the persons that bots are may talk, as this device likes it.

import { keep, recall } from "../../device/kept";
import { speed } from "../../look/speed.svelte";
import type { TableStore } from "../../store/table.svelte";

const KEY = "remarks";
const chosen = $state({ on: recall(KEY) !== "no" });

export const wantsRemarks = (): boolean => chosen.on;

export function wantRemarks(on: boolean): void {
  chosen.on = on;
  keep(KEY, on ? "" : "no");
}

/** Not in a lesson, nor where all is still. */
export function mayTalk({ table }: Pick<TableStore, "table">): boolean {
  return chosen.on && speed() !== "off" && !table?.lesson;
}
