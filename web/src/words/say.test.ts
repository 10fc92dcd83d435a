import { afterEach, beforeEach, expect, test } from "vitest";
import { introduce, language, person, refusal, say, speak } from "./say.svelte";

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
