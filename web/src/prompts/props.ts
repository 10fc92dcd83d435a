// What a prompt is given: a question, how the game's moves are told, and whom to answer.

import type { AskMessage } from "../wire/types";

/** A game's moves in words. It knows how they are written, not what is allowed. */
export interface MoveWords {
  /** What a move does; undefined where it cannot be read. */
  tell(text: string): string | undefined;
  /** What moves are gathered under in lists, and how that is called. */
  head(text: string): string;
  tellHead(head: string): string;
  /** A piece to choose from, such as a die by its face. */
  piece(piece: string): string;
}

export interface PromptProps {
  game: string;
  words: MoveWords;
  ask: AskMessage;
  onmove: (text: string) => void;
}
