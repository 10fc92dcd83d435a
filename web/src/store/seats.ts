// What can be told of the seats around a table: who is there, and who may end a turn.

import type { Hold, PresenceMessage, SeatCard } from "../wire/types";

/** The seats, now that somebody came or went. */
export function present(seats: readonly SeatCard[], news: PresenceMessage["seats"]): SeatCard[] {
  const now = new Map(news.map((seat) => [seat.seat, seat]));
  return seats.map((card) => {
    const found = now.get(card.seat);
    return found ? { ...card, here: found.here ?? false, bot_in: found.bot_in ?? null } : card;
  });
}

/** The seat for which somebody here may end the turn that waits: its own, or any once its person is away. */
export function enderOf(hold: Hold | null, seats: readonly SeatCard[]): string | null {
  const held = seats.find((card) => card.seat === hold?.seat);
  if (!held) return null;
  if (held.mine) return held.seat;
  return held.here ? null : (seats.find((card) => card.mine)?.seat ?? null);
}
