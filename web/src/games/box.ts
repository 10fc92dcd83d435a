// What the first page shows of a game. It has to be light: the rest comes when a table is opened.

import type { Component } from "svelte";
import type { CreateTable, SeatWish } from "../wire/types";

/** A drawing, to be laid in the size that a page has room for. */
export interface Picture {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- every drawing has its own
  readonly art: Component<any>;
  readonly props: Readonly<Record<string, unknown>>;
}

export function picture<P extends { size?: string }>(
  art: Component<P>,
  props: Omit<P, "size">,
): Picture {
  return { art, props };
}

/** The picture on the lid of the box: three creatures, and something that glitters. */
export interface Lid {
  readonly left: Picture;
  readonly middle: Picture;
  readonly right: Picture;
  readonly corner?: Picture;
}

export interface GameBox {
  readonly lid: Lid;
  /** One click, one game: who sits where when nobody wants to be asked. Left out: as it is set up. */
  quickSeats?(me: SeatWish): Required<Pick<CreateTable, "seats" | "options">>;
}
