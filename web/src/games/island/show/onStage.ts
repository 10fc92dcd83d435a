// When a scene's time begins: once it is drawn, with all that it shows.

import { hung } from "../art/gallery.svelte";
import type { Beat } from "./beats";

/** How a big moment is drawn: fetched once something is staged. */
export const BEAT = () => import("./Beat.svelte");
/** With all that this one shows. */
export const drawn = ({ kind }: Beat): Promise<unknown> =>
  Promise.all([BEAT(), kind === "card" || kind === "ally" ? hung() : undefined]);

/** Where nothing is drawn, as in a tab that nobody looks at, it goes on all the same. */
const UNSEEN = 1000;

/** Call `next` so long after `ready` is there and drawn; the answer stops it. */
export function timed(ready: Promise<unknown> | undefined, lasts: number, next: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: "waits" | "runs" | "stopped" = "waits";
  const start = (): void => {
    if (state !== "waits") return;
    state = "runs";
    clearTimeout(timer);
    timer = setTimeout(next, lasts);
  };
  const draw = (): void => {
    if (state !== "waits") return;
    timer = setTimeout(start, UNSEEN);
    requestAnimationFrame(() => requestAnimationFrame(start));
  };
  if (ready) void ready.then(draw);
  else draw();
  return (): void => {
    state = "stopped";
    clearTimeout(timer);
  };
}
