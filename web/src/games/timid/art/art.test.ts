import { afterEach, expect, test } from "vitest";
import { lay } from "../../../testing/lay";
import DungeonCard from "./DungeonCard.svelte";
import { cardMood } from "./dungeonCards";

afterEach(() => document.body.replaceChildren());

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
