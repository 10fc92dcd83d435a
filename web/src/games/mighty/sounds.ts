// Which sound belongs to what happens. Most of what happens is silent: the words tell it.

import type { MightyEvent, MightyView } from "../../wire/types";
import type { Ambience, Cues, Effect, GameSounds, Note, Shared } from "../sounds";

const drum = (at: number, loud = 0.9): Note => ({
  ...{ at, from: 120, to: 48, lasts: 0.35, loud },
  voice: "sine",
});
const horn = (at: number, from: number, lasts: number): Note => ({
  ...{ at, from, lasts, loud: 0.4, rises: 0.05 },
  voice: "rough",
});
const coin = (at: number, from: number): Note => ({
  ...{ at, from, lasts: 0.28, loud: 0.4 },
  voice: "bell",
});
const crackle = (at: number, from: number): Note => ({
  ...{ at, from, lasts: 0.05, loud: 0.5 },
  voice: "noise",
});
const lute = (at: number, from: number): Note => ({
  ...{ at, from, lasts: 2.2, loud: 0.32 },
  voice: "hollow",
});

const effects = {
  /** A stone door, and what was behind it. */
  reveal: {
    notes: [
      { at: 0, from: 260, to: 90, lasts: 0.5, loud: 0.7, voice: "noise", rises: 0.2 },
      drum(0.42),
      { at: 0.45, from: 110, to: 62, lasts: 0.8, loud: 0.5, voice: "rough", rises: 0.08 },
    ],
    big: true,
    echo: true,
  },
  loot: {
    notes: [1568, 1760, 2093, 1760, 2349, 2637].map((pitch, n) => coin(n * 0.09, pitch)),
    big: true,
  },
  shove: {
    notes: [
      { at: 0, from: 400, to: 1800, lasts: 0.25, loud: 0.6, voice: "noise", rises: 0.18 },
      drum(0.22),
      { at: 0.3, from: 520, to: 180, lasts: 0.3, loud: 0.35, voice: "hollow" },
    ],
    big: true,
  },
  beaten: { notes: [drum(0), drum(0.22, 0.7), horn(0.2, 98, 0.8)], big: true, echo: true },
  gong: {
    notes: [
      { at: 0, from: 131, lasts: 2, loud: 0.8, voice: "bell" },
      { at: 0, from: 196, lasts: 1.6, loud: 0.4, voice: "bell" },
    ],
    big: true,
    echo: true,
  },
  crown: {
    notes: [horn(0, 262, 0.25), horn(0.2, 330, 0.25), horn(0.4, 392, 0.8), horn(0.4, 523, 0.8)],
    big: true,
    echo: true,
  },
} as const satisfies Record<string, Effect>;

/** A hall with a fire, and somebody far away who tunes a lute. */
const ambience: Ambience = {
  lasts: 16,
  hums: [
    { pitch: 55, loud: 0.3, swells: 2 },
    { pitch: 82.4, loud: 0.16, swells: 3 },
  ],
  winds: [
    { pitch: 240, loud: 0.5, swells: 4 },
    { pitch: 1400, loud: 0.07, swells: 5 },
  ],
  notes: [
    ...[
      lute(1, 220),
      lute(3.2, 262),
      lute(5.1, 330),
      lute(9, 294),
      lute(11.3, 247),
      lute(14.6, 220),
    ],
    ...[crackle(0.7, 1900), crackle(2.9, 2500), crackle(3.02, 1600), crackle(6.6, 2200)],
    ...[crackle(8.1, 1700), crackle(10.4, 2600), crackle(13.3, 2000), crackle(15.2, 1800)],
  ],
};

const cues: Cues<MightyEvent, Shared | keyof typeof effects, MightyView> = {
  "hand-dealt": "card",
  "guardians-dealt": "card",
  "tile-turned": "crown",
  played: "card",
  displaced: "shove",
  "price-paid": "coin",
  "guardian-turned": "reveal",
  "loot-taken": "loot",
  "fight-lost": "beaten",
  healed: "heal",
  "round-ended": "gong",
};

export default { cues, effects, ambience } satisfies GameSounds;
