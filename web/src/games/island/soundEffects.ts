// What this island sounds like when something happens.

import type { Effect, Note } from "../sounds";

const glass = (at: number, from: number, lasts = 0.5, loud = 0.4): Note => ({
  ...{ at, from, lasts, loud },
  voice: "bell",
});
const warm = (at: number, from: number, lasts = 0.3): Note => ({
  ...{ at, from, lasts, loud: 0.45 },
  voice: "hollow",
});
const boom = (at: number, loud = 0.9): Note => ({
  ...{ at, from: 95, to: 36, lasts: 0.5, loud },
  voice: "sine",
});
const growl = (at: number, from: number, to: number, lasts: number): Note => ({
  ...{ at, from, to, lasts, loud: 0.45, rises: 0.08 },
  voice: "rough",
});
const crash = (at: number, from: number, lasts: number, loud = 0.6): Note => ({
  ...{ at, from, to: from / 3, lasts, loud },
  voice: "noise",
});
const rattle = (at: number): Note => ({
  ...{ at, from: 1900, lasts: 0.05, loud: 0.4 },
  voice: "noise",
});

export const effects = {
  /** The ground gives way to it. */
  pylon: {
    notes: [
      { at: 0, from: 70, to: 140, lasts: 1.1, loud: 0.7, voice: "noise", rises: 0.5 },
      { at: 0, from: 55, to: 110, lasts: 1.1, loud: 0.5, voice: "rough", rises: 0.6 },
      ...[boom(0.85), glass(0.9, 392, 1), glass(0.95, 784, 0.9)],
    ],
    big: true,
    echo: true,
  },
  crystal: { notes: [glass(0, 1319, 0.3), glass(0.08, 1976, 0.35), glass(0.16, 2637, 0.6)] },
  ally: {
    notes: [
      warm(0, 392),
      warm(0.14, 494),
      warm(0.28, 587),
      warm(0.42, 784, 0.9),
      glass(0.42, 1568),
    ],
    big: true,
    echo: true,
  },
  awake: {
    notes: [
      growl(0, 70, 190, 0.7),
      growl(0.1, 105, 280, 0.6),
      growl(0.65, 180, 80, 0.9),
      boom(0.65),
    ],
    big: true,
    echo: true,
  },
  event: {
    notes: [crash(0, 2400, 0.2), glass(0.12, 294, 1.4, 0.8), glass(0.12, 415, 1.2, 0.5)],
    big: true,
    echo: true,
  },
  fall: {
    notes: [
      ...[growl(0, 220, 50, 1.2), crash(0.9, 700, 0.9, 0.9), boom(0.95), boom(1.25, 0.6)],
      ...[rattle(1.5), rattle(1.62), rattle(1.8)],
    ],
    big: true,
    echo: true,
  },
  next: {
    notes: [boom(0), boom(0.35), boom(0.7), growl(0.8, 95, 150, 0.6), growl(1.2, 150, 70, 0.9)],
    big: true,
    echo: true,
  },
  /** A heart, twice, and then not. */
  down: {
    notes: [boom(0), boom(0.18, 0.6), boom(0.75, 0.7), warm(0.9, 196), warm(1.1, 147, 0.9)],
    big: true,
    echo: true,
  },
  rescue: {
    notes: [boom(0, 0.5), warm(0.1, 262), warm(0.25, 392), warm(0.4, 523), warm(0.55, 659, 0.9)],
    big: true,
    echo: true,
  },
  roar: { notes: [growl(0, 130, 60, 0.7), crash(0.05, 320, 0.6, 0.45)] },
  eruption: { notes: [crash(0, 260, 0.6, 0.8), boom(0), ...[0.2, 0.32, 0.4, 0.55].map(rattle)] },
  stomp: { notes: [boom(0), boom(0.26, 0.7)] },
  strike: { notes: [crash(0, 1800, 0.12, 0.7), boom(0.03), growl(0.08, 160, 110, 0.3)] },
  smash: { notes: [crash(0, 1300, 0.25, 0.8), boom(0, 0.5)] },
  minion: { notes: [warm(0, 311, 0.1), warm(0.09, 233, 0.2)] },
  shield: { notes: [glass(0, 622, 0.4), crash(0, 3000, 0.06)] },
  build: { notes: [0, 0.15, 0.3].map((at) => crash(at, 900, 0.09)) },
} as const satisfies Record<string, Effect>;
