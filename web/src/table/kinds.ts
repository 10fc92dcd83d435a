// Which creature stands for a seat, in lists and beside the prompt.

import { type Kind, KINDS } from "../art/palette";
import type { TableStore } from "../store/table.svelte";

export function kindOf(store: Pick<TableStore, "sync" | "seats">, seat: string): Kind {
  const view = store.sync?.game === "mighty" ? store.sync.view : undefined;
  const own = view?.players.find((player) => player.seat === seat)?.kind;
  const place = store.seats.findIndex((card) => card.seat === seat);
  return KINDS.find((kind) => kind === own) ?? KINDS[Math.max(0, place) % KINDS.length]!;
}
