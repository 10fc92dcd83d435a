// The ways to take a step, and how they and the cards of a floor are touched.

import type { Piece } from "../pieces";

export const MODES = ["explore", "attack", "jump", "jump-attack"] as const;
export type Mode = (typeof MODES)[number];
export type Deed = Mode | "peek";

export const toolPiece = (deed: Deed): Piece => `tool ${deed}`;
export const cellPiece = (place: string): Piece => `cell ${place}`;
/** The card that is jumped over. */
export const overPiece = (place: string): Piece => `over ${place}`;
export const GIVE_UP: Piece = "do give-up";
