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
      if (!best || isMore(deed, offer, best)) most.set(at, offer);
    }
    return most.size ? [{ deed, offers: [...most.values()] }] : [];
  });
}

/** The places of deeds: whoever had one keeps it, for a hurried finger, while a roll is used. */
export function places(before: readonly Deed[], now: readonly Deed[]): readonly Deed[] {
  const fresh = now.filter((deed) => !before.includes(deed));
  const kept = before.map((deed) => (now.includes(deed) ? deed : (fresh.shift() ?? deed)));
  const all = [...kept, ...fresh];
  return all.length > SHOWN ? now : all;
}

/** Of an attack its claws count first: feet are also for walking, and are added by touching them. */
function isMore(deed: Deed, offer: Offer, best: Offer): boolean {
  if (deed !== "attack") return offer.pieces.length > best.pieces.length;
  const [feet, feetOfBest] = [feetOf(offer), feetOf(best)];
  const claws = offer.pieces.length - feet - (best.pieces.length - feetOfBest);
  return claws > 0 || (claws === 0 && feet < feetOfBest);
}

const feetOf = ({ pieces }: Offer) => pieces.filter((piece) => piece === "die foot").length;

/** Dice that are locked differ by what they show, and lie in the same place. */
function keyOf(deed: Deed, offer: Offer, aim: readonly string[]): string {
  return deed === "lock" ? offer.pieces.join(" ") : aim.join(" ");
}
