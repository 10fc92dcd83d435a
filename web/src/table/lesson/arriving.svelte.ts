// What stands in the question's place: the guide of a lesson, work that somebody is given, a second
// thought before a slip. Other tables never fetch them.

import type { TableStore } from "../../store/table.svelte";
import type { Doubting } from "../sure/doubting.svelte";
import type { Work } from "../tasks/work.svelte";
import type { Guide } from "./guide.svelte";

export class Arriving {
  private guide = $state.raw<Guide>();
  private work = $state.raw<Work>();
  private doubt = $state.raw<Doubting>();

  constructor(store: () => TableStore) {
    $effect(() => {
      if (store().table?.lesson && !this.guide)
        void import("./guide.svelte").then(({ Guide }) => (this.guide = new Guide(store())));
    });
    $effect(() => {
      if (store().tasks.now && !this.work)
        void import("../tasks/work.svelte").then(({ Work }) => (this.work = new Work(store())));
    });
    $effect(() => {
      if (store().doubts.now && !this.doubt)
        void import("../sure/doubting.svelte").then(
          ({ Doubting }) => (this.doubt = new Doubting(store())),
        );
    });
  }

  /** Undefined until it is there, and where there is none. */
  get now(): Guide | Work | Doubting | undefined {
    if (this.doubt?.text) return this.doubt;
    return this.work?.text ? this.work : this.guide;
  }
}
