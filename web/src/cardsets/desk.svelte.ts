// A card set on the desk. The server reads it, says what is wrong and writes its file; here is only
// what was typed and has not been answered yet.

import { SvelteMap } from "svelte/reactivity";
import { http } from "../wire/http";
import type { CardEdit, CardField, CardProblem, CardSetDesk, GameName } from "../wire/types";
import { language } from "../words/say.svelte";
import type { CardSetUi } from "../games/cardset";
import { cardsOf } from "../games/games";
import { isUnder } from "../games/paths";

export type Origin = "printed" | "source" | "house";
export const ORIGINS: readonly Origin[] = ["printed", "source", "house"];
export type Value = NonNullable<CardEdit["value"]>;

/** How long a hand rests before what it typed is looked at. */
const REST = 250;

export class Desk {
  /** How the game lays out its cards. */
  readonly ui: CardSetUi;
  page = $state.raw<CardSetDesk>();
  /** Where entered values come from. */
  origin = $state<Origin>("printed");
  /** Typed, but not answered yet, by place. */
  drafts = $state<Record<string, Value>>({});
  busy = $state(false);
  fault = $state.raw<unknown>(null);
  private waiting = new SvelteMap<string, Value | null>();
  private whole = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: GameName,
    page: CardSetDesk,
    /** Told of every answer. */
    private readonly onanswer: (page: CardSetDesk) => void = () => undefined,
  ) {
    this.page = page;
    this.ui = cardsOf(game);
  }

  get settled(): boolean {
    return !this.busy && this.waiting.size === 0 && this.whole === null;
  }

  problemsAt(path: string): CardProblem[] {
    return this.page?.problems.filter((problem) => problem.path === path) ?? [];
  }

  /** What is wrong with a card, its values and the rest of it. */
  problemsUnder(places: readonly string[]): CardProblem[] {
    return (
      this.page?.problems.filter(({ path }) => places.some((place) => isUnder(path, place))) ?? []
    );
  }

  fieldsUnder(places: readonly string[]): CardField[] {
    return (
      this.page?.fields.filter(({ path }) => places.some((place) => isUnder(path, place))) ?? []
    );
  }

  valueOf(field: CardField): unknown {
    return field.path in this.drafts ? this.drafts[field.path] : field.value;
  }

  /** Write a value; null takes out what stands there. */
  write(path: string, value: Value | null, { at = REST } = {}): void {
    if (value !== null) this.drafts[path] = value;
    this.waiting.set(path, value);
    this.rest(at);
  }

  /** The whole file anew, as its expert typed it. */
  rewrite(text: string): void {
    this.whole = text;
    this.waiting.clear();
    this.rest(REST);
  }

  /** Ask again, in the language of now. */
  refresh(): void {
    this.rest(0);
  }

  private rest(time: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), time);
  }

  private async send(): Promise<void> {
    if (this.busy || !this.page) return;
    const edits = [...this.waiting].map(([path, value]) =>
      value === null ? { path } : { path, value },
    );
    const text = this.whole ?? this.page.text;
    this.waiting.clear();
    this.whole = null;
    this.busy = true;
    try {
      const found = await http.editCards(
        this.game,
        { text, edits, origin: this.origin },
        language(),
      );
      this.take(found, edits);
      this.fault = null;
    } catch (error) {
      this.fault = error;
      for (const { path, value } of edits) this.waiting.set(path, value ?? null);
    }
    this.busy = false;
    if (!this.settled && !this.fault) void this.send();
  }

  private take(found: CardSetDesk, edits: readonly CardEdit[]): void {
    const before = this.page!;
    // A file that cannot be read shows nothing: the cards stay as they were last seen.
    this.page = found.fields.length
      ? { ...found, texts: found.texts.length ? found.texts : before.texts }
      : { ...before, cards: null, text: found.text, problems: found.problems };
    for (const { path } of edits) if (!this.waiting.has(path)) delete this.drafts[path];
    this.onanswer(this.page);
  }
}
