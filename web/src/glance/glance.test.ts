import { expect, test } from "vitest";
import { uiOf } from "../games/games";
import { allGames } from "../games/joined.svelte";

const WORDS = import.meta.glob<string>("../../../src/ungeheuer/games/*/words/*/glance.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

test.each(allGames())("every number in the picture of %s has its sentence", async (game) => {
  const found = await uiOf(game).glance?.();
  const texts = Object.entries(WORDS).filter(([path]) => path.includes(`/${game}/`));
  expect(texts.length).toBeGreaterThan(1);
  for (const [, text] of texts)
    expect(text.match(/^glance-.*? =/gm)).toEqual(
      found?.default.marks.map((_, n) => `glance-${game}-${n + 1} =`),
    );
});

test.each(allGames())("the picture of %s lies within its sheet", async (game) => {
  const { laid, marks } = (await uiOf(game).glance!()).default;
  for (const { x, size } of laid) expect(x + size).toBeLessThanOrEqual(100);
  for (const [x, y] of marks) expect([x > 0, x < 100, y > 0, y < 62]).not.toContain(false);
});
