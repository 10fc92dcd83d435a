// What this board is given, by its own names.

import type {
  TimidAid,
  TimidCardView,
  TimidEvent,
  TimidMonsterView,
  TimidView,
} from "../../wire/types";
import type { BoardProps } from "../ui";

export type View = TimidView;
export type Card = TimidCardView;
export type Monster = TimidMonsterView;
export type Aid = TimidAid;
export type Event = TimidEvent;
export type Odds = TimidAid["odds"][number];
export type Props = BoardProps<View, Event, Aid>;

/** Whose eyes: the two roles, or somebody who watches. */
export type Role = "dungeon" | "character" | "watcher";

export function roleOf(seat: string): Role {
  return seat === "dungeon" || seat === "character" ? seat : "watcher";
}

/** Whether a card that nobody knew here before lies open now. */
export function hasTurned(before: View, now: View): boolean {
  return (
    before.floor === now.floor &&
    now.cards.some(
      ({ x, y, card }) =>
        card !== null && before.cards.some((each) => !each.card && each.x === x && each.y === y),
    )
  );
}

export function happened(fresh: readonly Event[], ...codes: Event["code"][]): boolean {
  return fresh.some((event) => codes.includes(event.code));
}
