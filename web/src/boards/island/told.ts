// What happened, for the boss's show: as the log tells it.

import type { IslandEvent } from "../../wire/types";
import { tellEvent } from "../../words/happened";

export const told = (happened: IslandEvent): string => tellEvent("island", happened);
