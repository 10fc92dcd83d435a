// The registry: every folder here is a game, and its index.ts says what it brings along. A game
// without a folder is one that was installed beside the table; it gets the board that any game has.

import type { GameName } from "../wire/types";
import { learn, readPlaces } from "../words/say.svelte";
import type { CardSetUi } from "./cardset";
import { allGames } from "./joined.svelte";
import { plainUi } from "./plain";
import type { GameUi, TableParts } from "./ui";

const FOUND = import.meta.glob<GameUi>(["./*/index.ts", "!./plain/index.ts"], {
  eager: true,
  import: "default",
});
const tables = new Map<string, TableParts>();
const cardSets = new Map<string, CardSetUi>();

export function uiOf(game: GameName): GameUi {
  return FOUND[`./${game}/index.ts`] ?? plainUi(game);
}

/** A game by its name in an address; none where there is no such game. */
export function gameNamed(name: string | undefined): GameName | undefined {
  return allGames().find((game) => game === name);
}

/** Bring what a table of this game is told with, and its words. */
export async function openGame(game: GameName): Promise<TableParts> {
  const [{ default: parts }] = await Promise.all([uiOf(game).table(), learn(game)]);
  tables.set(game, parts);
  if (parts.places) readPlaces(parts.places);
  return parts;
}

/** What an open game is told with; nothing before it was opened. */
export const partsOf = (game: string | undefined): TableParts | undefined => tables.get(game ?? "");

/** Bring what the cards of this game are laid out with, and its words. */
export async function openCards(game: GameName): Promise<CardSetUi> {
  const [{ default: cards }] = await Promise.all([uiOf(game).cards(), learn(game)]);
  cardSets.set(game, cards);
  return cards;
}

export function cardsOf(game: GameName): CardSetUi {
  const cards = cardSets.get(game);
  if (!cards) throw new Error(`the cards of ${game} have not been opened`);
  return cards;
}
