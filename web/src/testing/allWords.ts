// For tests: all words of both languages at once.

import { fetchWords, LANGUAGES } from "../words/catalogue.svelte";

await Promise.all(
  LANGUAGES.map((language) =>
    fetchWords(language, "table", "parts", "hearing", "cards", "mighty", "timid", "island"),
  ),
);
