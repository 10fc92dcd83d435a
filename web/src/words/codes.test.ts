// The lint of words: whatever the sources say by name must be in the catalogues. That both
// languages have the same messages is checked where the catalogues live (tests/words).

import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const WORDS = import.meta.glob<string>("../../../src/ungeheuer/**/words/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const ids = Object.values(WORDS).flatMap((text) =>
  [...text.matchAll(/^([a-z][\w-]*) =/gim)].map((found) => found[1]!),
);
const SAID = /(?<![.\w])say\(([^,()]*(?:\([^()]*\)[^,()]*)*)/gs;
const QUOTED = /(["'`])((?:(?!\1).)+)\1/gs;

/** The codes in what is given to `say`: of a choice both, but not what it depends on. */
function codesIn(source: string): string[] {
  const given = [...source.matchAll(SAID)].map((found) =>
    found[1]!.replace(/^[^?`]*\?(?=\s*["'`])/s, "").replace(/[!=]==? *"[^"]*"/g, ""),
  );
  return given.flatMap((text) => [...text.matchAll(QUOTED)].map((found) => found[2]!));
}

/** A code with holes, such as mood-${mood}, stands for all that fit. */
function pattern(code: string): RegExp {
  const parts = code.split(/\$\{[^}]*\}/).map((part) => part.replace(/[^\w-]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`);
}

test.each(Object.entries(SOURCES))("%s says only what has words", (_, source) => {
  expect(codesIn(source).filter((code) => !ids.some((id) => pattern(code).test(id)))).toEqual([]);
});
