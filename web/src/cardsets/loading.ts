// The set that an address means: a shipped one, one of this browser, or that of a table.

import { HttpFault, http } from "../wire/http";
import { person } from "../store/person.svelte";
import type { CardSetDesk, GameName } from "../wire/types";
import { ownSet } from "./mine.svelte";

export async function loaded(game: GameName, set: string, lang: string): Promise<CardSetDesk> {
  if (set.startsWith("table-")) return http.cardsOf(set.slice("table-".length), lang, person.key);
  if (set.startsWith("my-")) return ownPage(game, set.slice("my-".length), lang);
  const { cards } = await http.cardSets(game);
  const found = set ? cards.find(({ id, version }) => `${id}-${version}` === set) : cards[0];
  if (!found) throw missing(set);
  return http.cardSet(game, found.id, found.version, lang);
}

async function ownPage(game: GameName, key: string, lang: string): Promise<CardSetDesk> {
  const own = ownSet(key);
  if (own?.game !== game) throw missing(key);
  return http.editCards(game, { text: own.text }, lang);
}

const missing = (id: string) =>
  new HttpFault({ code: "no-such-cards", params: { id, version: 1 } }, 404);
