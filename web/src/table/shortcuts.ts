// What the keys of a table do: fetched with the first key that is pressed.

import { wishOf } from "../keys/wishes";
import type { TableStore } from "../store/table.svelte";

type Open = (side: "log" | "rules") => void;

export function shortcut(event: KeyboardEvent, store: TableStore, open: Open): void {
  const wish = wishOf(event);
  if (wish === "log" || wish === "rules") open(wish);
  else if (wish === "hint") hint(store);
  else if (wish && plays(store) && store.policy.undo !== "none") void store[wish]();
}

function hint(store: TableStore): void {
  if (store.ask && store.policy.hints && store.help !== "off") void store.hint();
}

const plays = ({ table, mine, look }: TableStore): boolean =>
  table?.state === "playing" && mine.includes(look ?? "");
