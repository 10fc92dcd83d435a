// How the cards of a set are laid out: what a game says about its own, and how places are read.

import type { Component } from "svelte";
import type { CardText } from "../wire/types";
import { type Data, listAt, tableAt } from "./paths";

export interface Spot {
  /** Its place in the file, which is also its name here. */
  readonly path: string;
  /** What lies together, and what one can filter by. */
  readonly kind: string;
  readonly shape: string;
  /** All places that belong to it. */
  readonly places: readonly string[];
}

/** How much room a card takes, and what stands beside it. */
export interface Layout {
  readonly size: "card" | "small" | "tile" | "paper" | "sheet";
  /** Its values are few and stand beside the picture. */
  readonly beside?: boolean;
  /** The drawing says what it is. */
  readonly named?: boolean;
  /** No room for words about where a value comes from. */
  readonly brief?: boolean;
}

/** A value that is drawn rather than written. */
export interface DrawnValue {
  readonly Input: Component<{
    value: string;
    labelledby: string;
    onchange: (value: string) => void;
  }>;
  readonly Shown: Component<{ value: string; label: string }>;
  canShow(value: unknown): boolean;
}

export interface CardArtProps {
  spot: Spot;
  data: Data;
  texts: readonly CardText[];
  size?: string;
}

export interface CardSetUi {
  spots(data: Data): Spot[];
  layout(spot: Spot): Layout;
  name(spot: Spot, data: Data, texts: readonly CardText[]): string;
  /** Under the picture: the name, or a shorter one, and how many there are. */
  caption?(spot: Spot, data: Data): string | undefined;
  note?(spot: Spot, data: Data): string;
  readonly Art: Component<CardArtProps>;
  /** How the value at this place is drawn, if it is. */
  drawn?(path: string): DrawnValue | undefined;
}

export const spot = (kind: string, shape: string, path: string, places = [path]): Spot => ({
  kind,
  shape,
  path,
  places,
});

/** Cards that stand in a table by their names. */
export const named = (data: Data, table: string, kind: string, shape: string): Spot[] =>
  Object.keys(tableAt(data, table)).map((id) => spot(kind, shape, `${table}.${id}`));

/** The places of a list. */
export const numbered = (data: Data, list: string): string[] =>
  listAt(data, list).map((_, n) => `${list}[${n + 1}]`);

/** The last part of a path: the name of a tile, a card, a boss. */
export const idOf = ({ path }: Spot): string => path.slice(path.lastIndexOf(".") + 1);

/** Which one of its list it is, from 0. */
export const orderOf = ({ path }: Spot): number => Number(/\[(\d+)\]/.exec(path)?.[1] ?? 1) - 1;
