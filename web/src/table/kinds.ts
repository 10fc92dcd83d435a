// Which creature stands for a seat, in lists and beside the prompt.

import { type Kind, KINDS } from "../art/palette";
import { uiOf } from "../games/games";
import type { Picture } from "../games/box";
import type { TableStore } from "../store/table.svelte";

type Shown = Pick<TableStore, "sync" | "seats" | "game">;

/** The game's own creature, where it has one for this seat. */
export function faceOf({ game, sync }: Shown, seat: string): Picture | undefined {
  return game && uiOf(game).faceOf?.(seat, sync?.view);
}

/** Else the kind of monster: its own, or one by the place. */
export function kindOf({ game, sync, seats }: Shown, seat: string): Kind {
  const own = game && uiOf(game).kindOf?.(seat, sync?.view);
  const place = seats.findIndex((card) => card.seat === seat);
  return own ?? KINDS[Math.max(0, place) % KINDS.length]!;
}

/** What a seat plays, where seats differ. */
export function roleOf({ game }: Pick<Shown, "game">, seat: string): string {
  return (game && uiOf(game).role?.(seat)) ?? "";
}
