import { beforeEach, expect, test } from "vitest";
import { applyTheme, chooseTheme, chosenTheme } from "./theme";

beforeEach(() => localStorage.clear());

test("the system decides until somebody chooses", () => {
  expect(chosenTheme()).toBe("system");
  applyTheme();
  expect(document.documentElement.dataset["theme"]).toBeUndefined();
});

test("a choice is kept and shown", () => {
  chooseTheme("dark");
  expect(chosenTheme()).toBe("dark");
  expect(document.documentElement.dataset["theme"]).toBe("dark");
});

test("nonsense in the storage counts as no choice", () => {
  localStorage.setItem("theme", "plaid");
  expect(chosenTheme()).toBe("system");
});
