// For tests that need some game: the first one stands for all, the second is another one.

import { type GameName, GAMES } from "../wire/types";

export const [SAMPLE, OTHER] = GAMES as readonly GameName[] as readonly [GameName, GameName];
