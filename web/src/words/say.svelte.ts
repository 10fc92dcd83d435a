// What the table says, in the language of whoever looks. `say` is typed: a missing word, a missing
// number, a code that does not exist do not compile.

import { de } from "./de";
import { en } from "./en";

type English = typeof en;
type Words = { readonly [C in keyof English]: English[C] };
/** What every language has to say. */
export type Catalogue = {
  readonly [C in keyof Words]: Words[C] extends (p: infer P) => string ? (p: P) => string : string;
};
export type Code = keyof Catalogue;
type Params<C extends Code> = Catalogue[C] extends (p: infer P) => string ? [params: P] : [];
/** Codes that are said without any number or name. */
export type PlainCode = { [C in Code]: Catalogue[C] extends string ? C : never }[Code];

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

const CATALOGUES: Record<Language, Catalogue> = { en, de };
const KEY = "language";

const spoken = $state({ language: firstLanguage() });

function firstLanguage(): Language {
  const wishes = [localStorage.getItem(KEY), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((language) => language === wishes.find(isLanguage)) ?? "en";
}

function isLanguage(tag: string | null): boolean {
  return LANGUAGES.some((language) => language === tag);
}

export function language(): Language {
  return spoken.language;
}

export function speak(language: Language): void {
  spoken.language = language;
  localStorage.setItem(KEY, language);
  document.documentElement.lang = language;
}

export function say<C extends Code>(code: C, ...params: Params<C>): string {
  const words: string | ((p: never) => string) = CATALOGUES[spoken.language][code];
  return typeof words === "string" ? words : words(params[0] as never);
}
