// One click, one game: who sits where when nobody wants to be asked.

import { http, HttpFault } from "../wire/http";
import type { CreateTable, GameName, SeatWish, TableList } from "../wire/types";
import { ensureKey, forgetKey, person } from "../store/person.svelte";

const bot: SeatWish = { who: "bot" };

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
  const open = async () => http.create(wish, await ensureKey());
  const { table } = await open().catch((error: unknown) => {
    if (!isUnknown(error)) throw error;
    // The server has lost its memory: whoever sits here is somebody new.
    forgetKey();
    return open();
  });
  return `/table/${table}`;
}

/** The tables of this device; none for somebody whom the server does not know. */
export async function myTables(): Promise<TableList> {
  if (!person.key) return { tables: [] };
  return http.mine(person.key).catch((error: unknown) => {
    if (!isUnknown(error)) throw error;
    forgetKey();
    return { tables: [] };
  });
}

function isUnknown(error: unknown): boolean {
  return error instanceof HttpFault && error.fault.code === "wrong-key";
}
