// What the persons that bots are say, and at which event: worked out from what everybody is told,
// the table's id and who sits where. No chance, no clock, nothing that a spectator does not see.

import type { EventMessage, SeatCard } from "../../wire/types";

/** Of ten occasions of a kind so many have a remark, if the round has none yet. */
const TALKATIVE = {
  begins: 3,
  gains: 5,
  loses: 5,
  hurt: 5,
  waits: 1,
  wins: 10,
  beaten: 10,
} as const;
export type Occasion = keyof typeof TALKATIVE;
const LAST: readonly Occasion[] = ["wins", "beaten"];

/** Whom an event of a game concerns, and how: `who` and `but` name its parameters, `seat` is a seat;
    none of them: anybody. `unless`: a parameter that makes it nothing to speak of. */
interface Concern {
  readonly occasion: Occasion;
  readonly who?: string;
  readonly but?: string;
  readonly seat?: string;
  readonly unless?: string;
}
/** By the code of an event; what lies in the game's own `occasions.json`. */
export type Occasions = Readonly<Record<string, readonly Concern[]>>;

export interface Remark {
  readonly seat: string;
  readonly persona: string;
  readonly occasion: Occasion;
  /** Which of the lines for it, counted round and round. */
  readonly line: number;
  /** No second one in the same. */
  readonly round: string;
}

export interface Table {
  readonly id: string;
  readonly seats: readonly SeatCard[];
  readonly occasions: Occasions;
  /** The number of the round that an event begins. */
  chapter(event: EventMessage): number | null;
}

/** By the event at which it is said; at most one in a round, and one at the end. */
export function remarksIn(
  events: readonly EventMessage[],
  table: Table,
): ReadonlyMap<EventMessage, Remark> {
  const found = new Map<EventMessage, Remark>();
  const spoken = new Set<string>();
  let round: number | null = null;
  let count = 0;
  for (const event of events) {
    const begins = table.chapter(event);
    if (begins !== null) [round, count] = [begins, 0];
    const concerns = table.occasions[event.code];
    if (!concerns) continue;
    count += 1;
    const remark = remarkAt(event, concerns, { round, count }, table);
    if (!remark || spoken.has(remark.round)) continue;
    spoken.add(remark.round);
    found.set(event, remark);
  }
  return found;
}

/** `count`: the how many-th event of its round it is, of those that concern somebody. */
interface When {
  readonly round: number | null;
  readonly count: number;
}

function remarkAt(
  event: EventMessage,
  concerns: readonly Concern[],
  { round, count }: When,
  table: Table,
): Remark | undefined {
  for (const [nth, concern] of concerns.entries()) {
    const { occasion } = concern;
    const end = LAST.includes(occasion);
    // Whoever came in the middle of a round does not know what was said in it.
    if (round === null && !end) continue;
    const told = end ? "end" : String(round);
    const speakers = speakersOf(event, concern, table.seats);
    const number = hash([table.id, told, end ? 0 : count, nth, event.code].join(" "));
    const card = speakers[(number >>> 4) % speakers.length];
    if (!card?.persona || (number >>> 12) % 10 >= TALKATIVE[occasion]) continue;
    return { seat: card.seat, persona: card.persona, occasion, line: number >>> 20, round: told };
  }
  return undefined;
}

function speakersOf(
  event: EventMessage,
  { who, but, seat, unless }: Concern,
  seats: readonly SeatCard[],
): readonly SeatCard[] {
  const params = event.params as Readonly<Record<string, unknown>>;
  if (unless !== undefined && params[unless]) return [];
  const named = (param: string) => [params[param]].flat().map(String);
  return seats.filter(
    (card) =>
      card.persona &&
      card.kind === "bot" &&
      !card.away &&
      (who === undefined || named(who).includes(card.seat)) &&
      (but === undefined || !named(but).includes(card.seat)) &&
      (seat === undefined || seat === card.seat),
  );
}

/** FNV-1a, well mixed: the same in every browser. */
export function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (const letter of text) mixed = Math.imul(mixed ^ letter.codePointAt(0)!, 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
