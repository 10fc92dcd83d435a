// The catalogues of the table, the very files that the terminal reads. One language at a time, and
// of the games only the one on the table: words are most of what a first visit has to load.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { GameName } from "../wire/types";

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Files that belong together: what every page says (with the names that pictures bear), the page
    of parts, and one per game. */
export type Shelf = "table" | "parts" | "replay" | "hearing" | "cards" | GameName;

const FILES = import.meta.glob<string>(
  [
    "../../../src/ungeheuer/words/*/*.ftl",
    "../../../src/ungeheuer/games/*/words/*/{rules,names,web}.ftl",
  ],
  { query: "?raw", import: "default" },
);
/** Files of the whole table by shelf; those of a game are written `game/file`. */
const HOUSE: Record<string, readonly string[]> = {
  table: ["table", "web", "web-everyone", "web-together", ...gameNames()],
  parts: ["web-parts"],
  replay: ["web-replay"],
  hearing: ["web-hearing"],
  cards: ["web-cards"],
};

/** Names of a game's things that every page may have to say. */
function gameNames(): string[] {
  const games = Object.keys(FILES).map((path) => /games\/(\w+)\/words\/en\/names\.ftl$/.exec(path));
  return games.flatMap((found) => (found ? [`${found[1]}/names`] : []));
}

function filesOf(shelf: Shelf): readonly string[] {
  return HOUSE[shelf] ?? [`${shelf}/rules`, `${shelf}/web`];
}

const bundles = new Map<Language, FluentBundle>();
const asked = new Map<string, Promise<void>>();
const wanted = new Set<Shelf>(["table"]);
/** Counts what was added, so that whatever has been said is said again. */
const shelved = $state({ count: 0 });

/** The messages of a language, as far as they are here. */
export function bundle(language: Language): FluentBundle {
  void shelved.count;
  let found = bundles.get(language);
  if (!found) bundles.set(language, (found = new FluentBundle(language, { useIsolating: false })));
  return found;
}

/** Bring the words that are wanted so far, in this language. */
export async function fetchWords(language: Language, ...shelves: Shelf[]): Promise<void> {
  shelves.forEach((shelf) => wanted.add(shelf));
  await Promise.all(
    [...wanted].flatMap((shelf) => filesOf(shelf).map((file) => fetchOnce(language, file))),
  );
}

function fetchOnce(language: Language, file: string): Promise<void> {
  const [name, game] = file.split("/").reverse();
  const home = game ? `games/${game}/words` : "ungeheuer/words";
  const path = `${home}/${language}/${name}.ftl`;
  let work = asked.get(path);
  if (!work) {
    work = fetchFile(language, path);
    asked.set(path, work);
    // A file that did not come may come the next time.
    work.catch(() => asked.delete(path));
  }
  return work;
}

async function fetchFile(language: Language, path: string): Promise<void> {
  const load = Object.entries(FILES).find(([name]) => name.endsWith(`/${path}`))?.[1];
  if (!load) return;
  bundle(language).addResource(new FluentResource(await load()));
  shelved.count += 1;
}
