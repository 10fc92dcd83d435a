// Sounds made of tones and noise, by the browser itself: there is no file to load.

import type { Sound } from "../games/sounds";

interface Note {
  /** Seconds from the beginning. */
  readonly at: number;
  readonly lasts: number;
  /** Hertz, at the beginning and at the end: the tone's, or the middle of the noise's band. */
  readonly from: number;
  readonly to?: number;
  readonly loud: number;
  /** Noise where there is none. */
  readonly wave?: OscillatorType;
}

const tone = (at: number, from: number, lasts: number, loud = 0.3): Note => ({
  ...{ at, from, lasts, loud },
  wave: "triangle",
});
const rattle = (at: number): Note => ({ at, from: 2600, lasts: 0.035, loud: 0.5 });

export const SCORES: Readonly<Record<Sound, readonly Note[]>> = {
  card: [{ at: 0, from: 900, to: 3200, lasts: 0.13, loud: 0.35 }],
  coin: [tone(0, 1568, 0.09, 0.2), tone(0.07, 2093, 0.3, 0.2)],
  dice: [0, 0.06, 0.11, 0.19, 0.24, 0.35, 0.5].map(rattle),
  thump: [
    { at: 0, from: 150, to: 45, lasts: 0.28, loud: 0.8, wave: "sine" },
    { at: 0, from: 300, lasts: 0.06, loud: 0.4 },
  ],
  roar: [
    { at: 0, from: 130, to: 60, lasts: 0.7, loud: 0.35, wave: "sawtooth" },
    { at: 0.05, from: 320, to: 140, lasts: 0.65, loud: 0.45 },
  ],
  crystal: [tone(0, 1319, 0.2, 0.18), tone(0.08, 1976, 0.25, 0.18), tone(0.16, 2637, 0.4, 0.15)],
  heal: [tone(0, 523, 0.16), tone(0.12, 659, 0.16), tone(0.24, 784, 0.3)],
  chime: [tone(0, 880, 0.35, 0.25), tone(0.14, 1175, 0.5, 0.25)],
  won: [tone(0, 523, 0.18), tone(0.15, 659, 0.18), tone(0.3, 784, 0.18), tone(0.45, 1047, 0.6)],
  lost: [tone(0, 392, 0.25), tone(0.22, 330, 0.25), tone(0.44, 262, 0.7)],
};

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** All of these, one after the other. A browser that has no sound, or refuses it, stays silent. */
export async function perform(sounds: readonly Sound[], volume: number): Promise<void> {
  if (!globalThis.AudioContext || !sounds.length || volume === 0) return;
  context ??= new AudioContext();
  await context.resume();
  let start = context.currentTime + 0.02;
  for (const sound of sounds) {
    for (const note of SCORES[sound]) strike(context, note, start, volume);
    start += Math.max(...SCORES[sound].map(({ at, lasts }) => at + lasts / 2));
  }
}

function strike(room: AudioContext, note: Note, start: number, volume: number): void {
  const { at, lasts, loud } = note;
  const begin = start + at;
  const level = room.createGain();
  level.gain.setValueAtTime(0.0001, begin);
  level.gain.exponentialRampToValueAtTime(loud * volume, begin + 0.008);
  level.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  level.connect(room.destination);
  const source = note.wave ? oscillator(room, note, begin, level) : noise(room, note, begin, level);
  source.start(begin);
  source.stop(begin + lasts + 0.05);
}

function oscillator(
  room: AudioContext,
  { wave, from, to = from, lasts }: Note,
  begin: number,
  out: AudioNode,
) {
  const source = room.createOscillator();
  source.type = wave ?? "sine";
  glide(source.frequency, from, to, begin, lasts);
  source.connect(out);
  return source;
}

function noise(
  room: AudioContext,
  { from, to = from, lasts }: Note,
  begin: number,
  out: AudioNode,
) {
  const source = room.createBufferSource();
  source.buffer = hiss ??= white(room);
  const band = room.createBiquadFilter();
  band.type = "bandpass";
  glide(band.frequency, from, to, begin, lasts);
  source.connect(band).connect(out);
  return source;
}

function glide(pitch: AudioParam, from: number, to: number, begin: number, lasts: number): void {
  pitch.setValueAtTime(from, begin);
  pitch.exponentialRampToValueAtTime(to, begin + lasts);
}

function white(room: AudioContext): AudioBuffer {
  const buffer = room.createBuffer(1, room.sampleRate, room.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
