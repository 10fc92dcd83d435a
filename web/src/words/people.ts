// How people are called: by their name, a bot by its kind; nobody twice the same.

import type { SeatCard } from "../wire/types";

type Say = (code: string, params?: Record<string, unknown>) => string;

export function namesOf(seats: readonly SeatCard[], say: Say): [seat: string, name: string][] {
  const counted = new Map<string, number>();
  return seats.map((card) => {
    const name = nameOf(card, say);
    const before = counted.get(name) ?? 0;
    counted.set(name, before + 1);
    return [card.seat, before ? `${name} ${before + 1}` : name];
  });
}

/** A record calls bots by their kind. */
function recorded(name: string, say: Say): string {
  const code = `name-bot-${name}`;
  const bot = say(code);
  return bot === code ? name : bot;
}

function nameOf(card: SeatCard, say: Say): string {
  const told = card.name === card.seat ? "" : card.name;
  if (card.kind === "open" && told) return recorded(told, say);
  if (told) return told;
  if (card.name) return say("name-guest");
  if (card.kind === "bot") return say(`name-bot-${card.bot}`);
  if (card.kind === "open") return say("seat-open");
  return say("name-guest");
}
