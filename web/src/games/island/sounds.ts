// Which sound belongs to what happens. Most of what happens is silent: the words tell it.

import type { IslandEvent, IslandView } from "../../wire/types";
import type { Ambience, Cues, Shared, GameSounds } from "../sounds";
import { effects } from "./soundEffects";

/** Surf, the volcano, and birds that do not mind. */
const ambience: Ambience = {
  lasts: 18,
  hums: [{ pitch: 36.7, loud: 0.3, swells: 5 }],
  winds: [
    { pitch: 520, loud: 0.5, swells: 3 },
    { pitch: 1900, loud: 0.14, swells: 3 },
    { pitch: 95, loud: 0.6, swells: 2 },
  ],
  notes: [2.1, 2.5, 2.85, 9.4, 9.75, 14.2, 14.5].map((at, n) => ({
    ...{ at, from: 1500 + 130 * (n % 3), to: 1150, lasts: 0.3, loud: 0.16, rises: 0.08 },
    voice: "hollow",
  })),
};

type Hp = { readonly hp: number; readonly amount: number };
const toNothing = ({ hp, amount }: Hp): boolean => hp === 0 && amount > 0;
const fromNothing = ({ hp, amount }: Hp): boolean => amount > 0 && hp === amount;
const hurts = ({ amount }: Hp): boolean => amount > 0;
const goes = ({ stays }: { stays: boolean }): boolean => !stays;

/** I-4.1: fame has reached what an ability asks for. */
function wakes({ fame, change }: { fame: number; change: number }, { boss }: IslandView): boolean {
  return boss.abilities.some((each) => each.fame > fame - change && each.fame <= fame);
}

const cues: Cues<IslandEvent, Shared | keyof typeof effects, IslandView> = {
  "dice-erupted": "eruption",
  rolled: "dice",
  "ability-acted": "roar",
  "boss-wandered": "stomp",
  "boss-followed-dice": [["stomp", goes]],
  "boss-followed-minions": [["stomp", goes]],
  "boss-followed-clock": [["stomp", goes]],
  "boss-went-on": "stomp",
  "boss-relocated": "stomp",
  "boss-fame-changed": [["awake", wakes]],
  "boss-hurt": "strike",
  "boss-down": "fall",
  "team-won": "fall",
  "next-boss-placed": "next",
  "minion-drawn": "minion",
  "minion-acted": "minion",
  "minion-destroyed": "smash",
  "crystal-built": "crystal",
  "pylon-raised": "pylon",
  "event-revealed": "event",
  damaged: [
    ["down", toNothing],
    ["thump", hurts],
  ],
  "hp-lost": [
    ["down", toNothing],
    ["thump", hurts],
  ],
  "damage-prevented": "shield",
  healed: [
    ["rescue", fromNothing],
    ["heal", hurts],
  ],
  "hp-set": "heal",
  "ally-taken": "ally",
  "card-bought": "coin",
  "tile-built": "build",
  "tile-activated": "chime",
  "monster-moved": "step",
  "market-swept": "card",
};

export default { cues, effects, ambience } satisfies GameSounds;
