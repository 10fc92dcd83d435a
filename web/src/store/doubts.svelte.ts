// One quiet question before a move that cannot be taken back and is far worse than another: for those
// who learn, as long as they want it. What a slip is the server says; here it is only asked once.

import type { Given } from "../wire/given";
import type { Answer, Said } from "../wire/socket";
import type { SlipCard } from "../wire/types";
import { asksSure } from "./person.svelte";
import type { TableStore } from "./table.svelte";

export class DoubtStore {
  /** The move that waits for a second thought. */
  now = $state.raw<{ readonly given: Given; readonly slip: SlipCard } | null>(null);
  /** The question about a move that is on its way; it gives its place to the move itself. */
  private asking: (Said & { type: "sure" }) | null = null;
  private asked = "";

  constructor(
    private readonly at: TableStore,
    private readonly say: (said: Said) => Promise<Answer>,
  ) {}

  /** `release`: what a move throws away at the end of a turn has been said already. */
  isWanted({ release }: { release?: true }): boolean {
    const { policy, table, help } = this.at;
    return !release && policy.hints && !table?.lesson && asksSure(help);
  }

  /** The question that was asked about a move, once: the move takes its place. */
  answered(): (Said & { type: "sure" }) | null {
    const { asking } = this;
    this.asking = null;
    return asking;
  }

  /** Whether this move has to wait. Whoever makes the same one again means it. */
  async holds(given: Given, what: Pick<Said & { type: "sure" }, "move" | "pieces">) {
    const { at } = this;
    if (!at.sync || at.pending) return true;
    const said = { type: "sure" as const, seat: at.sync.seat, seen: at.sync.version, ...what };
    const which = JSON.stringify(said);
    if (which === this.asked) return false;
    at.dismiss();
    at.pending = this.asking = said;
    const answer = await this.say(said);
    // Nothing can be answered in between: the same question would be there for a moment.
    if (answer.type !== "sure" || !answer.slip) return false;
    at.pending = this.asking = null;
    this.asked = which;
    this.now = { given, slip: answer.slip };
    return true;
  }
}
