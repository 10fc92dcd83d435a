// What lies in a hand, game by game: boards like the others, without what the big screen shows.

import type { AnyBoard } from "../../../boards/board";
import type { GameName } from "../../../wire/types";

export const HANDS: Record<GameName, () => Promise<{ default: AnyBoard }>> = {
  mighty: () => import("./Mighty.svelte"),
  timid: () => import("./Timid.svelte"),
  island: () => import("./Island.svelte"),
};
