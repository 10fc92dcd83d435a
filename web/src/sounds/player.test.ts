import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SCORES } from "./scores";

interface Started {
  at: number | undefined;
  samples: number;
  loops: boolean;
  stopped: boolean;
}
let started: Started[] = [];

/** A browser's sound, as far as it is used. */
class Room {
  state = "running";
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  resume = () => Promise.resolve();
  createBuffer = (_: number, length: number) => {
    const samples = new Float32Array(length);
    return { length, getChannelData: () => samples };
  };
  createGain = () => ({
    gain: {
      setValueAtTime: vi.fn(),
      linearRampToValueAtTime: vi.fn(),
      cancelScheduledValues: vi.fn(),
      setTargetAtTime: vi.fn(),
    },
    connect: vi.fn(),
  });
  createBufferSource = () => {
    const made = { at: undefined, samples: 0, loops: false, stopped: false } as Started;
    return {
      buffer: { length: 0 },
      loop: false,
      connect: vi.fn(),
      start(at?: number) {
        started.push(Object.assign(made, { at, samples: this.buffer.length, loops: this.loop }));
      },
      stop: () => (made.stopped = true),
    };
  };
}

beforeEach(() => {
  started = [];
  vi.resetModules();
  vi.stubGlobal("AudioContext", Room);
});
afterEach(() => vi.unstubAllGlobals());

test("effects are played one after the other, at their length", async () => {
  const { perform } = await import("./player");
  await perform([SCORES.dice, SCORES.coin], 0.5);
  expect(started.map(({ samples }) => samples)).toEqual([4321, 3361]);
  expect(started[1]!.at).toBeGreaterThan(started[0]!.at!);
});

test("without a browser's sound, or at no volume, nothing is played", async () => {
  const { perform } = await import("./player");
  vi.stubGlobal("AudioContext", undefined);
  await perform([SCORES.dice], 1);
  vi.stubGlobal("AudioContext", Room);
  await perform([SCORES.dice], 0);
  expect(started).toEqual([]);
});

test("where many stand in line, small ones are left out, big ones are not", async () => {
  const { perform } = await import("./player");
  await perform(Array<typeof SCORES.won>(3).fill(SCORES.won), 1);
  await perform([SCORES.card, SCORES.lost], 1);
  expect(started).toHaveLength(4);
});

test("an ambience goes round until it is told to stop; what was begun can be hushed", async () => {
  const { hush, perform, surround } = await import("./player");
  const stop = surround({ lasts: 2, hums: [], winds: [], notes: [...SCORES.coin.notes] }, 1);
  expect(started[0]).toMatchObject({ loops: true, samples: 32_000, stopped: false });
  stop();
  expect(started[0]!.stopped).toBe(true);
  await perform([SCORES.dice], 1);
  hush();
  expect(started[1]!.stopped).toBe(true);
});
