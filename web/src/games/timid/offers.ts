// The offered moves, sorted for the eye: by what is done, then by the card it is done to.

import type { AskMessage } from "../../wire/types";
import { beside } from "./places";

export const MODES = ["explore", "attack", "jump", "jump-attack"] as const;
export type Mode = (typeof MODES)[number];
export type Deed = Mode | "peek";

export interface Offer {
  readonly text: string;
  readonly place: string;
  /** The card that is jumped over. */
  readonly over: string | undefined;
}

export function offersOf(ask: AskMessage | null, deed: Deed): Offer[] {
  return (ask?.moves ?? []).flatMap((text) => {
    const [head, place, , over] = text.split(" ");
    return head === deed && place ? [{ text, place, over }] : [];
  });
}

export function offered(ask: AskMessage | null, text: string): boolean {
  return ask?.moves?.includes(text) ?? false;
}

/** What to ask the server about a card that is not on offer: it knows why. */
export function attempt(deed: Deed, place: string, lying: readonly string[]): string {
  if (deed !== "jump" && deed !== "jump-attack") return `${deed} ${place}`;
  const near = beside(place);
  return `${deed} ${place} over ${near.find((each) => lying.includes(each)) ?? near[0]}`;
}
