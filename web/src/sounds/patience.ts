// Whoever listens to a screen reader hears its voice first: effects wait until nothing was
// announced for a while. No browser tells whether somebody listens, so people say it themselves.

import type { Effect } from "../games/sounds";

/** Milliseconds. */
export const QUIET = 1500;
/** More would be told long after it happened. */
const MOST = 4;
const SPOKEN = '[role="status"], [role="alert"], [role="log"], [aria-live]';

export class Patience {
  private waiting: Effect[] = [];
  private spoke = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly watch = new MutationObserver((changes) => {
    if (changes.some(({ target }) => isSpoken(target))) this.spoke = performance.now();
  });

  constructor(private readonly play: (effects: readonly Effect[]) => void) {
    this.watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  }

  /** Nothing twice; where it is too much, what is small and came first makes room. */
  add(effects: readonly Effect[]): void {
    const all = [...new Set([...this.waiting, ...effects])];
    const big = all.filter((effect) => effect.big).length;
    const small = all.filter((effect) => !effect.big).slice(-Math.max(1, MOST - big));
    this.waiting = all.filter((effect) => effect.big ?? small.includes(effect));
    this.timer ??= setTimeout(() => this.look(), QUIET);
  }

  end(): void {
    this.watch.disconnect();
    clearTimeout(this.timer);
  }

  private look(): void {
    const left = this.spoke + QUIET - performance.now();
    this.timer = left > 0 ? setTimeout(() => this.look(), left) : undefined;
    if (this.timer !== undefined) return;
    this.play(this.waiting);
    this.waiting = [];
  }
}

function isSpoken(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  const region = element?.closest(SPOKEN);
  return !!region && region.getAttribute("aria-live") !== "off";
}
