// What helps to read the view of a seat. Working it out is dear, so it is asked for only while
// somebody looks at it, once for every version.

import { untrack } from "svelte";

import type { Answer, Said } from "../wire/socket";
import type { Sync } from "../wire/types";

type Aid = Sync["aid"];

interface Known {
  readonly seat: string;
  readonly version: number;
  readonly aid: Aid;
}

export class AidStore {
  private known = $state.raw<Known | null>(null);
  private asking = $state(false);

  constructor(
    private readonly sync: () => Sync | null,
    private readonly say: (said: Said) => Promise<Answer>,
  ) {}

  /** What is known for the seat that is looked at. The last one stays until the next is here, so
   *  that nothing jumps; that of another seat never does: it may tell what that one holds. */
  get now(): Aid {
    const sync = this.sync();
    if (!sync) return null;
    return sync.aid ?? (this.known?.seat === sync.seat ? this.known.aid : null);
  }

  /** Whether an answer is on its way. */
  get waits(): boolean {
    return this.asking;
  }

  /** Ask for it, unless it is here or on its way. */
  async want(): Promise<void> {
    const sync = this.sync();
    if (!sync || untrack(() => this.asking) || sync.aid || this.isKnown(sync)) return;
    this.asking = true;
    const answer = await this.say({ type: "aid", seat: sync.seat });
    this.asking = false;
    if (answer.type !== "aid") return;
    this.known = { seat: answer.seat, version: answer.version, aid: answer.aid as Aid };
    await this.want(); // the match may have gone on
  }

  forget(): void {
    this.known = null;
  }

  private isKnown({ seat, version }: Sync): boolean {
    return this.known?.seat === seat && this.known.version >= version;
  }
}
