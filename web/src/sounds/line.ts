// Effects stand in line: more than two at once would be noise, and too loud.

import { AT_ONCE } from "./render";

/** Seconds until a browser is ready for what it was just told. */
const SOON = 0.02;
/** The next one begins when so much of this one is over: its end may ring on. */
const HEARD = 0.6;
/** Lengths are rounded up to samples. */
const ROUNDED = 0.001;

export class Line {
  /** When those that may still be heard end. */
  private ends: number[] = Array.from({ length: AT_ONCE }, () => 0);
  private next = 0;

  /** When something of this length begins, in seconds of the same clock. */
  join(lasts: number, now: number): number {
    const first = Math.min(...this.ends);
    const start = Math.max(now + SOON, this.next, first);
    this.ends[this.ends.indexOf(first)] = start + lasts + ROUNDED;
    this.next = start + lasts * HEARD;
    return start;
  }

  /** How long something that joins now would wait. */
  wait(now: number): number {
    return Math.max(0, this.next - now);
  }
}
