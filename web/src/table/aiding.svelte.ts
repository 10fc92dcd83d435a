// What helps to read a board is asked for while somebody looks at it.

import type { GameUi } from "../games/ui";
import type { TableStore } from "../store/table.svelte";

interface Looked {
  readonly store: TableStore;
  readonly ui: GameUi;
  /** A board is to be seen. */
  readonly looks: boolean;
}

/** Where hints are off, a lesson may still tell something: the server decides. */
export function wantAid(at: () => Looked): void {
  $effect(() => {
    const { store, ui, looks } = at();
    const may = looks && (store.policy.hints || store.table?.lesson);
    if (may && store.sync && ui.showsAid?.(store.help, store.sync.view)) void store.aid.want();
  });
  $effect(() => {
    const { store, ui, looks } = at();
    const asked = store.held === null && store.ask?.kind === "one-of";
    if (looks && store.policy.hints && asked && ui.marksBest?.(store.help)) void store.consider();
  });
}
