// Whether this device may make sounds, and which. Off until somebody wants them.

import { keep, recall } from "../device/kept";

const LOUD = 0.6;
const kept = Number(recall("volume") ?? Number.NaN);
const chosen = $state({
  on: recall("sounds") === "yes",
  asked: recall("sounds") !== null,
  volume: kept >= 0 && kept <= 1 ? kept : LOUD,
  ambience: recall("ambience") !== "no",
  waits: recall("sounds-wait"),
});

export const sounds = {
  get on() {
    return chosen.on;
  },
  /** Somebody has said yes or no. */
  get asked() {
    return chosen.asked;
  },
  get volume() {
    return chosen.volume;
  },
  get ambience() {
    return chosen.ambience;
  },
};

export function wantSounds(on: boolean): void {
  chosen.on = on;
  chosen.asked = true;
  keep("sounds", on ? "yes" : "no");
}

export function setVolume(volume: number): void {
  chosen.volume = Math.min(1, Math.max(0, volume));
  keep("volume", String(chosen.volume));
}

export function wantAmbience(on: boolean): void {
  chosen.ambience = on;
  keep("ambience", on ? "yes" : "no");
}

/** Effects wait for a screen reader's voice; whoever plays by text has one, if nobody says otherwise. */
export const waitsForVoice = (byText: boolean): boolean =>
  chosen.waits === null ? byText : chosen.waits === "yes";

export function waitForVoice(on: boolean): void {
  chosen.waits = on ? "yes" : "no";
  keep("sounds-wait", chosen.waits);
}
