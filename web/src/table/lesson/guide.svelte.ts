// A lesson at a table: which of its steps is due, and what it says. It knows no rule and no script:
// how many moves are played says where the learner is.

import { untrack } from "svelte";
import { go } from "../../router/router.svelte";
import { openTable } from "../../opening/opening";
import { person } from "../../store/person.svelte";
import type { TableStore } from "../../store/table.svelte";
import { ask } from "../../wire/http";
import type { CreateTable, LessonPage, LessonStep, SeatWish } from "../../wire/types";
import { language, learn, obstacle, refusal } from "../../words/say.svelte";
import { tellFault } from "../../controls/faults";
import Buttons from "./Buttons.svelte";
import { type Light, lightsOf } from "./lights";

export class Guide {
  readonly Buttons = Buttons;
  page = $state.raw<LessonPage>();
  /** How many of the steps of this moment are read. */
  private read = $state({ moves: -1, steps: 0 });
  /** What was said last to a wrong try, after so many moves. */
  private said = $state.raw({ moves: -1, reason: "", vain: false });
  /** The end has been read, and whoever learns looks at the table. */
  private closed = $state(false);

  /** To be called when the table is left. */
  readonly close: () => void;

  constructor(private readonly store: TableStore) {
    this.close = $effect.root(() => {
      $effect(() => void this.fetch(language()).catch(tellFault));
      $effect(() => this.hear());
    });
  }

  private async fetch(lang: string): Promise<void> {
    const { game, table } = this.store;
    if (!game || !table?.lesson) return;
    await learn("lesson");
    this.page = await ask(`/api/games/${game}/lessons/${table.lesson}?lang=${lang}`);
  }

  /** A wrong try: its reason stands with the words, where it lies over nothing. */
  private hear(): void {
    const { why, refused } = this.store;
    const { step, moves } = this;
    const no = why?.refusal ?? refused;
    if (!no || !step) return;
    const found = no.obstacles.find(({ code }) => code === step.refused);
    const elsewhere = no.code === "lesson-elsewhere";
    const reason = found ? obstacle(this.page!.game, found) : elsewhere ? refusal("", no) : "";
    untrack(() => {
      const before = this.said.moves === moves && this.said.vain;
      this.said = { moves, reason, vain: before || no.obstacles.length > 0 };
      if (reason) this.store.dismiss();
    });
  }

  private moves: number = $derived.by(() => this.store.sync?.moves ?? -1);
  private due: readonly LessonStep[] = $derived.by(() =>
    (this.page?.steps ?? []).filter(({ at }) => at === this.moves),
  );
  /** The script is over: the learner has seen it all. */
  ended: boolean = $derived.by(
    () =>
      !!this.store.table?.lesson && !!this.page && this.moves >= this.page.moves && !this.closed,
  );
  step: LessonStep | undefined = $derived.by(() => {
    const { store, page, due } = this;
    if (!store.table?.lesson || !page || store.held !== null || this.closed) return undefined;
    if (this.ended) return page.steps.at(-1);
    const read = this.read.moves === this.moves ? this.read.steps : 0;
    return due[Math.min(read, due.length - 1)];
  });
  text: string = $derived.by(() => {
    const { step, said } = this;
    if (!step || said.moves !== this.moves) return step?.text ?? "";
    return `${said.reason} ${(said.vain && step.tried) || step.text}`.trim();
  });
  /** The match itself is not over. */
  goesOn: boolean = $derived.by(() => this.store.table?.state === "playing");
  /** There is something to read before anything is asked. */
  reads: boolean = $derived.by(() => !!this.step && !this.step.asks && !this.ended);
  lights: readonly Light[] = $derived.by(() =>
    this.step && this.store.ask ? lightsOf(this.step, this.store.ask) : [],
  );

  next(): void {
    const read = this.read.moves === this.moves ? this.read.steps : 0;
    this.read = { moves: this.moves, steps: read + 1 };
  }

  /** Go on at this table without the lesson. */
  leave(): void {
    this.closed = true;
    if (this.goesOn) void this.store.do({ type: "leave-lesson" });
  }

  /** A free match: weak opponents, or a decent partner. */
  async real(): Promise<void> {
    const { page } = this;
    if (!page) return;
    const { seat, bots, options } = page.card;
    const me: SeatWish = { who: "me", name: person.name };
    const seats = [...Object.keys(bots), seat]
      .sort((one, other) => this.placeOf(one) - this.placeOf(other))
      .map((each) => (each === seat ? me : { who: "bot" as const, bot: bots[each]! }));
    const wish = { game: page.game, seats, options, start: true } as CreateTable;
    await openTable(wish).then(go, tellFault);
  }

  private placeOf(seat: string): number {
    return this.store.seats.findIndex((card) => card.seat === seat);
  }
}
