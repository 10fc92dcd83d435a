// What a turn would leave over, short enough for a button: so many dice, and what they could do.

import type { PhraseMessage, ShownDie } from "../../wire/types";
import { phrase, say } from "../../words/say.svelte";
import type { Symbol } from "./art/symbols";

export interface Possible {
  /** How many dice it takes, by their sign. */
  readonly count: number;
  readonly sign: Symbol | undefined;
  readonly name: string;
}
export interface LeftOver {
  readonly dice: string | undefined;
  readonly deeds: readonly Possible[];
  /** How many more there are. */
  readonly more: number;
}

/** Named on the button; the rest is counted. */
const NAMED = 2;
const DICE = "left-island-dice";
const DEEDS: Readonly<Record<string, { name: string; sign?: Symbol }>> = {
  "left-island-attack": { name: "isle-deed-attack", sign: "claw" },
  "left-island-build": { name: "isle-deed-build", sign: "wrench" },
  "left-island-heart": { name: "isle-deed-heal", sign: "heart" },
  "left-island-energy": { name: "isle-deed-energy", sign: "energy" },
  "left-island-fame": { name: "isle-deed-fame", sign: "fame" },
  "left-island-foot": { name: "isle-deed-move", sign: "foot" },
  "left-island-unlock": { name: "isle-deed-unlock" },
};

export function leftOver(left: readonly PhraseMessage[]): LeftOver {
  const dice = left.find(({ code }) => code === DICE);
  const deeds = left.filter(({ code }) => code !== DICE).map(possible);
  return {
    dice: dice && phrase(dice),
    deeds: deeds.slice(0, NAMED),
    more: Math.max(0, deeds.length - NAMED),
  };
}

function possible(told: PhraseMessage): Possible {
  const deed = DEEDS[told.code];
  const dice = (told.params?.["dice"] ?? []) as readonly ShownDie[];
  const count = dice.reduce((sum, die) => sum + (die.count ?? 1), 0);
  return { count, sign: deed?.sign, name: deed ? say(deed.name) : phrase(told) };
}
