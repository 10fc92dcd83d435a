// A line of text is asked, a text is answered. It looks up words and repeats what the table says.

import type { Given } from "../wire/given";
import type { AskMessage } from "../wire/types";
import { answersTo } from "../prompts/picking";
import type { TextPart } from "../games/ui";
import { aloud, knows, say } from "../words/say.svelte";

export interface Room {
  readonly game: string;
  readonly parts: readonly TextPart[];
  /** Whom the table waits for, and for what. */
  readonly prompt: string;
  /** Everybody at the table, in a sentence each. */
  readonly people: readonly string[];
  /** What has happened so far, in sentences. */
  readonly story: readonly string[];
  readonly ask: AskMessage | null;
}

export interface Reply {
  readonly lines: readonly string[];
  /** One of the offered answers, to be given now. */
  readonly move?: Given;
}

/** What some game may have lying on the table. */
const KINDS = "hand place people turn floor monsters dice boss zone market allies".split(" ");

type Asked = { readonly number: number | undefined; readonly room: Room };

const COMMON: Record<string, (asked: Asked) => Reply> = {
  moves: ({ room }) => ({ lines: moves(room) }),
  do: ({ number, room }) => choose(room, number),
  last: ({ number = 1, room }) => ({ lines: room.story.slice(-number) }),
  who: ({ room }) => ({ lines: [room.prompt, ...room.people] }),
  help: ({ room }) => ({ lines: help(room) }),
};

/** The first way to say it is the one that is told. */
const wordsFor = (kind: string): string[] =>
  knows(`hear-word-${kind}`) ? say(`hear-word-${kind}`).split(" | ") : [];

const plain = (text: string): string =>
  text
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Words, and the number behind them if there is one. */
function read(text: string): { words: string; number: number | undefined } {
  const [, words = "", digits] = /^(.*?) ?(\d+)?$/.exec(plain(text)) ?? [];
  return { words, number: digits === undefined ? undefined : Number(digits) };
}

const says = (words: string, kind: string): boolean =>
  wordsFor(kind).some((each) => plain(each) === words);

/** How much of the story this text asks for. */
export function linesAskedFor(text: string): number {
  const { words, number = 1 } = read(text);
  return says(words, "last") ? number : 0;
}

export function reply(text: string, room: Room): Reply {
  const { words, number } = read(text);
  const means = (kind: string) => says(words, kind);
  const known = Object.keys(COMMON).find(means);
  const common = known ?? (words === "" && number !== undefined ? "do" : undefined);
  if (common) return filled(COMMON[common]!({ number, room }));
  const meant = room.parts.filter(({ kind }) => means(kind));
  const found = meant.filter((part) => number === undefined || part.number === number);
  if (found.length) return { lines: found.flatMap(told) };
  // A word that this table knows, for something that does not lie here now.
  const meaningful = meant.length || KINDS.some(means);
  return { lines: [say(meaningful ? "hear-nothing" : "hear-unknown", { text })] };
}

function filled(answer: Reply): Reply {
  return answer.lines.length || answer.move ? answer : { lines: [say("hear-nothing")] };
}

function told({ title, lines }: TextPart): string[] {
  return [`${title}:`, ...lines];
}

function moves({ ask }: Room): string[] {
  if (!ask) return [];
  return answersTo(ask).map(({ told }, n) => `${n + 1}: ${aloud(told)}`);
}

function choose({ ask }: Room, number: number | undefined): Reply {
  const move = ask && answersTo(ask)[(number ?? 0) - 1]?.given;
  if (!move) return { lines: [say("hear-no-move")] };
  // What comes of it is told like everything that happens.
  return { lines: [], move };
}

function help({ parts }: Room): string[] {
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  const numbered = new Set(parts.flatMap(({ kind, number }) => (number === undefined ? [] : kind)));
  const example = (kind: string) => {
    const [first = kind] = wordsFor(kind);
    return numbered.has(kind) || kind === "do" || kind === "last" ? `${first} 2` : first;
  };
  return [say("hear-help"), ...[...Object.keys(COMMON), ...kinds].map(example)];
}
