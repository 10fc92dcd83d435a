import { afterEach, expect, test } from "vitest";
import { MOODS } from "../../../art/moods";
import { lay } from "../../../testing/lay";
import Boss from "./Boss.svelte";
import { BOSSES, DEFENDERS } from "./creatures";
import Defender from "./Defender.svelte";
import Die from "./Die.svelte";

afterEach(() => document.body.replaceChildren());

test.each(BOSSES)("the boss %s looks different in every mood", (boss) => {
  const looks = MOODS.map((mood) => lay(Boss, { boss, mood }).target.innerHTML);
  expect(new Set(looks).size).toBe(MOODS.length);
});

test.each(DEFENDERS)("%s looks different in every mood", (who) => {
  const looks = MOODS.map((mood) => lay(Defender, { who, mood }).target.innerHTML);
  expect(new Set(looks).size).toBe(MOODS.length);
});

test("a virtual die is drawn with a dashed edge", () => {
  const edge = (virtual: boolean) =>
    lay(Die, { face: "heart", virtual }).find("rect").getAttribute("stroke-dasharray");
  expect(edge(true)).not.toBeNull();
  expect(edge(false)).toBeNull();
});
