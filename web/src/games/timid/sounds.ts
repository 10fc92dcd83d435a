// Which sound belongs to what happens. Most of what happens is silent: the words tell it.

import type { TimidEvent, TimidView } from "../../wire/types";
import type { Ambience, Cues, Effect, GameSounds, Note, Shared } from "../sounds";

const stone = (at: number, from = 210): Note => ({
  ...{ at, from, to: from / 2, lasts: 0.16, loud: 0.7 },
  voice: "noise",
});
const climb = (at: number, from: number, lasts = 0.22): Note => ({
  ...{ at, from, lasts, loud: 0.5 },
  voice: "hollow",
});
const drip = (at: number, from: number): Note => ({
  ...{ at, from, to: from * 1.25, lasts: 0.5, loud: 0.4 },
  voice: "bell",
});

const effects = {
  /** Air under a card, and a breath held. */
  flip: {
    notes: [
      { at: 0, from: 700, to: 2600, lasts: 0.2, loud: 0.6, voice: "noise", rises: 0.12 },
      { at: 0.17, from: 330, lasts: 0.4, loud: 0.3, voice: "hollow" },
    ],
  },
  bite: {
    notes: [
      { at: 0, from: 90, to: 240, lasts: 0.35, loud: 0.5, voice: "rough", rises: 0.25 },
      { at: 0.34, from: 3200, to: 900, lasts: 0.08, loud: 0.9, voice: "noise" },
      { at: 0.46, from: 2800, to: 700, lasts: 0.09, loud: 0.8, voice: "noise" },
      { at: 0.5, from: 150, to: 55, lasts: 0.8, loud: 0.6, voice: "rough" },
    ],
    big: true,
    echo: true,
  },
  stairs: {
    notes: [
      ...[stone(0), stone(0.18, 240), stone(0.36, 270), stone(0.54, 300)],
      ...[climb(0, 392), climb(0.18, 494), climb(0.36, 587), climb(0.54, 784, 0.9)],
    ],
    big: true,
    echo: true,
  },
  built: {
    notes: [
      ...[stone(0), stone(0.2, 180), stone(0.4, 150)],
      { at: 0.42, from: 98, to: 49, lasts: 0.7, loud: 0.8, voice: "sine" },
    ],
    big: true,
    echo: true,
  },
  slain: {
    notes: [
      { at: 0, from: 2400, to: 5200, lasts: 0.12, loud: 0.5, voice: "noise" },
      { at: 0.1, from: 140, to: 45, lasts: 0.4, loud: 0.8, voice: "sine" },
      { at: 0.14, from: 300, to: 90, lasts: 0.5, loud: 0.35, voice: "rough" },
    ],
    big: true,
  },
  swish: {
    notes: [{ at: 0, from: 1200, to: 4200, lasts: 0.22, loud: 0.6, voice: "noise", rises: 0.1 }],
  },
  shiver: {
    notes: [0, 0.07, 0.14, 0.21].map((at, n) => ({
      ...{ at, from: 1760 - 140 * n, lasts: 0.25, loud: 0.35 },
      voice: "bell",
    })),
  },
  hop: {
    notes: [
      { at: 0, from: 240, to: 620, lasts: 0.22, loud: 0.6, voice: "hollow" },
      { at: 0.22, from: 140, to: 60, lasts: 0.2, loud: 0.7, voice: "sine" },
    ],
  },
  stuck: { notes: [climb(0, 330), climb(0.22, 294), climb(0.44, 208, 0.9)], big: true, echo: true },
} as const satisfies Record<string, Effect>;

/** A cellar: a draught, water from the ceiling, something below that sleeps. */
const ambience: Ambience = {
  lasts: 16,
  hums: [
    { pitch: 41.2, loud: 0.35, swells: 4 },
    { pitch: 61.7, loud: 0.14, swells: 3 },
  ],
  winds: [
    { pitch: 320, loud: 0.45, swells: 2 },
    { pitch: 760, loud: 0.16, swells: 3 },
  ],
  notes: [
    ...[drip(0.8, 1319), drip(3.7, 988), drip(4.05, 1175), drip(7.9, 1480)],
    ...[drip(10.2, 1047), drip(13.1, 1319), drip(13.5, 880)],
  ],
};

const cues: Cues<TimidEvent, Shared | keyof typeof effects, TimidView> = {
  "monsters-drawn": "card",
  "floor-built": "built",
  "card-turned": "flip",
  "monster-froze": "shiver",
  "monster-slain": "slain",
  "attack-missed": "swish",
  jumped: "hop",
  "floor-escaped": "stairs",
  "stopped-by-monster": "bite",
  "stopped-without-way": "stuck",
  "gave-up": "stuck",
};

export default { cues, effects, ambience } satisfies GameSounds;
