// Which sound belongs to what happens. Most of what happens is silent: the words tell it.

import type { TimidEvent } from "../../wire/types";
import type { Cues } from "../sounds";

export const sounds: Cues<TimidEvent> = {
  "floor-built": "card",
  "card-turned": "card",
  jumped: "thump",
  "monster-slain": "thump",
  "stopped-by-monster": "roar",
  "floor-escaped": "heal",
};
