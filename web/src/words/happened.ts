// What happened, for people: the catalogue's sentence, with dice and symbols by their names.

import { tellThing } from "./moves.svelte";
import { event, type Happening, knows, list, say } from "./say.svelte";

/** What records write in their own notation, such as `claw*2` or `fame+minion@4`. */
const WRITTEN = new Set(["dice", "symbol", "face", "die"]);
const ARROWS: Readonly<Record<string, string>> = {
  "←": "left",
  "→": "right",
  "↑": "up",
  "↓": "down",
};

export function tellEvent(game: string, happened: Happening): string {
  const params = Object.entries(happened.params).map(([name, value]) => [
    name,
    WRITTEN.has(name) ? inWords(value) : value,
  ]);
  return event(game, { code: happened.code, params: Object.fromEntries(params) });
}

function inWords(value: unknown): unknown {
  if (Array.isArray(value)) return list(value.map((each) => tellThing(String(each))));
  if (typeof value !== "string" || !value) return value;
  const symbol = `symbol-${value}`;
  if (knows(symbol) && !knows(`face-${value}`)) return say(symbol);
  return list(value.split(" ").map(tellThing));
}

/** Arrows of the cellar are for the eye; the ear hears "left 1, down 2". */
export function aloud(text: string): string {
  return text.replace(/[←→↑↓]\d+(?: [←→↑↓]\d+)*/g, (steps) =>
    steps
      .split(" ")
      .map((step) => say(`timid-place-${ARROWS[step[0]!]}`, { count: Number(step.slice(1)) }))
      .join(", "),
  );
}
