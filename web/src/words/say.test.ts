import { afterEach, expect, test } from "vitest";
import { de } from "./de";
import { en } from "./en";
import { language, say, speak } from "./say.svelte";

afterEach(() => speak("en"));

test("the same code in two languages", () => {
  speak("en");
  expect(say("kind.sea")).toBe("Sea creatures");
  speak("de");
  expect(say("kind.sea")).toBe("Meereswesen");
  expect(document.documentElement.lang).toBe("de");
});

test("numbers and names go in", () => {
  speak("en");
  expect(say("card.monster", { kind: "Orcs", strength: 4 })).toBe("Orcs, strength 4");
});

test("the choice is remembered", () => {
  speak("de");
  expect(language()).toBe("de");
  expect(localStorage.getItem("language")).toBe("de");
});

test("codes come in the same order, so that the files can be read side by side", () => {
  expect(Object.keys(de)).toEqual(Object.keys(en));
});

test("the system raises its voice nowhere", () => {
  for (const words of [...Object.values(en), ...Object.values(de)]) {
    expect(String(words)).not.toMatch(/[a-zäöüß]!/i);
  }
});
