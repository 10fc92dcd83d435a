// Which sound belongs to what happens. Most of what happens is silent: the words tell it.

import type { IslandEvent } from "../../wire/types";
import type { Cues } from "../sounds";

export const sounds: Cues<IslandEvent> = {
  rolled: "dice",
  "dice-erupted": "dice",
  "ability-acted": "roar",
  "boss-hurt": "thump",
  "boss-down": "roar",
  "hp-lost": "thump",
  "minion-destroyed": "thump",
  "crystal-built": "crystal",
  "pylon-raised": "crystal",
  healed: "heal",
  "card-bought": "coin",
  "monster-moved": "card",
  "tile-built": "card",
};
