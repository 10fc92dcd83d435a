// The three levels of guardians.

import { tones, type Tones } from "../../../art/palette";

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** The cloth behind a guardian of each level. */
export const LEVEL_TONES: Record<Level, Tones> = {
  1: tones("#4f8a5b", "#7bb585", "#35633f"),
  2: tones("#2f6f8f", "#5a9dbd", "#1f4f68"),
  3: tones("#8e3b4f", "#bd6579", "#662535"),
};
