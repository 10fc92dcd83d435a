// A lesson in the making: which stretch of a match, for whom, and what is said where.

import type { ReplayStore } from "../../replay/replay.svelte";
import type { LessonWords, MakeLesson } from "../../wire/types";

export interface Place {
  /** After so many moves. */
  readonly at: number;
  /** The end has nothing to answer any more. */
  readonly asks: boolean;
}

export class Draft {
  title = $state("");
  first = $state(0);
  last = $state(0);
  private words = $state<Record<number, { text: string; lit: readonly string[] }>>({});
  /** Where pieces are being lit, if anywhere. */
  lighting = $state<number | null>(null);

  constructor(private readonly store: ReplayStore) {
    this.last = store.total;
  }

  seat: string = $derived.by(() => this.store.seat ?? "");
  /** Wherever the learner is asked, and the end. */
  places: readonly Place[] = $derived.by(() => {
    const moves = this.store.score?.moves ?? [];
    const asked = moves.flatMap((move, at) =>
      move?.seat === this.seat && at >= this.first && at < this.last ? [{ at, asks: true }] : [],
    );
    return asked.length ? [...asked, { at: this.last, asks: false }] : [];
  });

  textAt = (at: number): string => this.words[at]?.text ?? "";
  litAt = (at: number): readonly string[] => this.words[at]?.lit ?? [];

  write(at: number, text: string): void {
    this.words[at] = { text, lit: this.litAt(at) };
  }

  /** Lit, or no longer. */
  light(at: number, piece: string): void {
    const lit = this.litAt(at);
    const others = lit.filter((each) => each !== piece);
    this.words[at] = {
      text: this.textAt(at),
      lit: others.length < lit.length ? others : [...lit, piece],
    };
  }

  get wish(): MakeLesson {
    const { seat, first, last, title } = this;
    const written = this.places
      .map(({ at }): LessonWords => ({ at, text: this.textAt(at), lit: [...this.litAt(at)] }))
      .filter(({ text, lit }) => text || lit?.length);
    return { seat, first, last, title, words: written };
  }
}
