// "Sure?" in the question's place: what the move costs, and what would be better.

import type { TableStore } from "../../store/table.svelte";
import { learn, phrase, say } from "../../words/say.svelte";
import type { Light } from "../lesson/lights";
import Buttons from "./Buttons.svelte";

export class Doubting {
  readonly Buttons = Buttons;
  private ready = $state(false);

  constructor(private readonly store: TableStore) {
    void learn("advice").then(() => (this.ready = true));
  }

  private slip = $derived.by(() => (this.ready ? this.store.doubts.now?.slip : undefined));
  /** Cards that are laid one by one are not told in a word. */
  private short = $derived.by(() => this.store.ask?.kind !== "layout");
  text: string = $derived.by(() => {
    if (!this.slip) return "";
    const { made, better } = this.slip;
    const why = say(`${this.store.game}-${made.code}`, made.params);
    const instead = this.short ? say("sure-better", { what: phrase(better.phrase) }) : "";
    return `${say("sure-ask")} ${why} ${instead}`.trim();
  });
  /** Where the better one would be made; equal dice are one piece. */
  lights: readonly Light[] = $derived.by(() =>
    this.short ? [...new Set(this.slip?.better.pieces)].map((piece) => ({ piece })) : [],
  );

  meant(): void {
    const given = this.store.doubts.now?.given;
    if (given !== undefined) void this.store.move(given);
  }

  notMeant(): void {
    this.store.doubts.now = null;
  }
}
