// Plays what was rendered. A browser that has no sound, or refuses it, stays silent.

import type { Ambience, Effect } from "../games/sounds";
import { Line } from "./line";
import { lastsOf, renderAmbience, renderEffect } from "./render";

/** What is heard all the time needs no high tones. */
const AMBIENCE_RATE = 16_000;
/** Milliseconds after which it is too late for a sound, and seconds that one may stand in line. */
const LATE = 700;
const LONGEST_LINE = 1.5;
/** Seconds: an ambience goes before the next one comes. */
const GOES = 0.4;
const COMES = 2.5;

const TOUCHES = ["pointerup", "keyup"] as const;

let opened: AudioContext | undefined;
const line = new Line();
const buffers = new Map<Effect | Ambience, AudioBuffer>();
const sounding = new Set<AudioBufferSourceNode>();

/** One after the other. */
export async function perform(effects: readonly Effect[], volume: number): Promise<void> {
  const room = open();
  if (!room || !effects.length || volume === 0) return;
  const asked = performance.now();
  if (room.state !== "running") await room.resume();
  if (performance.now() - asked > LATE) return;
  for (const effect of effects) play(room, effect, volume);
}

/** Until it is told to stop. */
export function surround(ambience: Ambience, volume: number): () => void {
  let stop = (): void => {};
  const forget = onceTouched(() => {
    const room = open();
    if (room && volume > 0) stop = begin(room, ambience, volume);
  });
  return () => {
    forget();
    stop();
  };
}

function begin(room: AudioContext, ambience: Ambience, volume: number): () => void {
  const { source, level } = sourceOf(room, bufferOf(room, ambience));
  source.loop = true;
  level.gain.setValueAtTime(0, room.currentTime);
  level.gain.setValueAtTime(0, room.currentTime + GOES);
  level.gain.linearRampToValueAtTime(volume, room.currentTime + COMES);
  source.start();
  return () => {
    level.gain.cancelScheduledValues(room.currentTime);
    level.gain.setTargetAtTime(0, room.currentTime, GOES / 5);
    source.stop(room.currentTime + GOES);
  };
}

/** At once. */
export function hush(): void {
  for (const source of sounding) source.stop();
  sounding.clear();
}

/** None as long as nobody has touched the page: until then browsers are silent. */
function open(): AudioContext | undefined {
  if (!opened && isTouched() && globalThis.AudioContext) {
    opened = new AudioContext();
    for (const touch of TOUCHES) addEventListener(touch, wake);
  }
  return opened;
}

/** Some browsers fall silent again. */
function wake(): void {
  if (opened && opened.state !== "running") void opened.resume();
}

const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** Now, or with the first touch; the answer forgets it. */
function onceTouched(work: () => void): () => void {
  const forget = (): void => TOUCHES.forEach((touch) => removeEventListener(touch, now));
  const now = (): void => {
    if (!isTouched()) return;
    forget();
    work();
  };
  TOUCHES.forEach((touch) => addEventListener(touch, now));
  now();
  return forget;
}

function play(room: AudioContext, effect: Effect, volume: number): void {
  if (!effect.big && line.wait(room.currentTime) > LONGEST_LINE) return;
  const { source, level } = sourceOf(room, bufferOf(room, effect));
  level.gain.setValueAtTime(volume, 0);
  sounding.add(source);
  source.onended = () => sounding.delete(source);
  source.start(line.join(lastsOf(effect), room.currentTime));
}

function sourceOf(room: AudioContext, buffer: AudioBuffer) {
  const source = room.createBufferSource();
  const level = room.createGain();
  source.buffer = buffer;
  source.connect(level);
  level.connect(room.destination);
  return { source, level };
}

function bufferOf(room: AudioContext, sound: Effect | Ambience): AudioBuffer {
  const made = buffers.get(sound) ?? ("lasts" in sound ? loop(room, sound) : once(room, sound));
  buffers.set(sound, made);
  return made;
}

const loop = (room: AudioContext, ambience: Ambience): AudioBuffer =>
  filled(room, renderAmbience(ambience, AMBIENCE_RATE), AMBIENCE_RATE);
const once = (room: AudioContext, effect: Effect): AudioBuffer =>
  filled(room, renderEffect(effect, room.sampleRate), room.sampleRate);

function filled(room: AudioContext, samples: Float32Array, rate: number): AudioBuffer {
  const buffer = room.createBuffer(1, samples.length, rate);
  buffer.getChannelData(0).set(samples);
  return buffer;
}
