// What the dice allow, in a fixed order: each kind of deed is one button, whatever was thrown.

import type { Offer } from "../../wire/types";

export const DEEDS = [
  "attack",
  "build",
  "heal",
  "energy",
  "fame",
  "move",
  "steal",
  "activate",
  "power",
  "lock",
  "unlock",
] as const;
export type Deed = (typeof DEEDS)[number];
/** More buttons than these lie behind "more". */
export const SHOWN = 6;

const BY_PHRASE: Readonly<Record<string, Deed>> = {
  "does-island-attack": "attack",
  "does-island-attack-at": "attack",
  "does-island-build": "build",
  "does-island-heart": "heal",
  "does-island-energy": "energy",
  "does-island-fame": "fame",
  "does-island-foot": "move",
  "does-island-foot-with": "move",
  "does-island-fame-steal": "steal",
  "does-island-fame-steal-to": "steal",
  "does-island-activate": "activate",
  "does-island-activate-double": "activate",
  "does-island-recharge": "activate",
  "does-island-use": "power",
  "does-island-spend": "power",
  "does-island-lock": "lock",
  "does-island-lock-on": "lock",
  "does-island-unlock": "unlock",
  "does-island-unlock-on": "unlock",
};

/** How much of the room a button needs, where a third of it does not hold its words. */
export type Width = "" | "phone" | undefined;
const longest = (label: string): number =>
  Math.max(...label.split(/[\s\u00ad-]/).map((word) => word.length));

/** "": two thirds everywhere; "phone": only where a third is narrow. A mark takes room, too. */
export function widthOf(label: string, marked = false): Width {
  if (longest(label) > 13 || label.length > 44) return "";
  return longest(label) > (marked ? 9 : 11) || label.length > 30 ? "phone" : undefined;
}

export interface Pattern {
  readonly deed: Deed;
  /** With as many dice as can go together, one answer for each thing it may be done to. */
  readonly offers: readonly Offer[];
}

export const deedOf = (offer: Offer): Deed | undefined => BY_PHRASE[offer.phrase.code];

/** The deeds that are offered; `aim` is what an answer touches beside dice. */
export function patternsOf(
  offers: readonly Offer[],
  aim: (offer: Offer) => readonly string[],
): Pattern[] {
  return DEEDS.flatMap((deed) => {
    const most = new Map<string, Offer>();
    for (const offer of offers) {
      if (deedOf(offer) !== deed) continue;
      const at = keyOf(deed, offer, aim(offer));
      const best = most.get(at);
      if (!best || isMore(offer, best)) most.set(at, offer);
    }
    const ways = deed === "attack" ? blows([...most.values()]) : [...most.values()];
    return ways.length ? [{ deed, offers: ways }] : [];
  });
}

/** Without feet and with all of them; where feet have to strike, how many is to be chosen. */
function blows(ways: readonly Offer[]): Offer[] {
  const sorted = ways.toSorted((one, other) => feetIn(one) - feetIn(other));
  if (!sorted[0] || hasFeet(sorted[0])) return sorted;
  const aimOf = ({ pieces }: Offer) =>
    pieces.filter((piece) => !piece.startsWith("die ")).join(" ");
  return sorted.filter(
    (way, n) => !hasFeet(way) || !sorted.slice(n + 1).some((other) => aimOf(other) === aimOf(way)),
  );
}

/** Where deeds lie: each in its place, also one that is used up; the rest behind "more". */
export interface Places {
  readonly shown: readonly Deed[];
  readonly rest: readonly Deed[];
}

/** Whoever had a place keeps it while a roll is used, and nobody else takes it: for a hurried finger. */
export function places(before: readonly Deed[], now: readonly Deed[]): Places {
  const had = before.some((deed) => now.includes(deed)) ? before : [];
  const fresh = now.filter((deed) => !had.includes(deed));
  // Only where all six are taken a new one has to go where another was.
  const kept =
    had.length < SHOWN
      ? had
      : had.map((deed) => (now.includes(deed) ? deed : (fresh.shift() ?? deed)));
  const all = [...kept, ...fresh];
  if (all.length <= SHOWN) return { shown: all, rest: [] };
  const rest = all.slice(SHOWN - 1).filter((deed) => now.includes(deed));
  return { shown: all.slice(0, SHOWN - 1), rest };
}

const isMore = (offer: Offer, best: Offer): boolean => offer.pieces.length > best.pieces.length;

export const feetIn = ({ pieces }: Offer): number =>
  pieces.filter((piece) => FOOT.test(piece)).length;
export const hasFeet = (offer: Offer): boolean => feetIn(offer) > 0;
const FOOT = /^die foot~?$/;

/** Dice that are locked differ by what they show, and lie in the same place. Feet in an attack are
 * gone for walking. */
function keyOf(deed: Deed, offer: Offer, aim: readonly string[]): string {
  if (deed === "lock") return offer.pieces.join(" ");
  return deed === "attack" ? `${feetIn(offer)} ${aim.join(" ")}` : aim.join(" ");
}
