// The rows of a card set, one paper for each that says where its values come from.

import type { CardSetUi, Spot } from "../cardset";
import { spot } from "../cardset";
import { type Data, isTable, keyOf } from "../paths";
import Art from "./CardArt.svelte";

export default {
  spots: (data) => spotsIn(data, ""),
  layout: () => ({ size: "small", named: true }),
  name: ({ path }) => path,
  Art,
} satisfies CardSetUi;

function spotsIn(value: unknown, path: string): Spot[] {
  if (Array.isArray(value)) return value.flatMap((each, n) => spotsIn(each, `${path}[${n + 1}]`));
  if (!isTable(value)) return [];
  return "provenance" in value ? [spot(kindOf(path), "row", path)] : within(value, path);
}

const within = (table: Data, path: string): Spot[] =>
  Object.entries(table).flatMap(([key, inner]) => spotsIn(inner, path ? `${path}.${key}` : key));

const kindOf = (path: string): string => path.split(/[.[]/)[0] ?? keyOf(path);
