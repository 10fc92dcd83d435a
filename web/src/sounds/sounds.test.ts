import { afterEach, describe, expect, test, vi } from "vitest";
import { partsOf } from "../games/games";
import { type Ambience, type Effect, type GameSounds, SHARED } from "../games/sounds";
import { GAMES } from "../wire/types";
import { cuesFor, effectOf } from "./cues";
import { sounds } from "./chosen.svelte";
import { Line } from "./line";
import { Patience, QUIET } from "./patience";
import { lastsOf, PEAKS, peakOf, renderAmbience, renderEffect } from "./render";
import { SCORES } from "./scores";

const RATE = 22_050;
/** −6 dBFS. */
const LIMIT = 10 ** (-6 / 20);
const LONGEST = { big: 2.5, small: 1 };
const open = async (game: string): Promise<GameSounds> => (await partsOf(game)!.sounds!()).default;
const ALL = await Promise.all(GAMES.map(async (game) => [game, await open(game)] as const));
const EFFECTS = [
  ...SHARED.map((name): [string, Effect] => [name, SCORES[name]]),
  ...ALL.flatMap(([game, own]) =>
    Object.entries<Effect>(own.effects).map(([name, effect]): [string, Effect] => [
      `${game} ${name}`,
      effect,
    ]),
  ),
];
const big = EFFECTS.filter(([, effect]) => effect.big);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("nothing sounds until somebody wants it", () => {
  expect(sounds.on).toBe(false);
  expect(sounds.asked).toBe(false);
});

describe.each(ALL)("%s", (_, own) => {
  test("what is not listed is silent", () => {
    expect(cuesFor(own, [{ code: "nothing-we-know", params: {} }], {})).toEqual([]);
  });

  test("every cue is a sound", () => {
    const named = Object.values(own.cues).flatMap((cue) =>
      typeof cue === "string" ? [cue] : (cue?.map(([name]) => name) ?? []),
    );
    expect(named.filter((name) => !effectOf(own, name))).toEqual([]);
    expect(Object.keys(own.effects).filter((name) => !named.includes(name))).toEqual([]);
  });

  test("its ambience is quiet, and its end fits its beginning", () => {
    const samples = renderAmbience(own.ambience!, 16_000);
    expect(peakOf(samples)).toBeLessThanOrEqual(PEAKS.ambience + 1e-6);
    expect(samples.length / 16_000).toBe(own.ambience!.lasts);
    const steps = Array.from(samples, (sample, n) =>
      Math.abs(sample - samples.at(n - 1)!),
    ).toSorted((one, two) => one - two);
    const seam = Math.abs(samples[0]! - samples.at(-1)!);
    expect(seam).toBeLessThanOrEqual(steps.at(-1)!);
    // No larger than most steps: nothing that one could hear as a click.
    expect(seam).toBeLessThanOrEqual(3 * steps[Math.floor(steps.length * 0.9)]!);
  });

  test("its ambience is never silent for long, nor loud for a moment only", () => {
    const samples = renderAmbience(own.ambience!, 8_000);
    const seconds = Array.from({ length: own.ambience!.lasts }, (_, n) =>
      peakOf(samples.slice(n * 8_000, (n + 1) * 8_000)),
    );
    expect(Math.min(...seconds)).toBeGreaterThan(PEAKS.ambience / 8);
  });
});

test.each(EFFECTS)("%s is heard, begins and ends in silence, and is over soon", (_, effect) => {
  const samples = renderEffect(effect, RATE);
  const peak = effect.big ? PEAKS.big : PEAKS.small;
  expect(peakOf(samples)).toBeCloseTo(peak, 5);
  expect(lastsOf(effect)).toBeLessThanOrEqual(effect.big ? LONGEST.big : LONGEST.small);
  expect(samples.length / RATE).toBeCloseTo(lastsOf(effect), 3);
  expect(Math.abs(samples[0]!)).toBeLessThan(peak / 50);
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(peak / 50);
});

test("the same sound is the same, however often it is rendered", () => {
  expect(renderEffect(SCORES.dice, RATE)).toEqual(renderEffect(SCORES.dice, RATE));
});

/** All that is played, one after the other as the player would, over an ambience. */
function mixed(effects: readonly Effect[], ambience: Ambience): Float32Array {
  const line = new Line();
  const bed = renderAmbience(ambience, RATE);
  const starts = effects.map((effect) => line.join(lastsOf(effect), 0));
  const end = Math.max(...effects.map((effect, n) => starts[n]! + lastsOf(effect)));
  const mix = Float32Array.from(
    { length: Math.ceil(end * RATE) + 2 },
    (_, n) => bed[n % bed.length]!,
  );
  effects.forEach((effect, n) =>
    renderEffect(effect, RATE).forEach((sample, at) => {
      mix[Math.round(starts[n]! * RATE) + at]! += sample;
    }),
  );
  return mix;
}

test("everything at once stays below −6 dBFS", () => {
  for (const [, own] of ALL) {
    const effects = [...Object.values(own.effects), ...Object.values(SCORES)];
    for (const order of [effects, effects.toReversed()])
      expect(peakOf(mixed(order, own.ambience!))).toBeLessThanOrEqual(LIMIT);
  }
});

test("whatever meets whatever at its worst stays below −6 dBFS", () => {
  expect(2 * PEAKS.big + PEAKS.ambience).toBeLessThanOrEqual(LIMIT);
  const lengths = [2, 0.1, 0.1, 1.5, 0.2, 2.4, 0.05, 0.05, 0.05];
  const line = new Line();
  const heard = lengths.map((lasts) => {
    const start = line.join(lasts, 0);
    return [start, start + lasts] as const;
  });
  for (const [start] of heard)
    expect(heard.filter(([from, to]) => from <= start && start < to).length).toBeLessThanOrEqual(2);
});

test("of too much at once, what is big is heard", () => {
  const own = {
    cues: { a: "card", b: "coin", c: "dice", d: "thump", e: "won", f: "heal" },
    effects: {},
  };
  const events = ["a", "b", "a", "c", "d", "f", "e"].map((code) => ({ code, params: {} }));
  expect(cuesFor(own, events, {})).toEqual(["card", "coin", "dice", "won"]);
  expect(big.length).toBeGreaterThan(10);
});

test("effects wait until a screen reader has been silent for a second and a half", async () => {
  vi.useFakeTimers();
  const region = document.body.appendChild(document.createElement("div"));
  region.setAttribute("aria-live", "polite");
  const play = vi.fn();
  const patience = new Patience(play);
  patience.add([SCORES.coin]);
  await vi.advanceTimersByTimeAsync(1000);
  region.textContent = "Somebody pays.";
  await vi.advanceTimersByTimeAsync(QUIET - 100);
  expect(play).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(play).toHaveBeenCalledExactlyOnceWith([SCORES.coin]);
  patience.end();
  region.remove();
});
