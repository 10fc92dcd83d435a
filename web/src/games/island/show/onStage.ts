// When a scene's time begins: at once, or for a big moment once it is drawn.

import { hung } from "../art/gallery.svelte";
import type { Beat } from "./beats";

/** How a big moment is drawn: fetched once something is staged. */
export const BEAT = () => import("./Beat.svelte");
/** With all that this one shows. */
export const drawn = ({ kind }: Beat): Promise<unknown> =>
  Promise.all([BEAT(), kind === "card" || kind === "ally" ? hung() : undefined]);

/** Call `next` so long after `ready` is there and drawn; the answer stops it. */
export function timed(ready: Promise<unknown> | undefined, lasts: number, next: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const start = (): void => {
    if (!stopped) timer = setTimeout(next, lasts);
  };
  if (ready) void ready.then(() => requestAnimationFrame(() => requestAnimationFrame(start)));
  else start();
  return (): void => {
    stopped = true;
    clearTimeout(timer);
  };
}
