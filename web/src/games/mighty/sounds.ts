// Which sound belongs to what happens. Most of what happens is silent: the words tell it.

import type { MightyEvent } from "../../wire/types";
import type { Cues } from "../sounds";

export const sounds: Cues<MightyEvent> = {
  "hand-dealt": "card",
  played: "card",
  displaced: "thump",
  "price-paid": "coin",
  "guardian-turned": "roar",
  "loot-taken": "coin",
  "fight-lost": "thump",
};
