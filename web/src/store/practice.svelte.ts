// How well whoever sits here knows a game: what this device has seen of it, and what the server has.
// Who is new gets more help and more words; both become less as one plays on.

import type { Help } from "../games/ui";
import { keep, recall } from "../device/kept";
import { http } from "../wire/http";
import { person } from "./person.svelte";

interface Practice {
  /** Matches that are over. */
  readonly over: number;
  /** Answers that were given, and how many to each kind of question, by its rule. */
  readonly answers: number;
  readonly asked: Readonly<Record<string, number>>;
  /** Lessons that were taken to their end, and how many others there are. */
  readonly learnt: readonly string[];
  readonly toLearn: number;
}

const KEY = "practice";
const NONE: Practice = { over: 0, answers: 0, asked: {}, learnt: [], toLearn: 0 };
/** So often a question is explained; so many answers long the goal stands beside each of them. */
const EXPLAINED = 3;
const GOAL_ANSWERS = 20;
/** After so many matches the goal is not even told at the beginning. */
const GOAL_MATCHES = 3;
/** Nobody is new after so many answers, even if no match was played to its end. */
const NEW_ANSWERS = 60;

let games = $state.raw(stored());
let told: Promise<void> | undefined;

function stored(): Readonly<Record<string, Partial<Practice>>> {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "");
    return found && typeof found === "object" ? (found as Record<string, Practice>) : {};
  } catch {
    return {};
  }
}

const of = (game: string): Practice => ({ ...NONE, ...games[game] });

function note(game: string, news: Partial<Practice>): void {
  games = { ...games, [game]: { ...of(game), ...news } };
  keep(KEY, JSON.stringify(games));
}

/** Nothing of this game was ever played here, not even a lesson. */
export const isFirst = (game: string): boolean =>
  !of(game).over && !Object.keys(of(game).asked).length;

/** No match of it was played to its end, and not much of one. */
export const isNew = (game: string): boolean => !of(game).over && of(game).answers < NEW_ANSWERS;

/** How much the table helps: as somebody wants it, else much at first and later less. The very first
 * question comes plain, as there is enough to look at; a lesson helps by itself. */
export const helpIn = (game: string, lesson = false): Help =>
  person.help ?? (isNew(game) && of(game).answers && !lesson ? "full" : "some");

/** Whether a question of this kind is still explained. */
export const isExplained = (game: string, rule: string): boolean =>
  isNew(game) && (of(game).asked[rule] ?? 0) < EXPLAINED;

/** Whether the goal is told: with every question at first, later only as a table begins. */
export function tellsGoal(game: string, begins: boolean): boolean {
  const { over, answers } = of(game);
  return (!over && answers < GOAL_ANSWERS) || (begins && over < GOAL_MATCHES);
}

/** An answer was given; in a lesson it makes nobody less new. */
export function practise(game: string, rule: string, lesson: boolean): void {
  const { answers, asked } = of(game);
  const kind = lesson ? "lesson" : rule;
  const count = { ...asked, [kind]: (asked[kind] ?? 0) + 1 };
  note(game, { answers: answers + (lesson ? 0 : 1), asked: count });
}

/** A lesson was taken to its end; `all` there are of this game. */
export function graduate(game: string, lesson: string, all: readonly string[]): void {
  const learnt = [...new Set([...of(game).learnt, lesson])];
  note(game, { learnt, toLearn: all.filter((each) => !learnt.includes(each)).length });
}
export const hasLearnt = (game: string, lesson: string): boolean =>
  of(game).learnt.includes(lesson);
/** So many lessons are left for somebody who has taken one. */
export const toLearn = (game: string): number => of(game).toLearn;

export function finish(game: string): void {
  note(game, { over: of(game).over + 1 });
}

/** The first match of a game is over: from now on the table helps less, unless somebody wants more. */
export const helpsLess = (game: string): boolean => !person.help && of(game).over === 1;

/** What the server knows of matches on other devices, or before this one forgot; asked once. */
export function recollect(): Promise<void> {
  if (!person.key) return Promise.resolve();
  told ??= http.played(person.key).then(
    ({ matches }) =>
      Object.entries(matches).forEach(([game, over]) => {
        if (over > of(game).over) note(game, { over });
      }),
    () => undefined, // then this device knows what it knows
  );
  return told;
}
