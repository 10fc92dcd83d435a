import { afterEach, beforeEach, expect, test } from "vitest";
import { lay } from "../testing/lay";
import Spoken from "../controls/Spoken.svelte";
import "../testing/allWords";
import { called, embody, introduce, language, person, say, speak } from "./say.svelte";

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

test("where somebody has a figure, sentences speak of it; the person keeps the name", () => {
  introduce([["0", "Ada"]]);
  const leave = embody([["0", "Moss"]]);
  expect(say("match-resign-as", { player: 0 })).toContain("Moss");
  expect(say("match-resign-as", { player: 0 })).not.toContain("Ada");
  expect([called("0"), called("1"), person("0")]).toEqual(["Moss", "1", "Ada"]);
  leave();
  expect(called("0")).toBe("Ada");
});

test("a sentence without places is said once", async () => {
  const { target, clear } = lay(Spoken, { text: "Guardian 3 is too strong." });
  expect(target.textContent).toBe("Guardian 3 is too strong.");
  expect(target.querySelector("span")).toBeNull();
  await clear();
});
