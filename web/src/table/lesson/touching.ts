// What a lesson lights is what a touch on it means, also where something else stands in it.

import { type Light, selectorOf } from "./lights";

/** Somebody points at the board, or wants to look closely: that is no answer. */
const OTHERWISE = ".closer.on, .pointing.on";

/** The control of what is lit here, if it is another one than what was touched. */
export function meant(target: EventTarget | null, lights: readonly Light[]): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(OTHERWISE)) return null;
  for (const { piece, lays } of lights) {
    if (lays !== undefined) continue;
    const area = target.closest(`main .board :is(${selectorOf(piece)})`);
    if (area && !isLit(target, area, lights)) return controlOf(area, piece);
  }
  return null;
}

/** Something of the lesson's own lies under the finger. */
function isLit(target: Element, area: Element, lights: readonly Light[]): boolean {
  const control = target.closest("button");
  if (control === area) return true;
  return !!control && lights.some(({ piece }) => control.matches(selectorOf(piece)));
}

const controlOf = (area: Element, piece: string): HTMLElement | null =>
  area.querySelector<HTMLElement>(`button[data-key="${piece}"]`);

interface Ring {
  readonly piece: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The same for a touch within a ring, which lies around its piece. */
export function within(
  { clientX, clientY, target }: MouseEvent,
  rings: readonly Ring[],
): HTMLElement | null {
  if (!(target instanceof Element) || target.closest(OTHERWISE)) return null;
  if (rings.some(({ piece }) => target.closest(`main .board :is(${selectorOf(piece)})`)))
    return null;
  const ring = rings.find(
    ({ left, top, width, height }) =>
      clientX >= left && clientX <= left + width && clientY >= top && clientY <= top + height,
  );
  const found = ring && document.querySelector(`main .board :is(${selectorOf(ring.piece)})`);
  return found?.closest("button") ?? found?.querySelector("button") ?? null;
}
