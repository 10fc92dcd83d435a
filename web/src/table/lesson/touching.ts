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
