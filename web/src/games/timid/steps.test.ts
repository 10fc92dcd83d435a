import { beforeAll, expect, test } from "vitest";
import { readPlaces, speak } from "../../words/say.svelte";
import { places } from "./places";
import type { Event } from "./play";
import { reading, stepsOn } from "./steps";

beforeAll(async () => {
  await speak("en");
  readPlaces(places);
});

const event = (code: string, params: object) => ({ code, params, rule: "T-4.2" }) as Event;

test("what the character does since the floor was built, a line for each thing", () => {
  const story = [
    event("card-turned", { place: [0, 5], card: "bat" }),
    event("floor-built", { floor: 2 }),
    event("card-turned", { place: [0, 1], card: "corridor" }),
    event("jumped", { place: [0, 3], over: [0, 2] }),
    event("monster-slain", { place: [1, 3], card: "dragon" }),
    event("match-ended", { winner: "dungeon", floors: 1 }),
  ];
  expect(stepsOn(story)).toEqual([
    "G8 is turned up: corridor.",
    "The character jumps over G9 onto G10.",
    "The dragon on H10 is slain.",
  ]);
});

test("reading takes as long as 180 words a minute take", () => {
  expect(reading(["one two three"])).toBe(1000);
});
