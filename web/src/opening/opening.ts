// One click, one game: who sits where when nobody wants to be asked.

import { boxOf } from "../games/boxes";
import { http, HttpFault, type Paged } from "../wire/http";
import type { CreateTable, GameName, TableList } from "../wire/types";
import { asked, firstWish } from "./wish";
import { ensureKey, forgetKey, person } from "../store/person.svelte";

/** Open a table against bots and begin; the address of the table. */
export async function playNow(game: GameName): Promise<string> {
  const wish = boxOf(game).quickSeats?.({ who: "me", name: person.name });
  return openTable(wish ? { game, ...wish, start: true } : await asSetUp(game));
}

/** As the page to set up a table would have it. */
async function asSetUp(game: GameName): Promise<CreateTable> {
  const { games } = await http.games();
  const card = games.find((each) => each.game === game)!;
  return asked(game, firstWish(card, person.name));
}

export async function openTable(wish: CreateTable): Promise<string> {
  const { table } = await withKey((key) => http.create(wish, key));
  return `/table/${table}`;
}

/** What needs somebody whom the server knows. */
export async function withKey<T>(make: (key: string) => Promise<T>): Promise<T> {
  const made = async () => make(await ensureKey());
  return made().catch((error: unknown) => {
    if (!isUnknown(error)) throw error;
    // The server has lost its memory: whoever sits here is somebody new.
    forgetKey();
    return made();
  });
}

/** The tables of this device, page by page; none for somebody whom the server does not know. */
export async function myTables(page: Paged): Promise<TableList> {
  const none = { tables: [], more: "" };
  if (!person.key) return none;
  return http.mine(person.key, page).catch((error: unknown) => {
    if (!isUnknown(error)) throw error;
    forgetKey();
    return none;
  });
}

function isUnknown(error: unknown): boolean {
  return error instanceof HttpFault && error.fault.code === "wrong-key";
}
