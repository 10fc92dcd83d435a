import { afterEach, expect, test } from "vitest";
import golden from "./golden.json";
import { introduce, LANGUAGES, readPlaces, say, speak } from "./say.svelte";

interface Line {
  code: string;
  params: Record<string, unknown>;
  [language: string]: unknown;
}

/** A terminal has no signs for places and calls them like squares of a chess board. */
function square([x, y]: [number, number]): string {
  return `${"ABCDEFGHIJKLM"[x + 6]}${y + 7}`;
}

afterEach(() => introduce([]));

test.each(LANGUAGES)("%s: browser and terminal say the same", async (language) => {
  await speak(language);
  readPlaces({ written: square, spoken: (text) => text });
  introduce([
    ["0", "Inga"],
    ["1", "Frank"],
    ["2", "Ani"],
  ]);
  for (const line of golden as Line[]) {
    expect({ code: line.code, text: say(line.code, line.params) }).toEqual({
      code: line.code,
      text: line[language],
    });
  }
});
