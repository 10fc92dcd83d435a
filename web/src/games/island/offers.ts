// Moves as what a hand does: dice picked up, then pieces touched. It knows how moves are written
// (docs/notation-island.md), not which are allowed: those are the ones that the question lists.

import { FACES } from "./art/symbols";
import type { AskMessage, IslandView } from "../../wire/types";

/** A piece that can be touched, such as `zone 3`, `minion soldier@2`, `tile ST01`. */
export type Key = string;
/** Dice by their word: `claw` of the roll, `claw~` and `?` of a support tile. */
export type Counts = Readonly<Record<string, number>>;

export interface Offer {
  readonly text: string;
  readonly dice: Counts;
  readonly keys: readonly Key[];
}

/** Answers that are no piece on the table: they get a button of their own. */
export const WORDS = [
  "keep",
  "throw",
  "stop",
  "end",
  "done",
  "sweep",
  "pass",
  "pass boss",
  "pass all",
  "pay",
  "lose fame",
  "leave",
] as const;

const isDie = (word: string): boolean => dieOf(word) !== undefined;

/** `claw*2` is the die `claw`, `claw?` the die `?` put to use. */
function dieOf(word: string): string | undefined {
  const [, face = "", sign = ""] = /^([a-z]+|\?)([~?]?)(?:\*\d+)?$/.exec(word) ?? [];
  if (face === "?" || sign === "?") return isFace(face) || face === "?" ? "?" : undefined;
  return isFace(face) ? face + sign : undefined;
}

const isFace = (word: string): boolean => FACES.some((face) => face === word);

const timesOf = (word: string): number => Number(/\*(\d+)$/.exec(word)?.[1] ?? 1);

export function counted(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) {
    const die = dieOf(word);
    if (die) counts[die] = (counts[die] ?? 0) + timesOf(word);
  }
  return counts;
}

/** What has to be picked up and touched for this move. */
// eslint-disable-next-line max-lines-per-function -- goes when moves and events travel as data
export function read(text: string, view: IslandView): Offer {
  const words = text.split(" ");
  const [head = "", ...rest] = words;
  const offer = (keys: Key[], dice: readonly string[] = []) => ({
    text,
    keys,
    dice: counted(dice),
  });
  const step = view.steps.at(-1);
  const me = view.monsters[view.active]?.zone ?? -1;
  if (WORDS.some((word) => word === text)) return offer([`do ${text}`]);
  if (isDie(head)) return readDie(words, view.active, offer);
  switch (head) {
    case "place":
    case "zone":
      return offer([`zone ${rest[0]}`]);
    case "boss":
      return rest[0] === ">" ? offer(["boss", `zone ${rest[1]}`]) : offer([`zone ${rest[0]}`]);
    case "crystal":
      return rest[0] === "free"
        ? offer([`free ${step?.zone}`])
        : offer([
            rest[0]?.startsWith("new-")
              ? `locked ${rest[0].slice(4)}@${step?.zone} new`
              : `locked ${rest[0]}@${step?.zone}`,
          ]);
    case "pylon":
      return offer([`space ${rest[0]}@${step?.zone}`]);
    case "space":
      return offer([`space ${rest[0]}`]);
    case "take":
      return offer([`locked ${rest[0]}`]);
    case "unlock":
      return rest[1] === "on" ? offer([`card ${rest[2]}`]) : offer([`locked ${rest[0]}`]);
    case "lock":
      return offer([rest[1] === "on" ? `card ${rest[2]}` : `free ${me}`], rest.slice(0, 1));
    case "throw":
      return offer(["do throw"], rest);
    case "attack": {
      const aimed = rest.at(-2) === "at";
      return offer(aimed ? [`do attack ${rest.at(-1)}`] : ["do attack"], rest);
    }
    case "hit":
      return offer([rest[0] === "boss" ? "boss" : `minion ${rest[0]}@${step?.zone}`]);
    case "build":
      return offer([`space ${rest[0]}@${me}`], rest.slice(1));
    case "activate":
      return offer(rest[1] ? [`tile ${rest[0]}`, `do ${rest[1]}`] : [`tile ${rest[0]}`]);
    case "recharge":
    case "tile":
      return offer([`tile ${rest[0]}`]);
    case "drop":
      return offer(["do drop"], rest);
    case "use":
      return offer([`power ${rest[0]}`]);
    case "spend":
      return offer([`power ${rest[0]}`], rest.slice(1));
    case "ally":
      return offer([`ally ${rest[0]}`]);
    case "buy":
      return offer([`slot ${rest[0]}`]);
    case "monster":
      return offer(
        rest[1] === ">" ? [`monster ${rest[0]}`, `zone ${rest[2]}`] : [`monster ${rest[0]}`],
      );
    case "minion":
      return offer(
        rest[1] === ">" ? [`minion ${rest[0]}`, `zone ${rest[2]}`] : [`minion ${rest[0]}`],
      );
    case "boss-die":
      return offer([`boss-die ${rest[0]}`, `zone ${rest[2]}`]);
    case "remove":
      return offer([`boss-die ${rest[0]}`]);
    case "die":
      return offer(rest[1] === ">" ? [`face ${rest[2]}`] : ["do die"], rest.slice(0, 1));
    default:
      return offer([`do ${text}`]);
  }
}

