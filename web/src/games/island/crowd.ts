// How large pieces may be that share a zone: as large as all of them fit, never too small to see.

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** One piece: its size as a share of a figure's, and the least it may have, in pixels. */
export interface Sized {
  readonly share: number;
  readonly least: number;
}

export interface Fitted {
  /** The size of a figure, in pixels. */
  readonly unit: number;
  /** What lies between two of them; below nothing where they overlap. */
  readonly gap: number;
}

const [MOST, LEAST, STEP, GAP] = [96, 36, 2, 5];
/** Pictures are a little higher than wide. */
const TALL = 1.05;
/** Where nothing can be measured. */
const USUAL: Fitted = { unit: 56, gap: GAP };

export const sizeOf = ({ share, least }: Sized, unit: number): number =>
  Math.max(least, share * unit);

/** The largest unit at which these pieces fit into the box, row by row in their order. */
export function fitted(box: Box, pieces: readonly Sized[], most = MOST): Fitted {
  if (!box.width || !box.height) return USUAL;
  for (let unit = most; unit >= LEAST; unit -= STEP)
    if (heightOf(box.width, pieces, unit) <= box.height) return { unit, gap: GAP };
  return { unit: LEAST, gap: overlap(box, pieces) };
}

/** How high they lie in rows of this width. */
function heightOf(width: number, pieces: readonly Sized[], unit: number): number {
  let [height, row, filled] = [0, 0, 0];
  for (const piece of pieces) {
    const size = sizeOf(piece, unit);
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

/** They lie over each other's edges, in as many rows as there are; the middle of each stays free. */
function overlap(box: Box, pieces: readonly Sized[]): number {
  const size = Math.max(...pieces.map((piece) => sizeOf(piece, LEAST)));
  const rows = Math.max(1, Math.floor((box.height + GAP) / (size + GAP)));
  const each = Math.ceil(pieces.length / rows);
  const total = pieces.reduce((sum, piece) => sum + sizeOf(piece, LEAST), 0) / rows;
  return Math.max(-LEAST * 0.45, (box.width - total - size * 0.3) / Math.max(1, each));
}
