// The values of a card in the order in which one reads them: part by part.

import type { CardField, CardProblem } from "../wire/types";
import { isUnder, parentOf } from "../games/paths";

export interface Part {
  readonly path: string;
  readonly fields: CardField[];
}

/** Fields that stand in the same table, in the order in which they first appear, outer ones first. */
export function partsOf(fields: readonly CardField[]): Part[] {
  const found = new Map<string, CardField[]>();
  for (const field of fields) {
    if (field.kind === "origin") continue;
    const path = parentOf(field.path);
    found.set(path, [...(found.get(path) ?? []), field]);
  }
  return [...found]
    .map(([path, inside]) => ({ path, fields: inside }))
    .sort((one, other) => order(one.path, other.path));
}

function order(one: string, other: string): number {
  if (isUnder(other, one)) return -1;
  if (isUnder(one, other)) return 1;
  return 0;
}

/** What is wrong with a card and stands beside none of its values. */
export const looseProblems = (
  problems: readonly CardProblem[],
  fields: readonly CardField[],
): CardProblem[] => {
  const shown = new Set(fields.filter(({ kind }) => kind !== "origin").map(({ path }) => path));
  return problems.filter(({ path }) => !shown.has(path));
};
