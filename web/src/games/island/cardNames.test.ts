// A card that the server has no text for, such as one of somebody's own set, is called as its file
// calls it: in the language of whoever looks, else in English, else by its number.

import { afterEach, expect, test } from "vitest";
import { speak } from "../../words/say.svelte";
import { nameOf } from "./cardNames";

const card = { path: "keep.K99", shape: "card" } as Parameters<typeof nameOf>[0];

afterEach(() => speak("en"));

test.each([
  ["en", { en: "Claw", de: "Kralle" }, "Claw"],
  ["de", { en: "Claw", de: "Kralle" }, "Kralle"],
  ["de", { en: "Claw" }, "Claw"],
  ["de", { name: { en: "Claw", de: "Kralle" } }, "Kralle"],
  ["de", {}, "K99"],
])("in %s, %j is called %s", async (language, names, told) => {
  await speak(language);
  expect(nameOf(card, { keep: { K99: names } }, [])).toBe(told);
});
