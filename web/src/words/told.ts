// How a parameter is told, which its kind decides: the same as in words/__init__.py of the server's
// package. A golden file, written there and read here, keeps both of one mind.

import type { ShownDie } from "../wire/types";

export type Place = readonly [x: number, y: number];
export type Params = Readonly<Record<string, unknown>>;
/** What telling needs from a language. */
export interface Speaker {
  knows(code: string): boolean;
  say(code: string, params?: Params): string;
  person(seat: string): string;
  place(place: Place): string;
  /** In the order of the seats. */
  names(): readonly string[];
}

const LONGEST = 80;
const LONGEST_OF_ALL = 1000;

/** A parameter of this kind as it stands in a sentence. */
export function tell(speaker: Speaker, kind: string, value: unknown): string | number {
  if (Array.isArray(value)) return shortened(tellList(speaker, kind, value), LONGEST_OF_ALL);
  if (kind === "person") return speaker.person(plain(value));
  const [head, ...prefixes] = kind.split(" ");
  if (head === "word") return coded(speaker, plain(value), prefixes);
  if (typeof value === "number") return tellNumber(kind, value);
  if (kind === "dice")
    return isDie(value) ? die(speaker, value) : coded(speaker, plain(value), ["face"]);
  return shortened(printable(plain(value)), kind === "quoted" ? LONGEST : LONGEST_OF_ALL);
}

/** For the catalogue to format; which one it is, as text; a change with its sign. */
function tellNumber(kind: string, value: number): string | number {
  if (kind === "change") return value < 0 ? `−${-value}` : `+${value}`;
  return kind === "number" ? String(value) : value;
}

/** "1, 2 and 3"; "none" is for messages to choose by. */
export function listed(speaker: Speaker, items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return "none";
  if (items.length === 1) return last;
  return speaker.say("list-and", { first: items.slice(0, -1).join(", "), last });
}

/** Without control characters, which could turn a line around. */
export function printable(text: string): string {
  return text.replace(/(?![ \n])[\p{C}\p{Z}]/gu, "�");
}

const isDie = (value: unknown): value is ShownDie => typeof value === "object" && value !== null;

/** Equal dice by what they show, with how many and where. */
function die(speaker: Speaker, { shows, made, count, zone }: ShownDie): string {
  let text = shows.map((face) => coded(speaker, face, ["face"])).join(" + ");
  if (made) text = speaker.say(made === "tile" ? "die-from-tile" : "die-any-as", { what: text });
  if (count) text = `${count} × ${text}`;
  return zone === undefined ? text : speaker.say("die-in-zone", { what: text, zone });
}

function tellList(speaker: Speaker, kind: string, values: readonly unknown[]): string {
  if (kind === "place") return speaker.place(values as unknown as Place);
  let items = values.map((value) => String(tell(speaker, kind, value)));
  const names = speaker.names();
  if (kind === "by-seat" && items.length === names.length)
    items = items.map((item, n) => `${names[n]} (${item})`);
  return ["choices", "by-seat"].includes(kind) ? items.join(", ") : listed(speaker, items);
}

/** The word for a code, or for what it is a part of, as in `K08.2`. */
function coded(speaker: Speaker, value: string, prefixes: readonly string[]): string {
  const codes = [value, value.split(".", 1)[0]!];
  const known = codes.flatMap((code) => prefixes.map((prefix) => `${prefix}-${code}`));
  const found = known.find((code) => speaker.knows(code));
  return found ? speaker.say(found) : printable(value) || "none";
}

function shortened(text: string, longest: number): string {
  const signs = text.length > longest ? Array.from(text) : [];
  return signs.length > longest ? `${signs.slice(0, longest - 1).join("")}…` : text;
}

/** As the catalogues choose by it: true and false have capitals there. */
function plain(value: unknown): string {
  if (value === true) return "True";
  if (value === false) return "False";
  if (value === null || value === undefined) return "None";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
