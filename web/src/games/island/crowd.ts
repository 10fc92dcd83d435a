// How large pieces may be that share a zone: as large as all of them fit, never too small to see.

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
  /** How far a row reaches behind the one before it; below nothing, where it does. */
  readonly back: number;
  /** Whether every piece has the least size that it can have. */
  readonly tight: boolean;
}

const [MOST, LEAST, STEP, GAP] = [96, 36, 2, 5];
/** Pictures are a little higher than wide. */
const TALL = 1.05;
/** Where nothing can be measured. */
const USUAL: Fitted = { unit: 56, gap: GAP, back: 0, tight: false };
/** The share of a figure that its neighbour may cover, and how far two rows may reach out of a box. */
const [CLOSEST, BEYOND] = [0.45, 12];

export const sizeOf = ({ share, least, tight = least }: Sized, { unit, tight: so }: Fitted) =>
  so ? tight : Math.max(least, share * unit);

/** The largest unit at which these pieces fit into the box, row by row in their order. */
export function fitted(box: Box, pieces: readonly Sized[], most = MOST): Fitted {
  if (!box.width || !box.height) return USUAL;
  for (let unit = most; unit >= LEAST; unit -= STEP) {
    const fit = { ...USUAL, unit };
    if (heightOf(box.width, pieces, fit) <= box.height) return fit;
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

/** Closer together, then over each other's edges, and at last in two rows, one behind the other; the
 * middle of each in front stays free. */
function tightly(box: Box, pieces: readonly Sized[]): Fitted {
  const fit = { ...USUAL, unit: LEAST, tight: true };
  const sizes = pieces.map((piece) => sizeOf(piece, fit));
  const size = Math.max(...sizes);
  const room = Math.max(1, Math.floor((box.height + GAP) / (size + GAP)));
  const total = sizes.reduce((sum, one) => sum + one, 0);
  const gapIn = (rows: number) =>
    (box.width - 1) / Math.ceil(pieces.length / rows) - total / pieces.length;
  if (gapIn(room) >= -LEAST * CLOSEST) return { ...fit, gap: Math.min(GAP, gapIn(room)), back: 0 };
  const back = Math.min(0, box.height + BEYOND - size * TALL * (room + 1));
  const gap = Math.max(-LEAST * CLOSEST, gapIn(room + 1));
  return { ...fit, gap: Math.min(GAP, gap), back: back / (room + 1) };
}
