// Files of words that are fetched together come as one: a module for every language and shelf.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What is said at the table of any game, and nowhere else: it comes along with its words. */
const AT_EVERY_GAME: readonly string[] = ["web-signs", "web-together"];
/** What may be wrong with a record or a card set, on pages that take them. */
const OF_FILES: readonly string[] = ["files"];
/** Files of the whole table by shelf; "table" is what every page says, the rest is the terminal's. */
const HOUSE: Readonly<Record<string, readonly string[]>> = {
  table: ["table", "web", "web-everyone"],
  any: AT_EVERY_GAME, // for games that have joined, whose own words come from the server
  opening: ["web-opening", ...OF_FILES],
  parts: ["web-parts"],
  replay: ["web-replay", ...OF_FILES],
  hearing: ["web-hearing"],
  cards: ["web-cards", ...OF_FILES],
  glance: ["web-glance"],
  advice: ["web-advice"],
  lesson: ["web-lesson"],
  tasks: ["web-tasks"],
  scene: ["web-scene"],
  hosting: ["web-hosting"],
  sound: ["web-sound"],
  keys: ["web-keys"],
  personas: ["web-personas"],
  remarks: ["remarks-1", "remarks-2", "remarks-3", "remarks-4"],
};
/** Files of every game that stand on a shelf of the house: what is said of it among others. */
const OF_EVERY_GAME: Readonly<Record<string, readonly string[]>> = {
  table: ["about", "names"],
  parts: ["parts"],
  glance: ["glance"],
  advice: ["advice"],
  tasks: ["tasks"],
};
/** Files of the one game that lies on the table; they stand on a shelf of its name. */
const OF_ONE_GAME: readonly string[] = ["rules", "web"];

/** A file of one game that is fetched when somebody needs it; it stands on a shelf "file-game". */
const OF_ONE_GAME_LATER: readonly string[] = ["first", "course", "closer"];

/** Whose it is, and where it lies. */
type File = readonly [game: string, path: string];

const LIST = "virtual:words";
const MARK = "\0words/";

/** `virtual:words`: by "language/shelf", what fetches the text of all its files, game by game. */
export function words(sources: string): Plugin {
  const library = new Library(sources);
  return {
    name: "words",
    resolveId(id) {
      if (id === LIST) return MARK;
      return id.startsWith(`${LIST}/`) ? MARK + id.slice(LIST.length + 1) : undefined;
    },
    load(id) {
      if (!id.startsWith(MARK)) return undefined;
      if (id === MARK) return listing(library.shelves());
      const files = library.files(id.slice(MARK.length));
      files.forEach(([, path]) => this.addWatchFile(path));
      return `export default ${JSON.stringify(textsByGame(files))};`;
    },
  };
}

/** The shelf that a module of the build is, as "language/shelf". */
export const shelfOf = (id: string | null): string | undefined =>
  id?.startsWith(MARK) ? id.slice(MARK.length) : undefined;

function listing(shelves: readonly string[]): string {
  const rows = shelves.map((shelf) => `"${shelf}": () => import("${LIST}/${shelf}"),`);
  return `export default {\n${rows.join("\n")}\n};`;
}

/** The texts of each game, those of the table itself under no name. */
function textsByGame(files: readonly File[]): [string, string][] {
  const games = [...new Set(files.map(([game]) => game))];
  const texts = (wanted: string) =>
    files.filter(([game]) => game === wanted).map(([, path]) => readWords(path));
  return games.map((game) => [game, texts(game).join("\n")]);
}

/** Comments are for translators. */
function readWords(file: string): string {
  return readFileSync(file, "utf-8")
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}/g, "\n");
}

/** The catalogues as they lie in the package. */
class Library {
  constructor(private readonly sources: string) {}

  shelves(): string[] {
    const later = OF_ONE_GAME_LATER.flatMap((file) =>
      this.games().map((game) => `${file}-${game}`),
    );
    const shelves = [...Object.keys(HOUSE), ...this.games(), ...later];
    return this.languages().flatMap((language) => shelves.map((shelf) => `${language}/${shelf}`));
  }

  files(place: string): File[] {
    const [language, shelf] = place.split("/") as [string, string];
    const [file, game] = shelf.split("-", 2) as [string, string?];
    const paths = game
      ? [this.path(game, language, file)]
      : HOUSE[shelf]
        ? [
            ...HOUSE[shelf].map((file) => this.path("", language, file)),
            ...(OF_EVERY_GAME[shelf] ?? []).flatMap((file) =>
              this.games().map((game) => this.path(game, language, file)),
            ),
          ]
        : [
            ...AT_EVERY_GAME.map((file) => this.path("", language, file)),
            ...OF_ONE_GAME.map((file) => this.path(shelf, language, file)),
          ];
    return paths.filter(([, path]) => existsSync(path));
  }

  private path(game: string, language: string, file: string): File {
    const home = join(this.sources, game && join("games", game));
    return [game, join(home, "words", language, `${file}.ftl`)];
  }

  private languages(): string[] {
    const folder = join(this.sources, "words");
    return readdirSync(folder).filter((name) => existsSync(join(folder, name, "language.ftl")));
  }

  private games(): string[] {
    const folder = join(this.sources, "games");
    return readdirSync(folder).filter((name) => existsSync(join(folder, name, "words")));
  }
}
