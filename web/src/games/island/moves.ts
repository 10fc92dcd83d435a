// A move in words: the notation read aloud. It knows how moves are written, not what is allowed.

import type { MoveWords } from "../../prompts/props";
import { capital, knows, list, nameOf, say } from "../../words/say.svelte";

/** Where names of things in a move can be found. */
const NAMED = ["face", "symbol", "minion", "card", "ally", "tile", "boss", "ability", "name"];

export function tell(text: string): string {
  const [head = "", ...rest] = text.split(" ");
  const word = head.replace(/[*~?].*$/, "");
  const kinds = [
    rest.length ? "" : "-alone",
    rest.includes("with") ? "-with" : "",
    rest[1] === ">" ? "-to" : "",
  ];
  const codes = kinds.filter(Boolean).map((kind) => `does-island-${word}${kind}`);
  const whole = rest.length ? [`does-island-${text.replaceAll(" ", "-")}`] : [];
  const found = [...whole, ...codes, `does-island-${word}`].find(knows);
  const told = {
    all: word === "energy" ? things(text.split(" ")) : "",
    rest: things(rest),
    first: thing(rest[0] ?? ""),
    player: rest[0] ?? "",
    owner: rest[rest.indexOf("with") + 1] ?? "",
    zone: rest.at(-1) ?? "",
    to: rest[rest.indexOf(">") + 1] ?? "",
  };
  return found ? say(found, told) : capital(things(text.split(" ")));
}

/** Dice are counted up: "claw and foot"; other words stand side by side. */
function things(words: readonly string[]): string {
  const dice = words.findIndex((word) => !isDie(word));
  const last = dice < 0 ? words.length : dice;
  if (last < 2) return words.map(thing).join(" ");
  return [list(words.slice(0, last).map(thing)), ...words.slice(last).map(thing)].join(" ");
}

const isDie = (word: string): boolean => knows(`face-${word.replace(/[~?]?(\*\d+)?$/, "")}`);

/** `claw*2` is two claws, `soldier@2` one in zone 2. */
function thing(word: string): string {
  const [, name = word, virtual = "", times = "", zone = ""] =
    /^([\w.+-]+?)([~?]?)(?:\*(\d+))?(?:@(\d))?$/.exec(word) ?? [];
  const prefix = NAMED.find((each) => knows(`${each}-${name}`));
  if (word === ">") return "→";
  if (word === "at" || word === "on" || word === "to" || word === "with" || word === "steal")
    return say(`does-word-${word}`);
  const many = times ? `${times} × ` : "";
  // a boss die with two symbols
  const parts = name.split("+");
  if (parts.length > 1) return `${many}${parts.map(thing).join(" + ")}${inZone(zone)}`;
  const told = prefix ? say(`${prefix}-${name}`) : nameOf(name);
  return `${many}${told}${virtual}${inZone(zone)}`;
}

function inZone(zone: string): string {
  return zone ? ` (${say("does-in-zone", { zone })})` : "";
}

function tellHead(head: string): string {
  const code = `does-island-${head}-title`;
  return knows(code) ? say(code) : capital(thing(head));
}

export const moves: MoveWords = {
  tell,
  head: (text) => text.split(" ")[0]?.replace(/[*~?].*$/, "") ?? text,
  tellHead,
  piece: (piece) => capital(thing(piece)),
};
