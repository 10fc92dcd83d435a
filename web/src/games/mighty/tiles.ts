// A king tile in words, made from what it declares, as the terminal says it.

import type { MightyChangeView, MightyTileView } from "../../wire/types";
import { signed } from "./names";
import { say } from "../../words/say.svelte";

export const tileName = (id: string): string => say(`tile-name-${id}`);

export function tileText(tile: MightyTileView): string {
  const told: string[] = [];
  if (tile.forbids.length) told.push(say("tile-forbids", { strengths: tile.forbids }));
  if (tile.in_hand.length) told.push(say("tile-in-hand", { strengths: tile.in_hand }));
  const [healing] = tile.healing;
  if (healing) {
    const strengths = tile.healing.map(([strength]) => strength);
    told.push(say("tile-healing", { strengths, cost: healing[1] }));
  }
  told.push(...tile.changes.map(changeText));
  return told.join(" ") || say("tile-nothing");
}

function changeText(change: MightyChangeView): string {
  const amounts = [
    ["tile-strength", change.strength],
    ["tile-loot", change.loot],
  ] as const;
  const [one = "", other] = amounts
    .filter(([, n]) => n !== 0)
    .map(([code, n]) => say(code, { amount: signed(n) }));
  const what = other ? say("tile-and", { one, other }) : one;
  return say("tile-change", { where: say(`tile-where-${change.where}`), what });
}
