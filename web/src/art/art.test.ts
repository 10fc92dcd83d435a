import { afterEach, expect, test } from "vitest";
import { lay } from "../testing/lay";
import Boss from "../games/island/art/Boss.svelte";
import Die from "../games/island/art/Die.svelte";
import DungeonCard from "../games/timid/art/DungeonCard.svelte";
import { cardMood } from "../games/timid/art/dungeonCards";
import GuardianCard from "../games/mighty/art/GuardianCard.svelte";
import Guardian from "../games/mighty/art/Guardian.svelte";
import IslandMonster from "../games/island/art/Defender.svelte";
import Monster from "./Monster.svelte";
import MonsterCard from "../games/mighty/art/MonsterCard.svelte";
import { MOODS } from "./moods";
import { BOSSES, DEFENDERS, KINDS, LEVELS, SHY } from "./palette";
import ShyMonster from "./ShyMonster.svelte";

afterEach(() => document.body.replaceChildren());

test("a picture with a name is an image, one without is decoration", () => {
  const named = lay(Monster, { kind: "orcs", label: "Orcs" }).find("svg");
  expect([named.getAttribute("role"), named.getAttribute("aria-label")]).toEqual(["img", "Orcs"]);
  const bare = lay(Monster, { kind: "orcs" }).find("svg");
  expect(bare.getAttribute("aria-hidden")).toBe("true");
});

test.each(KINDS)("%s look different in every mood", (kind) => {
  const looks = MOODS.map((mood) => lay(Monster, { kind, mood }).target.innerHTML);
  expect(new Set(looks).size).toBe(MOODS.length);
});

test.each(SHY)("the %s looks different in every mood", (who) => {
  const looks = MOODS.map((mood) => lay(ShyMonster, { who, mood }).target.innerHTML);
  expect(new Set(looks).size).toBe(MOODS.length);
});

test.each([...LEVELS, "king"] as const)("guardian %s looks different in every mood", (who) => {
  const looks = MOODS.map((mood) => lay(Guardian, { who, mood }).target.innerHTML);
  expect(new Set(looks).size).toBe(MOODS.length);
});

test.each(BOSSES)("the boss %s looks different in every mood", (boss) => {
  const looks = MOODS.map((mood) => lay(Boss, { boss, mood }).target.innerHTML);
  expect(new Set(looks).size).toBe(MOODS.length);
});

test.each(DEFENDERS)("%s looks different in every mood", (who) => {
  const looks = MOODS.map((mood) => lay(IslandMonster, { who, mood }).target.innerHTML);
  expect(new Set(looks).size).toBe(MOODS.length);
});

test("shapes are drawn as SVG, not as unknown HTML", () => {
  const { target } = lay(Monster, { kind: "sea" });
  for (const path of target.querySelectorAll("path")) {
    expect(path.namespaceURI).toBe("http://www.w3.org/2000/svg");
  }
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

test("a face-down card holds nothing that tells what it is", () => {
  const backs = [undefined, null].map(
    (card) => lay(DungeonCard, { card, pattern: ".#. #M# ..." }).target.innerHTML,
  );
  expect(backs[0]).toBe(backs[1]);
});

test("a monster's lot shows in its face", () => {
  expect(cardMood({ active: true, frozen: false, slain: false })).toBe("angry");
  expect(cardMood({ active: true, frozen: false, slain: true })).toBe("beaten");
  expect(cardMood({ active: false, frozen: true, slain: false })).toBe("worried");
});

test("a virtual die is drawn with a dashed edge", () => {
  const edge = (virtual: boolean) =>
    lay(Die, { face: "heart", virtual }).find("rect").getAttribute("stroke-dasharray");
  expect(edge(true)).not.toBeNull();
  expect(edge(false)).toBeNull();
});
