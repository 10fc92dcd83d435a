import { afterEach, expect, test, vi } from "vitest";
import { SOUNDS } from "../games/sounds";
import { GAMES } from "../wire/types";
import { cuesFor } from "./cues";
import { sounds } from "./chosen.svelte";
import { perform, SCORES } from "./synth";

afterEach(() => vi.unstubAllGlobals());

test("nothing sounds until somebody wants it", () => {
  expect(sounds.on).toBe(false);
});

test.each(GAMES)("%s: what is not listed is silent", (game) => {
  expect(cuesFor(game, [{ code: "nothing-we-know" }])).toEqual([]);
});

test("every sound has a score that a browser can play, and ends soon", async () => {
  const started: number[] = [];
  const param = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const part = (): object => ({
    ...{ gain: param, frequency: param, connect: part },
    start: (at: number) => started.push(at),
    stop: () => {},
  });
  class Room {
    currentTime = 0;
    sampleRate = 100;
    resume = () => Promise.resolve();
    createGain = part;
    createOscillator = part;
    createBufferSource = part;
    createBiquadFilter = part;
    createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
  }
  vi.stubGlobal("AudioContext", Room);
  await perform(["dice"], 0);
  expect(started).toEqual([]);
  await perform(SOUNDS, 0.5);
  expect(started).toHaveLength(Object.values(SCORES).flat().length);
  for (const { at, lasts } of Object.values(SCORES).flat()) expect(at + lasts).toBeLessThan(1.5);
});
