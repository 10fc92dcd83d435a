// What lies in a hand, game by game: boards like the others, without what the big screen shows.

import type { AnyBoard } from "../../../games/ui";
import type { GameName } from "../../../wire/types";

export const HANDS: Record<GameName, () => Promise<{ default: AnyBoard }>> = {
  mighty: () => import("../../../games/mighty/Hand.svelte"),
  timid: () => import("../../../games/timid/Hand.svelte"),
  island: () => import("../../../games/island/Hand.svelte"),
};
