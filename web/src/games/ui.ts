// What a board is: a view comes in, clicks go out. Boards know nothing of sockets, tables, rules.

import type { Component } from "svelte";
import type { AskMessage, CardText, GameName, SeatCard } from "../wire/types";

/** How much the table helps: nothing, what a good friend would point out, all it can. */
export type Help = "off" | "some" | "full";

export interface BoardProps<V, E, A = null> {
  /** What this seat sees. */
  view: V;
  /** Whose eyes: a seat, or "spectator". */
  seat: string;
  /** The question, if this seat may answer it now. */
  ask: AskMessage | null;
  /** Names and kinds of the people around the table. */
  seats: SeatCard[];
  /** What has just happened, for motion; may be empty. */
  fresh: E[];
  help: Help;
  /** What the server has worked out to help with looking; null where it has nothing. */
  aid?: A | null;
  /** What the cards say, for games whose cards are made of sentences; empty until it is here. */
  cards?: readonly CardText[];
  /** How it ended, as the server counts it. */
  result?: Record<string, unknown> | null;
  /** What is to be said instead of whom the table waits for: the match rests, the device is passed on. */
  rest?: string | undefined;
  /** One of the offered answers, by its text. */
  onmove: (text: string) => void;
  /** Asked about something that is not possible. */
  onwhy: (text: string) => void;
  /** The board shows what has happened, piece by piece; nobody else may tell how it ends. */
  onshow?: (showing: boolean) => void;
}

// Each board's own types meet the wire's here, where the game is only known at run time.
export type AnyBoard = Component<BoardProps<any, any, any>>;

/** Loaded when a table of that game is opened. */
export const BOARDS: Record<GameName, () => Promise<{ default: AnyBoard }>> = {
  mighty: () => import("./mighty/Board.svelte"),
  timid: () => import("./timid/Board.svelte"),
  island: () => import("./island/Board.svelte"),
};
