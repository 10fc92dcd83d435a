// The ground under a floor in the making: as large as may be needed, so that cells stay where they are.

import { untrack } from "svelte";
import { type Bounds, groundFor, isSame, reachIn, type Room } from "./places";
import { screenOf } from "./turning";

/** So long no finger hits a cell that has just moved there. */
const SETTLES = 400;

export class Ground {
  room = $state.raw<Room>({ width: 0, height: 0 });
  bounds = $state.raw<Bounds>(reachIn({ width: 0, height: 0 }));
  /** It has grown: what a second touch was meant for lies elsewhere now. */
  settling = $state(false);
  /** The screen that it was laid out for. */
  private known = "";
  /** As it is without what is only looked at. */
  private own = this.bounds;

  /** `needed`: the cells around what lies; null while nothing does. `passing`: it is only looked at,
   * and goes again. */
  constructor(needed: () => Bounds | null, passing: () => boolean = () => false) {
    $effect.pre(() => {
      const [now, { room }] = [needed(), this];
      const looks = passing();
      untrack(() => this.fit(now, room, looks));
    });
    $effect(() => {
      if (!this.settling) return undefined;
      const timer = setTimeout(() => (this.settling = false), SETTLES);
      return () => clearTimeout(timer);
    });
  }

  private fit(needed: Bounds | null, room: Room, passing: boolean): void {
    const screen = room.width ? screenOf() : "";
    const stays = needed !== null && screen === this.known;
    const kept = stays ? this.own : reachIn(room);
    const next = needed ? groundFor(needed, kept, room) : kept;
    if (!passing) this.own = next;
    this.settling = stays && !isSame(next, this.bounds);
    this.known = screen;
    if (!isSame(next, this.bounds)) this.bounds = next;
  }
}
