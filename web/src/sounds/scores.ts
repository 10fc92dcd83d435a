// What every table sounds like.

import type { Effect, Note, Shared } from "../games/sounds";

const tone = (at: number, from: number, lasts: number, loud = 0.5): Note => ({
  ...{ at, from, lasts, loud },
  voice: "hollow",
});
const bell = (at: number, from: number, lasts: number, loud = 0.5): Note => ({
  ...{ at, from, lasts, loud },
  voice: "bell",
});
const rattle = (at: number): Note => ({
  ...{ at, from: 2600, lasts: 0.04, loud: 0.5 },
  voice: "noise",
});

export const SCORES: Readonly<Record<Shared, Effect>> = {
  card: { notes: [{ at: 0, from: 900, to: 3200, lasts: 0.14, loud: 0.5, voice: "noise" }] },
  coin: { notes: [bell(0, 1568, 0.12), bell(0.07, 2093, 0.35)] },
  dice: { notes: [0, 0.06, 0.11, 0.19, 0.24, 0.35, 0.5].map(rattle) },
  thump: {
    notes: [
      { at: 0, from: 150, to: 45, lasts: 0.3, loud: 0.8, voice: "sine" },
      { at: 0, from: 300, lasts: 0.07, loud: 0.5, voice: "noise" },
    ],
  },
  step: {
    notes: [0, 0.16].map((at) => ({
      at,
      from: 420,
      to: 180,
      lasts: 0.09,
      loud: 0.5,
      voice: "noise",
    })),
  },
  heal: { notes: [tone(0, 523, 0.18), tone(0.12, 659, 0.18), tone(0.24, 784, 0.35)] },
  chime: { notes: [bell(0, 880, 0.4), bell(0.14, 1175, 0.6)] },
  won: {
    notes: [
      ...[tone(0, 523, 0.22), tone(0.15, 659, 0.22), tone(0.3, 784, 0.22), tone(0.45, 1047, 1)],
      ...[bell(0.45, 2093, 0.9, 0.2), tone(0.45, 659, 1, 0.3), tone(0.45, 784, 1, 0.3)],
    ],
    big: true,
    echo: true,
  },
  lost: {
    notes: [tone(0, 392, 0.3), tone(0.25, 330, 0.3), tone(0.5, 262, 1), tone(0.5, 131, 1.1, 0.4)],
    big: true,
    echo: true,
  },
};
