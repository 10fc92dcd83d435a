// Whether this device may make sounds, and how loud. Off until somebody wants them.

import { keep, recall } from "../device/kept";

const LOUD = 0.6;
const kept = Number(recall("volume") ?? Number.NaN);
const chosen = $state({
  on: recall("sounds") === "yes",
  volume: kept >= 0 && kept <= 1 ? kept : LOUD,
});

export const sounds = {
  get on() {
    return chosen.on;
  },
  get volume() {
    return chosen.volume;
  },
};

export function wantSounds(on: boolean): void {
  chosen.on = on;
  keep("sounds", on ? "yes" : "no");
}

export function setVolume(volume: number): void {
  chosen.volume = Math.min(1, Math.max(0, volume));
  keep("volume", String(chosen.volume));
}
