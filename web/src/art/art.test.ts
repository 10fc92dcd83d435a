import { afterEach, expect, test } from "vitest";
import { lay } from "../testing/lay";
import Monster from "./Monster.svelte";
import { MOODS } from "./moods";
import { KINDS, SHY } from "./palette";
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

test("shapes are drawn as SVG, not as unknown HTML", () => {
  const { target } = lay(Monster, { kind: "sea" });
  for (const path of target.querySelectorAll("path")) {
    expect(path.namespaceURI).toBe("http://www.w3.org/2000/svg");
  }
});
