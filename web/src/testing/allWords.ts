// For tests: all words of both languages at once.

import { GAMES } from "../wire/types";
import { fetchWords, LANGUAGES } from "../words/catalogue.svelte";

await Promise.all(
  LANGUAGES.map((language) =>
    fetchWords(
      language,
      "table",
      "opening",
      "parts",
      "hearing",
      "cards",
      "advice",
      "lesson",
      "tasks",
      "scene",
      "hosting",
      ...GAMES,
    ),
  ),
);
