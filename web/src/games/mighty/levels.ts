// The level of a guardian in a card set.

import type { Spot } from "../cardset";
import { at, type Data } from "../paths";

export const levelOf = ({ kind }: Spot): 1 | 2 | 3 =>
  kind === "level-1" ? 1 : kind === "level-2" ? 2 : 3;

/** The ranges on the back of a guardian's level. */
export function rangesOf(data: Data, level: number): Record<"strength" | "loot", [number, number]> {
  const range = (what: string): [number, number] => [
    Number(at(data, `level.${level}.${what}.min`)) || 0,
    Number(at(data, `level.${level}.${what}.max`)) || 0,
  ];
  return { strength: range("strength"), loot: range("loot") };
}
