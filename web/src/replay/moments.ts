// Moments that were fetched, so that leafing waits for nothing. They come in stretches: one request
// for each would be too many while a key is held down, and the server plays from the start for every
// one of them.

import type { Reel, Sync } from "../wire/types";

/** A moment of the match through one pair of eyes; `secrets`: the views of all seats. */
export interface Shown {
  readonly sync: Sync;
  readonly secrets: Readonly<Record<string, unknown>> | null;
}
export type FetchReel = (first: number, last: number) => Promise<Reel>;

export const STRETCH = 24;

export class Moments {
  private readonly found = new Map<number, Shown>();
  private readonly asked = new Map<number, Promise<void>>();

  constructor(
    private readonly fetchReel: FetchReel,
    private readonly total: number,
    /** Told of a reel whose match has gone on, or back, since. */
    private readonly onchanged: (total: number) => void = () => {},
  ) {}

  get(move: number): Shown | undefined {
    return this.found.get(move);
  }

  /** The moment, fetched if it has to be, and then whatever lies around it. */
  async need(move: number): Promise<Shown | undefined> {
    const stretch = Math.floor(move / STRETCH);
    await this.ask(stretch);
    this.lookAround(move);
    return this.found.get(move);
  }

  /** Fetch ahead of somebody who leafs: mostly forward, but also back. */
  lookAround(move: number): void {
    const stretch = Math.floor(move / STRETCH);
    const behind = move % STRETCH < STRETCH / 3 ? stretch - 1 : stretch;
    // Nobody waits for these: what did not come is asked for again when it is needed.
    for (const each of new Set([stretch + 1, behind]))
      if (each >= 0 && each * STRETCH <= this.total) this.ask(each).catch(() => {});
  }

  private ask(stretch: number): Promise<void> {
    let work = this.asked.get(stretch);
    if (!work) {
      work = this.fetch(stretch * STRETCH);
      this.asked.set(stretch, work);
      work.catch(() => this.asked.delete(stretch));
    }
    return work;
  }

  private async fetch(first: number): Promise<void> {
    const reel = await this.fetchReel(first, first + STRETCH - 1);
    for (const [n, sync] of reel.moments.entries())
      this.found.set(reel.first + n, { sync, secrets: reel.secrets?.[n] ?? null });
    if (reel.total !== this.total) this.onchanged(reel.total);
  }
}
