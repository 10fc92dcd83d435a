// The guide of a table that follows a lesson. Other tables never fetch it.

import type { TableStore } from "../../store/table.svelte";
import type { Guide } from "./guide.svelte";

export class Arriving {
  /** Undefined until it is there, and where there is none. */
  now = $state.raw<Guide>();

  constructor(store: () => TableStore) {
    $effect(() => {
      if (store().table?.lesson && !this.now)
        void import("./guide.svelte").then(({ Guide }) => (this.now = new Guide(store())));
    });
  }
}
