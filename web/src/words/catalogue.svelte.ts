// The catalogues of the table, the very files that the terminal reads. One language at a time, and
// of the games only the one on the table: words are most of what a first visit has to load.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import SHELVES from "virtual:words";
import { type GameKinds, type GameName, KINDS, TABLE_KINDS } from "../wire/types";

/** What every language says of itself; where this file lies, there is a language. */
const SELVES = import.meta.glob<string>("../../../src/ungeheuer/words/*/language.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
export type Language = string;
export const ENGLISH: Language = "en";
/** All languages that there are files of, English first. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  ...Object.keys(SELVES)
    .map((path) => path.split("/").at(-2)!)
    .filter((language) => language !== ENGLISH)
    .sort(),
];
/** Words that are fetched together: what every page says (with the names that pictures bear), the
    page of parts, and one per game. What lies on them: plugins/words.ts. */
export type Shelf =
  | "table"
  | "opening"
  | "parts"
  | "replay"
  | "hearing"
  | "cards"
  | "glance"
  | "advice"
  | "lesson"
  | "tasks"
  | "scene"
  | "hosting"
  | "sound"
  | "keys"
  | "personas"
  | "remarks"
  | GameName
  | `${"closer" | "course" | "first"}-${GameName}`;

/** The words of a game that are no files of this build, and what their parameters are. */
export interface GameText {
  readonly game: GameName;
  readonly text: string;
  readonly kinds: GameKinds;
}
type Source = (language: Language) => Promise<readonly GameText[]>;
const sources: Source[] = [];

/** From now on these words come with those of every page. */
export function addSource(source: Source): void {
  sources.push(source);
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

/** What a language calls itself: whoever looks for it may read no other. */
export function languageName(language: Language): string {
  const said = new FluentBundle(language);
  const self = Object.entries(SELVES).find(([path]) => path.endsWith(`/${language}/language.ftl`));
  said.addResource(new FluentResource(self?.[1] ?? ""));
  const name = said.getMessage("language-name")?.value;
  return name ? said.formatPattern(name) : language;
}

/** Which game a message belongs to; one of the table itself is not in here. */
const homes = new Map<string, GameName>();
const joined = new Map<GameName, GameKinds>();
const NO_KINDS: GameKinds = { params: {}, view: {}, events: {} };

/** What the parameters of a game are, as its annotations say. */
export function gameKinds(game: GameName): GameKinds {
  return KINDS[game] ?? joined.get(game) ?? NO_KINDS;
}

/** What the parameters of a message are. */
export function kindsOf(code: string): Readonly<Record<string, string>> {
  const game = homes.get(code);
  if (game === undefined) return TABLE_KINDS;
  const { events, params } = gameKinds(game);
  return events[code.slice(game.length + 1)] ?? params;
}

/** Bring the words that are wanted so far, in this language. */
export async function fetchWords(language: Language, ...shelves: Shelf[]): Promise<void> {
  shelves.forEach((shelf) => wanted.add(shelf));
  await Promise.all([
    ...[...wanted].map((shelf) => once(`${language}/${shelf}`, () => fetchShelf(language, shelf))),
    ...sources.map((source, n) => once(`${language} ${n}`, () => fetchFrom(language, source))),
  ]);
}

function once(path: string, fetch: () => Promise<void>): Promise<void> {
  let work = asked.get(path);
  if (!work) {
    work = fetch();
    asked.set(path, work);
    // A file that did not come may come the next time.
    work.catch(() => asked.delete(path));
  }
  return work;
}

async function fetchFrom(language: Language, source: Source): Promise<void> {
  for (const { game, text, kinds } of await source(language)) {
    joined.set(game, kinds);
    add(language, text, game);
  }
}

async function fetchShelf(language: Language, shelf: Shelf): Promise<void> {
  const found = await (SHELVES[`${language}/${shelf}`] ?? SHELVES[`${language}/any`])?.();
  found?.default.forEach(([game, text]) => add(language, text, game));
}

function add(language: Language, text: string, game?: GameName): void {
  const words = new FluentResource(text);
  if (game) words.body.forEach(({ id }) => homes.set(id, game));
  bundle(language).addResource(words);
  shelved.count += 1;
}
