// From notes to samples. The same numbers come out on every machine, so that tests can measure what
// is played.

import type { Ambience, Effect, Layer, Note, Voice } from "../games/sounds";

/** Together they stay below half of what a loudspeaker gets (−6 dBFS): two effects, and the ambience. */
export const PEAKS = { big: 0.21, small: 0.13, ambience: 0.055 } as const;
/** How many effects are heard at once. */
export const AT_ONCE = 2;

const TURN = 2 * Math.PI;
const RISE = 0.006;
/** At its end a note is so much quieter than at its loudest. */
const FADED = Math.log(1000);
/** Seconds in which the last trace of it goes. */
const END = 0.01;
/** Walls: seconds until they answer, and how loud. */
const WALLS = [
  [0.061, 0.3],
  [0.113, 0.22],
  [0.197, 0.14],
  [0.311, 0.08],
] as const;

export function lastsOf({ notes, echo }: Effect): number {
  return Math.max(...notes.map(({ at, lasts }) => at + lasts)) + (echo ? WALLS.at(-1)![0] : 0);
}

export function renderEffect(effect: Effect, rate: number): Float32Array<ArrayBuffer> {
  const dry = new Float32Array(Math.ceil(lastsOf(effect) * rate) + 1);
  for (const note of effect.notes) addNote(dry, note, rate);
  return levelled(effect.echo ? echoed(dry, rate) : dry, effect.big ? PEAKS.big : PEAKS.small);
}

/** Its end fits its beginning: all of it turns in a circle. */
export function renderAmbience(ambience: Ambience, rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(ambience.lasts * rate));
  ambience.hums.forEach((hum, n) => addHum(samples, hum, rate, n));
  ambience.winds.forEach((wind, n) => addWind(samples, wind, rate, n));
  for (const note of ambience.notes) addNote(samples, note, rate);
  return levelled(samples, PEAKS.ambience);
}

export function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

function levelled(samples: Float32Array<ArrayBuffer>, peak: number): Float32Array<ArrayBuffer> {
  const factor = peak / (peakOf(samples) || 1);
  return samples.map((sample) => sample * factor);
}

function addNote(samples: Float32Array, note: Note, rate: number): void {
  const { at, lasts, from, to = from, loud, rises = RISE } = note;
  const sound = VOICES[note.voice];
  const band = new Band();
  const hiss = noise(from);
  let phase = 0;
  for (let n = 0, count = Math.floor(lasts * rate); n < count; n++) {
    const done = n / count;
    const pitch = from * (to / from) ** done;
    phase += pitch / rate;
    const raw = sound ? sound(phase, done) : band.pass(hiss(), pitch / rate);
    const place = (Math.round(at * rate) + n) % samples.length;
    samples[place]! += raw * loud * shape(n / rate, lasts, rises);
  }
}

/** Up, then away as a string that was plucked, and silent at the end. */
function shape(time: number, lasts: number, rises: number): number {
  const away = Math.exp((-FADED * Math.max(0, time - rises)) / (lasts - rises));
  return Math.min(1, time / rises) * away * Math.min(1, (lasts - time) / END);
}

const VOICES: Readonly<Record<Exclude<Voice, "noise">, Wave>> & { readonly noise?: Wave } = {
  sine: (phase) => Math.sin(TURN * phase),
  hollow: (phase) => overtones(phase, [1, 0, 0.11, 0, 0.04]),
  rough: (phase) => overtones(phase, [1, 0.5, 0.33, 0.25, 0.2, 0.16]),
  bell: (phase, done) =>
    Math.sin(TURN * phase) +
    0.5 * Math.sin(TURN * 2.76 * phase) * Math.exp(-6 * done) +
    0.25 * Math.sin(TURN * 5.4 * phase) * Math.exp(-14 * done),
};
type Wave = (phase: number, done: number) => number;

const overtones = (phase: number, parts: readonly number[]): number =>
  parts.reduce((sum, loud, n) => sum + (loud && loud * Math.sin(TURN * phase * (n + 1))), 0);

function echoed(dry: Float32Array<ArrayBuffer>, rate: number): Float32Array<ArrayBuffer> {
  const wet = dry.slice();
  for (const [late, loud] of WALLS) {
    const shift = Math.round(late * rate);
    for (let n = shift; n < wet.length; n++) wet[n]! += loud * dry[n - shift]!;
  }
  return wet;
}

/** Whole turns until it begins anew. */
function addHum(samples: Float32Array, layer: Layer, rate: number, start: number): void {
  const turns = Math.round((layer.pitch * samples.length) / rate);
  for (let n = 0; n < samples.length; n++) {
    const done = n / samples.length;
    samples[n]! += Math.sin(TURN * turns * done) * swelling(layer, done, start);
  }
}

/** The same noise goes round and round; heard is the second time, in which it continues itself. */
function addWind(samples: Float32Array, layer: Layer, rate: number, start: number): void {
  const hiss = noise(layer.pitch);
  const round = Float32Array.from(samples, hiss);
  const band = new Band();
  for (const sample of round) band.pass(sample, layer.pitch / rate);
  for (let n = 0; n < samples.length; n++)
    samples[n]! +=
      band.pass(round[n]!, layer.pitch / rate) * swelling(layer, n / samples.length, start);
}

const swelling = ({ loud, swells }: Layer, done: number, start: number): number =>
  loud * (0.6 + 0.4 * Math.sin(TURN * (swells * done + start / 3)));

/** White noise between −1 and 1, always the same. */
function noise(seed: number): () => number {
  let state = Math.round(seed) | 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 2 ** 31;
  };
}

/** Lets a band of tones through: a state variable filter. */
class Band {
  private low = 0;
  private band = 0;

  /** `pitch`: the middle, in turns per sample. */
  pass(sample: number, pitch: number): number {
    const speed = 2 * Math.sin(Math.PI * Math.min(pitch, 0.16));
    this.low += speed * this.band;
    this.band += speed * (sample - this.low - 0.7 * this.band);
    return this.band;
  }
}
