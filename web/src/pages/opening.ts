// One click, one game: who sits where when nobody wants to be asked.

import { http } from "../wire/http";
import type { CreateTable, GameName, SeatWish } from "../wire/types";
import { ensureKey, person } from "../store/person.svelte";

const bot: SeatWish = { who: "bot", bot: "greedy" };

function quick(game: GameName, me: SeatWish): CreateTable {
  const others = { mighty: [bot, bot, bot], timid: [bot], island: [bot, bot] }[game];
  // The character has the second seat, and the easier start.
  const seats = game === "timid" ? [...others, me] : [me, ...others];
  const options: Record<string, number> = game === "timid" ? {} : { players: seats.length };
  return { game, options, seats, start: true };
}

/** Open a table against bots and begin; the address of the table. */
export async function playNow(game: GameName): Promise<string> {
  return openTable(quick(game, { who: "me", name: person.name }));
}

export async function openTable(wish: CreateTable): Promise<string> {
  const { table } = await http.create(wish, await ensureKey());
  return `/table/${table}`;
}
