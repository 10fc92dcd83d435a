// An answer as it is given: a move that was offered, or the pieces that make one of those that are
// only described. Nobody here writes a move.

import type { MoveText } from "./types";

export type Given = MoveText | readonly string[];

export const isPieces = (given: Given): given is readonly string[] => Array.isArray(given);
