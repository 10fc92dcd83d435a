// How a parameter is told, which its kind decides: the same as in words/__init__.py of the server's
// package. A golden file, written there and read here, keeps both of one mind.

export type Params = Readonly<Record<string, unknown>>;
/** What telling needs from a language. */
export interface Speaker {
  knows(code: string): boolean;
  say(code: string, params?: Params): string;
  person(seat: string): string;
  place(place: string): string;
  /** In the order of the seats. */
  names(): readonly string[];
}

/** Dice as moves write them: `claw*2 foot`, `fame+minion@4*2`, `claw~`. */
const DIE = /^([a-z]+(?:\+[a-z]+)*|\?)([~?]?)(?:@(\d))?(?:\*(\d+))?$/;
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
    return listed(
      speaker,
      wordsOf(value).map((word) => die(speaker, word)),
    );
  const text = kind === "place" ? speaker.place(plain(value)) : plain(value);
  return shortened(printable(text), kind === "quoted" ? LONGEST : LONGEST_OF_ALL);
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

const wordsOf = (value: unknown): string[] => plain(value).split(/\s+/).filter(Boolean);

/** A die by its faces, with how many and where; what is none is told as it is. */
function die(speaker: Speaker, word: string): string {
  const [found, faces = "", sign, zone, times] = DIE.exec(word) ?? [];
  if (found === undefined) return printable(word);
  const known = faces
    .split("+")
    .map((face) => coded(speaker, face === "?" ? "any" : face, ["face"]));
  let text = known.join(" + ");
  if (sign) text = speaker.say(sign === "~" ? "die-from-tile" : "die-any-as", { what: text });
  if (times) text = `${times} × ${text}`;
  return zone ? speaker.say("die-in-zone", { what: text, zone }) : text;
}

function tellList(speaker: Speaker, kind: string, values: readonly unknown[]): string {
  let items = values.map((value) => String(tell(speaker, kind, value)));
  const names = speaker.names();
  if (kind === "by-seat" && items.length === names.length)
    items = items.map((item, n) => `${names[n]}: ${item}`);
  return ["choices", "by-seat"].includes(kind) ? items.join(", ") : listed(speaker, items);
}

function coded(speaker: Speaker, value: string, prefixes: readonly string[]): string {
  const found = prefixes.find((prefix) => speaker.knows(`${prefix}-${value}`));
  return found ? speaker.say(`${found}-${value}`) : printable(value) || "none";
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
