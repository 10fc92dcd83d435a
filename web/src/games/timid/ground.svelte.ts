// The ground under a floor in the making: as large as may be needed, so that cells stay where they are.

import { untrack } from "svelte";
import { type Bounds, groundFor, isSame, reachIn, type Room } from "./places";

/** So long no finger hits a cell that has just moved there. */
const SETTLES = 400;

export class Ground {
  room = $state.raw<Room>({ width: 0, height: 0 });
  bounds = $state.raw<Bounds>(reachIn({ width: 0, height: 0 }));
  /** It has grown: what a second touch was meant for lies elsewhere now. */
  settling = $state(false);
  private known: Room | undefined;

  /** `needed`: the cells around what lies; null while nothing does. */
  constructor(needed: () => Bounds | null) {
    $effect.pre(() => {
      const [now, { room }] = [needed(), this];
      untrack(() => this.fit(now, room));
    });
    $effect(() => {
      if (!this.settling) return undefined;
      const timer = setTimeout(() => (this.settling = false), SETTLES);
      return () => clearTimeout(timer);
    });
  }

  private fit(needed: Bounds | null, room: Room): void {
    const kept = needed && room === this.known ? this.bounds : reachIn(room);
    const next = needed ? groundFor(needed, kept, room) : kept;
    this.settling = needed !== null && room === this.known && !isSame(next, this.bounds);
    this.known = room;
    if (!isSame(next, this.bounds)) this.bounds = next;
  }
}
