// Which cards a set has: each with its places in the file, to lay them out on the table.

import type { GameName } from "../wire/types";
import { at, type Data, listAt, tableAt } from "../games/paths";

export type Shape =
  | "back"
  | "guardian"
  | "healing"
  | "king"
  | "shy"
  | "place"
  | "boss"
  | "ally"
  | "card"
  | "ship"
  | "minion"
  | "die"
  | "defender";

export interface Spot {
  /** Its place in the file, which is also its name here. */
  readonly path: string;
  /** What lies together, and what one can filter by. */
  readonly kind: string;
  readonly shape: Shape;
  /** All places that belong to it. */
  readonly places: readonly string[];
}

const spot = (kind: string, shape: Shape, path: string, places = [path]): Spot => ({
  kind,
  shape,
  path,
  places,
});

export function spotsOf(game: GameName, data: Data): Spot[] {
  return { mighty, timid, island }[game](data);
}

function mighty(data: Data): Spot[] {
  return [
    ...[1, 2, 3].flatMap((level) => guardians(data, level)),
    ...Object.keys(tableAt(data, "healing")).flatMap((kind) =>
      numbered(data, `healing.${kind}`).map((path) => spot("healing", "healing", path)),
    ),
    ...named(data, "tile", "king", "king"),
  ];
}

function guardians(data: Data, level: number): Spot[] {
  const [path, kind] = [`level.${level}`, `level-${level}`];
  return [
    spot(kind, "back", `${path}.strength`, [`${path}.strength`, `${path}.loot`]),
    ...numbered(data, `${path}.guardians`).map((place) => spot(kind, "guardian", place)),
  ];
}

function timid(data: Data): Spot[] {
  return [
    ...numbered(data, "monsters").map((path) => spot("monsters", "shy", path)),
    ...named(data, "cards", "places", "place"),
  ];
}

function island(data: Data): Spot[] {
  return [
    ...named(data, "boss", "bosses", "boss"),
    ...named(data, "ally", "allies", "ally"),
    ...(["keep", "discard", "event"] as const).flatMap((sort) => named(data, sort, sort, "card")),
    ...named(data, "tile", "tiles", "ship"),
    ...named(data, "minion", "minions", "minion"),
    ...numbered(data, "boss_die.faces").map((path) => spot("dice", "die", path)),
    ...named(data, "monster", "defenders", "defender"),
  ];
}

const named = (data: Data, table: string, kind: string, shape: Shape): Spot[] =>
  Object.keys(tableAt(data, table)).map((id) => spot(kind, shape, `${table}.${id}`));

const numbered = (data: Data, list: string): string[] =>
  listAt(data, list).map((_, n) => `${list}[${n + 1}]`);

/** The kinds that are there, in order. */
export const kindsOf = (spots: readonly Spot[]): string[] => [
  ...new Set(spots.map(({ kind }) => kind)),
];

/** The last part of a path: the name of a tile, a card, a boss. */
export const idOf = ({ path }: Spot): string => path.slice(path.lastIndexOf(".") + 1);

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