type Making = (keys: Key[], dice: readonly string[]) => Offer;

/** Moves that begin with a die: hearts, energy, fame and feet. */
function readDie(words: readonly string[], me: number, offer: Making): Offer {
  const [die = "", one, two, three, four, five] = words;
  const face = die.replace(/[*~?].*$/, "");
  if (face === "heart") return offer([`monster ${one}`], [die]);
  if (face === "energy") return offer(["do energy"], words);
  if (face === "fame") {
    if (one !== "steal") return offer(["do fame"], [die]);
    return offer(three === "to" ? [`boss-die ${two}`, `card ${four}`] : [`boss-die ${two}`], [die]);
  }
  // A foot moves its owner without being told so.
  const keys = one === String(me) ? [`zone ${three}`] : [`monster ${one}`, `zone ${three}`];
  return offer(four === "with" ? [...keys, `monster ${five}`] : keys, [die]);
}

// -- what is in hand, and what it can become

export interface Hand {
  readonly dice: Counts;
  readonly keys: readonly Key[];
}

export const EMPTY: Hand = { dice: {}, keys: [] };

export const isEmpty = (hand: Hand): boolean =>
  hand.keys.length === 0 && Object.values(hand.dice).every((count) => count === 0);

const within = (some: Counts, all: Counts): boolean =>
  Object.entries(some).every(([die, count]) => count <= (all[die] ?? 0));

const sameDice = (one: Counts, other: Counts): boolean => within(one, other) && within(other, one);

export class Offers {
  readonly all: readonly Offer[];
  readonly texts: ReadonlySet<string>;

  constructor(ask: AskMessage | null, view: IslandView) {
    const moves = ask?.moves ?? [];
    this.texts = new Set(moves);
    this.all = moves.map((text) => read(text, view));
  }

  /** The answers that this hand may still become. */
  open(hand: Hand): Offer[] {
    return this.all.filter(
      (offer) =>
        within(hand.dice, offer.dice) && hand.keys.every((key) => offer.keys.includes(key)),
    );
  }

  /** The answers whose dice are just the ones in hand. */
  ready(hand: Hand): Offer[] {
    return this.open(hand).filter((offer) => sameDice(hand.dice, offer.dice));
  }

  /** The one answer that this hand is, if it can be nothing else. */
  settled(hand: Hand): Offer | undefined {
    const ready = this.ready(hand);
    const [only] = ready;
    return only && ready.length === 1 && only.keys.every((key) => hand.keys.includes(key))
      ? only
      : undefined;
  }

  word(text: string): boolean {
    return this.texts.has(text);
  }
}

// -- what was probably meant by touching something that is not offered

export function attempt(key: Key, hand: Hand, view: IslandView): string {
  const [kind = "", what = ""] = key.split(" ");
  const step = view.steps.at(-1)?.kind;
  const me = view.active;
  const die = Object.keys(hand.dice).find((each) => hand.dice[each]);
  switch (kind) {
    case "zone":
      if (step === "place") return `place ${what}`;
      return die?.startsWith("foot") || view.roll["foot"]
        ? `${die?.startsWith("foot") ? die : "foot"} ${me} > ${what}`
        : `zone ${what}`;
    case "monster":
      return view.roll["heart"] || die?.startsWith("heart")
        ? `${die?.startsWith("heart") ? die : "heart"} ${what}`
        : `monster ${what}`;
    case "minion":
      return step === "attack" ? `hit ${what.split("@")[0]}` : attackWith(hand, view);
    case "boss":
      return step === "attack" ? "hit boss" : attackWith(hand, view);
    case "boss-die":
      return `${die?.startsWith("fame") ? die : "fame"} steal ${what}`;
    case "locked":
      return `unlock ${what}`;
    case "free":
      return `lock ${die ?? Object.keys(view.roll)[0] ?? "claw"}`;
    case "space":
      return step === "pylon"
        ? `pylon ${what.split("@")[0]}`
        : `build ${what.split("@")[0]} wrench*${what.startsWith("S3") ? 3 : 4}`;
    case "tile":
      return `activate ${what}`;
    case "slot":
      return `buy ${what}`;
    case "ally":
      return `ally ${what}`;
    default:
      return `use ${what}`;
  }
}

function attackWith(hand: Hand, view: IslandView): string {
  const fighting = (counts: Counts) =>
    Object.entries(counts).filter(([die, count]) => /^(claw|foot)/.test(die) && count > 0);
  const dice = fighting(hand.dice);
  const used = dice.length ? dice : fighting(view.roll);
  const words = used.map(([die, count]) => (count > 1 ? `${die}*${count}` : die));
  return `attack ${words.join(" ") || "claw"}`;
}

/** What a die would be for. */
export function attemptDie(die: string, view: IslandView): string {
  const face = die.replace(/[~?]$/, "");
  if (face === "heart") return `${die} ${view.active}`;
  if (face === "claw" || face === "foot") return `attack ${die}`;
  if (face === "wrench") return `build S3 ${die}*3`;
  return die === "?" ? "drop ?" : die;
}
