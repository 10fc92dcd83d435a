// How monsters are drawn on their cards: by their strength, on the field of their kind.

import type { Mood } from "../../../art/moods";
import type { Kind } from "../../../art/palette";

const TEMPER: readonly Mood[] = ["calm", "worried", "happy", "calm", "calm", "angry"];

/** The stronger, the crosser. */
export const temperOf = (strength: number): Mood => TEMPER[strength] ?? "calm";

export const FIELDS: Readonly<Record<Kind, string>> = {
  orcs: "#3f6b4a",
  undead: "#5d5470",
  sea: "#1f5a7a",
  demons: "#6b2a44",
  insects: "#4b4a80",
  dragons: "#7c3f2c",
};
