// For tests: a browser without motion, or one whose motion is over at once.

import { vi } from "vitest";

/** Whether people want no motion; a test may change its mind. */
export const still = { matches: true, addEventListener() {}, removeEventListener() {} };

export function stubMotion({ matches = true } = {}): void {
  still.matches = matches;
  vi.stubGlobal("matchMedia", () => still);
  // happy-dom's animations complain when they are cut short, as skipping does.
  const animation = { cancel() {}, finished: Promise.resolve(), effect: null };
  vi.spyOn(Element.prototype, "animate").mockReturnValue(animation as unknown as Animation);
}

export function unstubMotion(): void {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
}
