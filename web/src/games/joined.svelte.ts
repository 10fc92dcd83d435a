// Games that are installed beside the shipped ones: the server knows their names and their words.

import { http } from "../wire/http";
import { GAMES, type GameName } from "../wire/types";
import type { GameText, Language } from "../words/catalogue.svelte";

const joined = $state<{ names: readonly GameName[] }>({ names: [] });

/** Every game that can be played, the shipped ones first. */
export const allGames = (): readonly GameName[] => [...GAMES, ...joined.names];

/** The page says by itself when there are none, which saves every visitor a question. */
const none = () =>
  document.querySelector<HTMLMetaElement>('meta[name="joined-games"]')?.content === "0";

/** What these games say in a language; without an answer the shipped ones play alone. */
export async function joinedWords(language: Language): Promise<readonly GameText[]> {
  if (none()) return [];
  const { games } = await http.words(language).catch(() => ({ games: [] }));
  joined.names = games.map(({ game }) => game);
  return games;
}
