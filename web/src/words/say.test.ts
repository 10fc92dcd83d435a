import { afterEach, beforeEach, expect, test } from "vitest";
import { lay } from "../testing/lay";
import Spoken from "../controls/Spoken.svelte";
import "../testing/allWords";
import { aloud, event, introduce, language, person, refusal, say, speak } from "./say.svelte";

beforeEach(() => speak("en"));
afterEach(() => introduce([]));

test("the same code in two languages", async () => {
  expect(say("name-sea")).toBe("Sea creatures");
  await speak("de");
  expect(say("name-sea")).toBe("Meereswesen");
  expect(document.documentElement.lang).toBe("de");
});

test("the choice is remembered", async () => {
  await speak("de");
  expect(language()).toBe("de");
  expect(localStorage.getItem("language")).toBe("de");
});

test("a seat is told as who sits there", () => {
  introduce([["0", "Ada"]]);
  expect(person("0")).toBe("Ada");
  expect(person("chance")).toBe("chance");
});

test("a refusal says what stands against it", () => {
  const obstacles = [{ rule: "M-3.3", code: "not-in-hand", params: { strength: 4 } }];
  const text = refusal("mighty", { code: "illegal-move", params: {}, tried: "4@2a", obstacles });
  expect(text).toBe("4@2a is not possible. You have no 4 in hand.");
});

test("the barrier of undo says what was revealed", () => {
  const params = { move: 12, event: "fight-lost", place: 3 };
  expect(refusal("mighty", { code: "undo-reveal", params })).toContain("Guardian 3 is too strong");
});

test.each([
  ["en", "right 1, down 2", "left 3", "up 1"],
  ["de", "rechts 1, unten 2", "links 3", "oben 1"],
] as const)("places are drawn for the eye and told in words to the ear: %s", async (...told) => {
  const [tongue, first, second, third] = told;
  await speak(tongue);
  expect(aloud("→1 ↓2, ←3; ↑1.")).toBe(`${first}, ${second}; ${third}.`);
  const text = event("timid", {
    code: "card-turned",
    params: { place: "1,-2", card: "exit" },
  });
  expect(text).toContain("→1 ↓2");
  const { target, clear } = lay(Spoken, { text });
  const [seen, heard] = target.querySelectorAll("span");
  expect(seen?.getAttribute("aria-hidden")).toBe("true");
  expect(seen?.textContent).toBe(text);
  expect(heard?.textContent).toBe(text.replace("→1 ↓2", first));
  await clear();
});

test("a sentence without places is said once", async () => {
  const { target, clear } = lay(Spoken, { text: "Guardian 3 is too strong." });
  expect(target.textContent).toBe("Guardian 3 is too strong.");
  expect(target.querySelector("span")).toBeNull();
  await clear();
});
