// A lesson at a table: which of its steps is due, and what it says. It knows no rule and no script:
// how many moves are played says where the learner is.

import { untrack } from "svelte";
import { go } from "../../router/router.svelte";
import { isResting, teaching } from "../../look/teaching.svelte";
import { openTable, withKey } from "../../opening/opening";
import { person } from "../../store/person.svelte";
import { graduate, hasLearnt } from "../../store/practice.svelte";
import { uiOf } from "../../games/games";
import type { TableStore } from "../../store/table.svelte";
import { isOwn, lessonAt, lessonsOf, startLesson } from "../../wire/lessons";
import type {
  CreateTable,
  GameName,
  LessonCard,
  LessonPage,
  LessonStep,
  SeatWish,
} from "../../wire/types";
import { language, learn, obstacle, refusal, say } from "../../words/say.svelte";
import { tellFault } from "../../controls/faults";
import { playsByText } from "../../hearing/chosen.svelte";
import Buttons from "./Buttons.svelte";
import { type Light, lightsOf } from "./lights";
import { wayOf } from "./way";

export class Guide {
  readonly Buttons = Buttons;
  page = $state.raw<LessonPage>();
  /** How many of the steps of this moment are read. */
  private read = $state({ moves: -1, steps: 0 });
  /** What was said last to a wrong try, after so many moves. */
  private said = $state.raw({ moves: -1, reason: "", vain: false });
  /** The lesson of this game that comes next, for whoever has just taken one. */
  following = $state.raw<LessonCard>();
  /** It is known whether there is one: no button takes the place of another. */
  private graduated = $state(false);
  /** What belongs where something else lies. */
  wrong = $state("");
  /** The end has been read, and whoever learns looks at the table. */
  private closed = $state(false);

  /** To be called when the table is left. */
  readonly close: () => void;

  constructor(private readonly store: TableStore) {
    this.close = $effect.root(() => {
      $effect(() => void this.fetch(language()).catch(tellFault));
      // Of a lesson that somebody made each step is told when it is due.
      $effect(() => {
        const { lesson } = this.store.table ?? {};
        if (lesson && isOwn(lesson) && this.moves >= 0)
          void untrack(() => this.fetch(language())).catch(tellFault);
      });
      $effect(() => this.hear());
      // What was read beside the show is not said again after it.
      $effect(() => {
        const { meanwhile, moves } = this;
        if (!meanwhile || this.ended) return undefined;
        return () => {
          if (this.moves === moves) this.read = { moves, steps: 1 };
        };
      });
      $effect(() => {
        if (!this.ended) return;
        void this.graduate(language())
          .catch(tellFault)
          .finally(() => (this.graduated = true));
      });
      $effect(() => {
        teaching.on = !!this.store.table?.lesson && !this.closed;
        return () => (teaching.on = false);
      });
    });
  }

  private async fetch(lang: string): Promise<void> {
    const { game, table } = this.store;
    if (!game || !table?.lesson) return;
    await learn("lesson");
    this.page = await lessonAt({ ...table, lesson: table.lesson }, lang, person.key);
  }

  private async graduate(lang: string): Promise<void> {
    const { game, table } = this.store;
    if (!game || !table?.lesson || isOwn(table.lesson)) return;
    const { lessons } = await lessonsOf(game, lang);
    graduate(
      game,
      table.lesson,
      lessons.map(({ lesson }) => lesson),
    );
    this.following = lessons.find(({ lesson }) => !hasLearnt(game, lesson));
  }

  async goOn({ lesson }: LessonCard): Promise<void> {
    const { game } = this.page!;
    const opening = withKey((key) => startLesson(game, lesson, person.name, key));
    await opening.then(({ table }) => go(`/table/${table}`), tellFault);
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
      this.said = { moves, reason, vain: this.vain || no.obstacles.length > 0 };
      if (reason) this.store.dismiss();
    });
  }

  /** Whatever is touched next, the reason was read; what shall be done instead stays. */
  touched(): void {
    if (this.said.reason) this.said = { ...this.said, reason: "" };
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
  /** And what it ended with has been shown: nothing that comes after may tell it before. */
  shown: boolean = $derived.by(() => this.ended && this.graduated && this.store.held === null);
  /** What there is to read of a show while it waits, before its board is cleared. */
  private meanwhile: LessonStep | undefined = $derived.by(() => {
    const [first] = this.due;
    const read = this.read.moves === this.moves;
    return isResting() && first && !first.asks && !read ? first : undefined;
  });
  step: LessonStep | undefined = $derived.by(() => {
    const { store, page, due } = this;
    if (!store.table?.lesson || !page || this.closed) return undefined;
    if (store.held !== null) return this.meanwhile;
    if (this.ended) return page.steps.at(-1);
    const read = this.read.moves === this.moves ? this.read.steps : 0;
    return due[Math.min(read, due.length - 1)];
  });
  /** Something was tried in vain since the last move. */
  private vain: boolean = $derived.by(() => this.said.moves === this.moves && this.said.vain);
  text: string = $derived.by(() => {
    const { step, said } = this;
    if (!step) return "";
    const lays = this.wrong && say("lesson-lays", { what: this.wrong });
    const reason = lays || (said.moves === this.moves ? said.reason : "");
    if (playsByText()) return `${reason} ${step.text} ${step.tried} ${this.way}`.trim();
    return `${reason} ${(this.vain && step.tried) || step.text}`.trim();
  });
  /** Nothing is lit for whoever plays by text, and what cannot be done is not among the answers. */
  private way: string = $derived.by(() => {
    const what = this.step?.asks && this.store.ask ? wayOf(this.step, this.store.ask) : "";
    return what && say("lesson-way", { what });
  });
  /** The match itself is not over. */
  goesOn: boolean = $derived.by(() => this.store.table?.state === "playing");
  /** There is something to read before anything is asked. */
  reads: boolean = $derived.by(
    () => !!this.step && !this.step.asks && !this.ended && this.store.held === null,
  );
  lights: readonly Light[] = $derived.by(() =>
    this.step && this.store.ask ? lightsOf(this.step, this.store.ask, this.vain) : [],
  );

  next(): void {
    const read = this.read.moves === this.moves ? this.read.steps : 0;
    this.read = { moves: this.moves, steps: read + 1 };
    // The button goes away under the finger: whoever plays by text goes on where answers are typed.
    if (playsByText()) document.getElementById("hear-line")?.focus();
  }

  /** Go on at this table without the lesson. */
  leave(): void {
    this.closed = true;
    if (this.goesOn) void this.store.do({ type: "leave-lesson" });
  }

  /** The other role, where a game has two. */
  other: string | undefined = $derived.by(() => {
    const { game, card } = this.page ?? {};
    const [one, ...more] = Object.keys(card?.bots ?? {});
    return game && uiOf(game as GameName).swapsRoles && !more.length ? one : undefined;
  });

  roleOf(seat: string): string {
    return uiOf(this.page!.game as GameName).role?.(seat) ?? seat;
  }

  /** A free match: weak opponents, or a decent partner; in the role that was learnt, or another. */
  async real(seat = this.page?.card.seat ?? ""): Promise<void> {
    const { page } = this;
    if (!page) return;
    const { options } = page.card;
    const bots = { ...page.card.bots };
    if (seat in bots) bots[page.card.seat] = bots[seat]!;
    delete bots[seat];
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
