// How large pieces may be that share a zone: as large as all of them fit, never too small to see.

import type { IslandView, IslandZoneView } from "../../wire/types";

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** One piece: its size as a share of a figure's, and the least it may have, in pixels; `tight` is
 * the least where a zone is so full that pieces would lie over each other. */
export interface Sized {
  readonly share: number;
  readonly least: number;
  readonly tight?: number;
}

export interface Fitted {
  /** The size of a figure, in pixels. */
  readonly unit: number;
  /** What lies between two of them; below nothing where they overlap. */
  readonly gap: number;
  /** Whether every piece has the least size that it can have. */
  readonly tight: boolean;
}

/** What stands and lies in a zone: equal minions and equal dice are one piece, with their number. */
export interface Counted {
  readonly boss: boolean;
  readonly monsters: number;
  readonly minions: number;
  readonly dice: number;
}

/** A zone with all its pieces. */
export interface Arranged {
  readonly fit: Fitted;
  /** Its dice lie on the ground, among its spaces: figures need all the room above. */
  readonly packed: boolean;
}

export const BIG: Sized = { share: 1.3, least: 44, tight: 36 };
export const FIGURE: Sized = { share: 1, least: 36 };
export const MINION: Sized = { share: 0.76, least: 36 };
export const DIE = { share: 0.62, least: 30, tight: 24 } satisfies Sized;

const [MOST, LEAST, STEP, GAP] = [136, 36, 2, 5];
/** Pictures are a little higher than wide. */
const TALL = 1.05;
/** Where nothing can be measured. */
const USUAL: Fitted = { unit: 56, gap: GAP, tight: false };
/** The most that one of two neighbours may have of the room of both. */
const MOST_LENT = 0.67;

export const sizeOf = ({ share, least, tight = least }: Sized, { unit, tight: so }: Fitted) =>
  so ? tight : Math.max(least, share * unit);

export const countedIn = (zone: IslandZoneView, view: IslandView): Counted => ({
  boss: view.boss.zone === zone.zone,
  monsters: zone.monsters.length,
  minions: Object.keys(zone.minions).length,
  dice: Object.keys(zone.boss_dice).length,
});

export function arranged(box: Box, counted: Counted): Arranged {
  const figures = figuresOf(counted);
  const all = [...figures, ...Array.from({ length: counted.dice }, () => DIE)];
  const fit = fitted(box, all);
  const packed = fit.gap < 0 && counted.dice > 0;
  return { fit: packed ? fitted(box, figures) : fit, packed };
}

function figuresOf({ boss, monsters, minions }: Counted): Sized[] {
  return [
    ...(boss ? [BIG] : []),
    ...Array.from({ length: monsters }, () => FIGURE),
    ...Array.from({ length: minions }, () => MINION),
  ];
}

/** What lies side by side on a zone's ground, in pixels; below a gap of nothing dice overlap. */
export interface Ground {
  readonly space: number;
  readonly die: number;
  readonly gap: number;
}

const [LEAST_SPACE, LEAST_DIE, CLOSE] = [18, 16, 2];

/** Spaces and buildings as large as a finger needs; dice have what is left. */
export function onGround(width: number, lying: number, dice: number): Ground {
  const forSpaces = width + CLOSE - dice * (LEAST_DIE + CLOSE);
  const each = Math.floor(forSpaces / Math.max(1, lying)) - CLOSE;
  const space = Math.min(DIE.tight, Math.max(LEAST_SPACE, each));
  const left = (width - lying * (space + CLOSE)) / Math.max(1, dice) - CLOSE;
  const die = Math.max(LEAST_DIE, Math.min(DIE.tight, Math.floor(left)));
  return { space, die, gap: Math.min(0, left - die) };
}

export interface Full extends Counted {
  readonly beside: number;
}

/** What a zone's ground needs without dice: three spaces and two buildings, and its borders. */
const GROUND = 142;

/** For its figures in a row; and for its dice, which lie on the ground if they have no room beside. */
function roomOf(zone: Full, half: number): number {
  const figures = figuresOf(zone).reduce(
    (sum, { least, tight = least }) => sum + tight,
    zone.beside,
  );
  const dice = zone.dice * (DIE.tight + 2);
  return figures + dice <= half ? figures : Math.max(figures, dice && GROUND + dice);
}

/** Whether two neighbours have not enough room even together. */
export const isOverfull = (width: number, left: Full, right: Full): boolean =>
  roomOf(left, width / 2) + roomOf(right, width / 2) > width;

/** How far the border of two neighbours lies right of their middle, so that nobody stands on anybody's
 * toes: only where one of them is overfull. `beside` is what its figures leave free of a zone. */
export function lean(width: number, left: Full, right: Full): number {
  const half = width / 2;
  const [needs, others] = [roomOf(left, half), roomOf(right, half)];
  if (!width || (needs <= half && others <= half)) return 0;
  const fair = needs + others > width ? (width * needs) / (needs + others) : undefined;
  const border = fair ?? (needs > half ? needs : width - others);
  return Math.round(Math.min(Math.max(border, width * (1 - MOST_LENT)), width * MOST_LENT) - half);
}

/** The largest unit at which these pieces fit into the box, row by row in their order. */
export function fitted(box: Box, pieces: readonly Sized[], most = MOST): Fitted {
  if (!box.width || !box.height) return USUAL;
  for (let unit = most; unit >= LEAST; unit -= STEP) {
    const fit = { ...USUAL, unit };
    // widths are measured in whole pixels: half of one may be missing
    if (heightOf(box.width - 1, pieces, fit) <= box.height) return fit;
  }
  return tightly(box, pieces);
}

/** How high they lie in rows of this width. */
function heightOf(width: number, pieces: readonly Sized[], fit: Fitted): number {
  let [height, row, filled] = [0, 0, 0];
  for (const piece of pieces) {
    const size = sizeOf(piece, fit);
    if (filled && filled + size + GAP > width) {
      height += row + GAP;
      [row, filled] = [0, 0];
    }
    filled += size + GAP;
    row = Math.max(row, size * TALL);
    if (filled > width) return Infinity;
  }
  return height + row;
}

/** Closer together, then over each other's edges: all of them stay within the box. */
function tightly(box: Box, pieces: readonly Sized[]): Fitted {
  const fit = { ...USUAL, unit: LEAST, tight: true };
  const sizes = pieces.map((piece) => sizeOf(piece, fit));
  const rows = Math.max(1, Math.floor((box.height + GAP) / (Math.max(...sizes) * TALL + GAP)));
  const total = sizes.reduce((sum, one) => sum + one, 0);
  const inRow = Math.ceil(pieces.length / rows);
  const left = box.width - 1 - (total / pieces.length) * inRow;
  // Half a gap lies before the first and behind the last; where they overlap, nothing does.
  const gap = left / (left > 0 ? inRow : Math.max(1, inRow - 1));
  return { ...fit, gap: Math.min(GAP, gap) };
}
