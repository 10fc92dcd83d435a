// Places of the cellar as steps from the entrance, in signs and in words.

import { knows, type Places, say } from "../../words/say.svelte";
import type { Place } from "../../words/told";

/** A place of the cellar as steps from the entrance: nobody counts squares on a table. */
export function steps([across, along]: Place): string {
  const parts = [
    across && `${across > 0 ? "→" : "←"}${Math.abs(across)}`,
    along && `${along > 0 ? "↑" : "↓"}${Math.abs(along)}`,
  ].filter(Boolean);
  return parts.join(" ") || say("place-entrance");
}

const STEPS = /(?:[→←]\d+)(?: [↑↓]\d+)?|[↑↓]\d+/gu;
const WAYS: Readonly<Record<string, string>> = {
  "→": "right",
  "←": "left",
  "↑": "up",
  "↓": "down",
};

/** A sentence for the ear: "→1 ↑2" is "right 1, up 2", as the cards of the cellar are called. */
function aloud(text: string): string {
  return text.replace(STEPS, (place) => {
    const parts = place.split(" ").map((part) => ({
      code: `timid-place-${WAYS[part.charAt(0)]}`,
      count: Number(part.slice(1)),
    }));
    return parts.every(({ code }) => knows(code))
      ? parts.map(({ code, count }) => say(code, { count })).join(", ")
      : place;
  });
}

export const places: Places = { written: steps, spoken: aloud };
