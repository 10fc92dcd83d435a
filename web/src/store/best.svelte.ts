// What a hint would name first. Asked for once for every question; a hint that somebody wants to read
// is the same answer.

import { untrack } from "svelte";

import type { Answer } from "../wire/socket";
import type { HintMessage, MoveText } from "../wire/types";

export class BestStore {
  private known = $state.raw<HintMessage | null>(null);
  private asking: Promise<Answer> | undefined;

  constructor(
    private readonly version: () => number | undefined,
    private readonly ask: () => Promise<Answer>,
  ) {}

  /** The move, if this question was thought about. */
  get move(): MoveText | undefined {
    return this.known && this.known.version === this.version()
      ? this.known.advice[0]?.move
      : undefined;
  }

  /** The advice itself; whoever asks meanwhile gets the same. */
  async advice(): Promise<Answer> {
    this.asking ??= this.ask();
    const answer = await this.asking;
    this.asking = undefined;
    if (answer.type === "advice") this.known = answer;
    return answer;
  }

  /** Ask for it, unless it is here or on its way. */
  async want(): Promise<void> {
    const here = untrack(() => this.known?.version === this.version());
    if (!here && !this.asking) await this.advice();
  }

  forget(): void {
    this.known = null;
  }
}
