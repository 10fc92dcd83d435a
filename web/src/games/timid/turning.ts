// Which way a floor lies: chosen once for each floor and screen, and kept. Words above the board come
// and go, and cards are laid: nothing turns under a finger because of that.

import { getContext, setContext } from "svelte";
import { type Bounds, isCrowded, isSame, isTurned, type Room } from "./places";

interface Lying {
  readonly bounds: Bounds;
  readonly steady: boolean;
  readonly turned: boolean;
}

export class Turning {
  private readonly kept = new Map<string, Lying>();

  /** `taught`: what a lesson says of above and below is to be true. */
  constructor(private readonly taught: () => boolean = () => false) {}

  /** `steady`: somebody is at work there, and the ground may grow; `passing`: only to look at. */
  isTurned(floor: number, bounds: Bounds, room: Room, steady: boolean, passing = false): boolean {
    const taught = this.taught();
    if (!room.width) return false;
    const key = `${floor} ${screenOf()} ${taught}`;
    const was = this.kept.get(key);
    if (passing && was) return was.turned;
    const turned =
      was && !isAnother(was, bounds, steady)
        ? was.turned !==
          (steady && !isSame(was.bounds, bounds) && isCrowded(bounds, room, was.turned))
        : isTurned(bounds, room, steady || taught);
    this.kept.set(key, { bounds, steady, turned });
    return turned;
  }
}

/** A floor that has been built lies as it was built; one that lies otherwise is that of another match. */
function isAnother(was: Lying, bounds: Bounds, steady: boolean): boolean {
  return !was.steady && (steady || !isSame(was.bounds, bounds));
}

/** Bars of a browser, and keys on a screen, take some of its height for a while. */
export function screenOf(): string {
  return `${innerWidth} ${innerWidth > innerHeight}`;
}

const KEY = Symbol("turning");
export const keepTurning = (taught: () => boolean): Turning => setContext(KEY, new Turning(taught));
export const turningHere = (): Turning => getContext<Turning | undefined>(KEY) ?? new Turning();
