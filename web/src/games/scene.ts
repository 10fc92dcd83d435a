// A position of a scene as a picture: a game's own pieces, and which of them can be touched for an
// answer. The sheet is 100 wide; sizes and places are in hundredths of its width.

import type { CardText } from "../wire/types";
import type { Picture } from "./box";
import type { Laid, Sign } from "./glance";

export interface LaidPiece extends Laid {
  /** As a choice of the scene names it. */
  readonly piece?: string;
}

export interface Drawn {
  readonly height: number;
  readonly laid: readonly LaidPiece[];
  readonly signs: readonly Sign[];
}

export interface SceneArt {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- every game has its own
  draw(view: any, seat: string, names: readonly string[]): Drawn;
  /** The position in words, where the table's own words would tell the answer. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- every game has its own
  told?(view: any): readonly string[];
  /** The rule that a card goes by. */
  ruleOf?(card: CardText): string;
  /** A few pieces that stand above a chapter, by its ID. */
  readonly chapters: Readonly<Record<string, readonly Picture[]>>;
}
