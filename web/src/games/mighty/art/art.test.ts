import { afterEach, expect, test } from "vitest";
import { MOODS } from "../../../art/moods";
import { lay } from "../../../testing/lay";
import Guardian from "./Guardian.svelte";
import GuardianCard from "./GuardianCard.svelte";
import { LEVELS } from "./levels";
import MonsterCard from "./MonsterCard.svelte";

afterEach(() => document.body.replaceChildren());

test.each([...LEVELS, "king"] as const)("guardian %s looks different in every mood", (who) => {
  const looks = MOODS.map((mood) => lay(Guardian, { who, mood }).target.innerHTML);
  expect(new Set(looks).size).toBe(MOODS.length);
});

test("a back shows no strength", () => {
  expect(lay(MonsterCard, { kind: "undead" }).target.querySelector("text")).toBeNull();
  expect(lay(MonsterCard, { kind: "undead", strength: 4 }).find("text").textContent).toBe("4");
});

test("a guardian shows ranges on its back, numbers on its front", () => {
  const back = { level: 2, strengths: [4, 8], loots: [7, 13] } as const;
  const numbers = (target: HTMLElement) =>
    [...target.querySelectorAll("text")].map((t) => t.textContent);
  expect(numbers(lay(GuardianCard, back).target)).toEqual(["4–8", "7–13"]);
  expect(numbers(lay(GuardianCard, { ...back, front: { strength: 6, loot: 11 } }).target)).toEqual([
    "6",
    "11",
  ]);
});
