// Where a bubble lies: over the plate of whoever speaks, within the row of plates, off the board.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}
type Rect = Pick<DOMRect, "left" | "top" | "right" | "width" | "height">;

const WIDEST = 272;
const NARROWEST = 128;

/** `row`: all the plates; nothing where the plate is not in sight. */
export function within(plate: Rect, row: Rect, screen: number): Box | undefined {
  if (!plate.width || !plate.height) return undefined;
  const room = Math.max(Math.min(row.width, screen), NARROWEST);
  const width = Math.min(WIDEST, room);
  const right = Math.min(row.left + room, screen);
  const left = Math.max(0, Math.min(plate.left, right - width));
  return { left, top: plate.top, width };
}

/** The plate of a seat on the board, or one that serves for all. */
export function plateOf(seat: string): Element | undefined {
  const plates = [...document.querySelectorAll(".board [data-seat]")];
  const own = plates.find((plate) => plate.getAttribute("data-seat") === seat);
  return own ?? plates.find((plate) => plate.getAttribute("data-seat") === "");
}

export function placeOf(seat: string): Box | undefined {
  const plate = plateOf(seat);
  const row = plate?.parentElement;
  if (!plate || !row) return undefined;
  return within(plate.getBoundingClientRect(), row.getBoundingClientRect(), innerWidth);
}
