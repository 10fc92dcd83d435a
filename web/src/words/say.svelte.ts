// What the table says, in the language of whoever looks: codes in, words out. A lint (codes.test.ts)
// fails on a code that has no words.

import type { ObstacleMessage, PhraseMessage, Refusal } from "../wire/types";
import {
  bundle,
  ENGLISH,
  fetchWords,
  gameKinds,
  kindsOf,
  languageName,
  LANGUAGES,
  type Language,
  type Shelf,
} from "./catalogue.svelte";
import { listed, type Params, type Place, printable, type Speaker, tell } from "./told";

export { languageName, LANGUAGES, type Language };

const KEY = "language";
const spoken = $state({
  language: firstLanguage(),
  names: new Map<string, string>(),
  figures: new Map<string, string>(),
});

function firstLanguage(): Language {
  const wishes = [localStorage.getItem(KEY) ?? "", ...navigator.languages];
  // A language with its region, such as pt-BR, or else the language alone.
  const tags = wishes.flatMap((tag) => [tag, tag.split("-")[0]!]);
  return tags.find((tag) => LANGUAGES.includes(tag)) ?? ENGLISH;
}

export function language(): Language {
  return spoken.language;
}

/** Change the language; until its words are here, the old ones stay. */
export async function speak(language: Language): Promise<void> {
  await fetchWords(language);
  spoken.language = language;
  localStorage.setItem(KEY, language);
  document.documentElement.lang = language;
}

/** Make sure that these words are here, now and after a change of language. */
export function learn(...shelves: Shelf[]): Promise<void> {
  return fetchWords(spoken.language, ...shelves);
}

/** Who sits where: from now on seats are told by name. */
export function introduce(people: Iterable<readonly [seat: string, name: string]>): void {
  spoken.names = new Map([...people].map(([seat, name]) => [seat, printable(name)]));
}

/** What plays for whom: as long as it lies there, sentences call everybody by it, and by it alone. */
export function embody(figures: Iterable<readonly [seat: string, figure: string]>): () => void {
  spoken.figures = new Map(figures);
  return () => (spoken.figures = new Map());
}

export function knows(code: string): boolean {
  return bundle(spoken.language).hasMessage(code);
}

/** The message of this code; a code without words is shown as it is. */
export function say(code: string, params: Params = {}): string {
  const words = bundle(spoken.language);
  const pattern = words.getMessage(code)?.value;
  if (!pattern) return code;
  const kinds = kindsOf(code);
  const told = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, tell(speaker, kinds[name] ?? "", value)]),
  );
  const errors: Error[] = [];
  const text = words.formatPattern(pattern, told, errors);
  if (errors.length > 0) console.error(`${spoken.language}: ${code}: ${errors[0]?.message}`);
  return text;
}

/** Who sits there. */
export function person(seat: string): string {
  return spoken.names.get(seat) || nameOf(printable(seat));
}

/** How sentences call whoever sits there. */
export function called(seat: string): string {
  return spoken.figures.get(seat) || person(seat);
}

/** A word for a fixed name such as `chance` or a kind of monster. */
export function nameOf(code: string): string {
  return knows(`name-${code}`) ? say(`name-${code}`) : code;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

export function list(items: readonly string[]): string {
  return listed(speaker, items);
}

/** What a thing is called that a sentence tells under this name: a card, a die. */
export function named(code: string, param: string, name: string): string {
  return String(tell(speaker, kindsOf(code)[param] ?? "", name));
}

const names = () => [...spoken.names.values()];
const speaker: Speaker = { knows, say, person: called, place: written, names };

/** A value of a game's view, as it would be told in a sentence. */
export function told(game: string, field: string, value: unknown): string {
  return String(tell(speaker, gameKinds(game).view[field] ?? "", value));
}

// -- what games report

export interface Happening {
  readonly code: string;
  readonly params: object;
}

/** How a game writes the places of its board: with signs for the eye, with words for the ear. */
export interface Places {
  written(place: Place): string;
  spoken(sentence: string): string;
}

let places: Places | undefined;

/** From now on places are told as the game wants them that was opened last and has some. */
export function readPlaces(told: Places): void {
  places = told;
}

/** A sentence for the ear: signs for places are told in words. */
export function aloud(text: string): string {
  return places?.spoken(text) ?? text;
}

function written(place: Place): string {
  return places?.written(place) ?? place.join(",");
}

export function event(game: string, happened: Happening): string {
  return say(`${game}-${happened.code}`, happened.params as Params);
}

export function obstacle(game: string, found: ObstacleMessage): string {
  return say(`${game}-${found.code}`, found.params);
}

/** What a move does. */
export function phrase({ code, params = {} }: PhraseMessage): string {
  return say(code, params);
}

/** That it cannot be done; some moves have words of their own for that. */
export function notPossible({ code, params = {} }: PhraseMessage): string {
  return knows(`not-${code}`)
    ? say(`not-${code}`, params)
    : say("why-title", { what: say(code, params) });
}

/** What such moves are gathered under in lists, where that has a name. */
export function phraseTitle({ code, params = {} }: PhraseMessage): string | undefined {
  return knows(`title-${code}`) ? say(`title-${code}`, params) : undefined;
}

/** A sentence for every no of the server; rules are left to whoever shows them as links. */
export function refusal(
  game: string,
  refused: Pick<Refusal, "code" | "params"> & Partial<Refusal>,
): string {
  const params: Record<string, unknown> = {
    ...refused.params,
    tried: refused.tried ?? "",
  };
  // Undo ends at something that was revealed: say what it was.
  if ("event" in params) params["what"] = say(`${game}-${String(params["event"])}`, params);
  const reasons = (refused.obstacles ?? []).map((each) => obstacle(game, each));
  const title = refused.phrase ? notPossible(refused.phrase) : say(`error-${refused.code}`, params);
  return [title, ...reasons].join(" ");
}
