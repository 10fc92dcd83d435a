// What the character does on a floor, a line for each thing, for whoever watches.

import { event } from "../../words/say.svelte";
import type { Event } from "./play";

const STEPS: ReadonlySet<Event["code"]> = new Set([
  "card-turned",
  "monster-froze",
  "monster-slain",
  "attack-missed",
  "jumped",
  "stopped-by-monster",
  "stopped-without-way",
  "gave-up",
  "floor-escaped",
]);

/** Since the floor was built; the latest comes last. */
export function stepsOn(story: readonly Event[]): string[] {
  const start = story.findLastIndex(({ code }) => code === "floor-built");
  return story
    .slice(start + 1)
    .filter(({ code }) => STEPS.has(code))
    .map((each) => event("timid", each));
}

/** How long one needs to read it, in milliseconds: 180 words a minute. */
export function reading(lines: readonly string[]): number {
  return (lines.join(" ").split(/\s+/).length * 60_000) / 180;
}
