// What a game brings along in the browser. Whoever shows a table asks its manifest and knows no game.
// Each game's own types meet the wire's here, where the game is only known at run time.
/* eslint-disable @typescript-eslint/no-explicit-any */

import type { Component, Snippet } from "svelte";
import type { Kind } from "../art/palette";
import type { Given } from "../wire/given";
import type {
  AskMessage,
  CardText,
  CoursePage,
  EndMessage,
  MoveText,
  SeatCard,
} from "../wire/types";
import type { Places } from "../words/say.svelte";
import type { GameBox, Picture } from "./box";
import type { CardSetUi } from "./cardset";
import type { Glance } from "./glance";
import type { Pictures } from "./pictures";
import type { Piece } from "./pieces";
import type { SceneArt } from "./scene";
import type { GameSounds } from "./sounds";

/** How much the table helps: nothing, what a good friend would point out, all it can. */
export type Help = "off" | "some" | "full";

/** What the table lays beside a board that is a stage: the board says where. */
export interface Beside {
  readonly tabs: readonly { id: string; label: string; unread?: number }[];
  /** What one of the tabs shows. */
  readonly panel: Snippet<[string]>;
  /** Undo, hints and the like, where the line of the question has no room for them. */
  readonly tools?: Snippet | undefined;
  /** What partners plan and intend. */
  readonly talk?: Snippet | undefined;
  /** Faces that plans at this table ask for. */
  readonly planned?: readonly string[];
}

/** What a good player would look at: an answer, where it would be made, and words for both. */
export interface Hint {
  readonly move: MoveText;
  readonly pieces: readonly Piece[];
  /** What it does, and why that is good. */
  readonly does: string;
  readonly why: string;
  /** What it is worth, as short as it fits on a piece: "38 %", "+1.5". */
  readonly badge: string;
  /** Whose opinion it is. */
  readonly by: string;
}

/** What a board is: a view comes in, clicks go out. Boards know nothing of sockets, tables, rules. */
export interface BoardProps<V, E, A = null> {
  /** Which game it is, for the board that any game has. */
  game?: string;
  /** What this seat sees. */
  view: V;
  /** Whose eyes: a seat, or "spectator". */
  seat: string;
  /** The question, if this seat may answer it now. */
  ask: AskMessage | null;
  /** Which of its answers end a step or the turn, and what they throw away. */
  ends?: readonly EndMessage[] | undefined;
  /** Names and kinds of the people around the table. */
  seats: SeatCard[];
  /** What has just happened, for motion; may be empty. */
  fresh: E[];
  /** All that is known to have happened, what is fresh included; earlier things may be missing. */
  story?: readonly E[] | undefined;
  /** How the view looked between these events, for boards that show them one after another. */
  pictures?: Pictures | undefined;
  help: Help;
  /** What the server has worked out to help with looking; null where it has nothing. */
  aid?: A | null;
  /** What the cards say, and which of their values are invented; empty until it is here. */
  cards?: readonly CardText[];
  /** The answer that a hint would name first, where table and person want to see it. */
  best?: MoveText | undefined;
  /** What was asked for, on a board that shows it on its pieces; no two say the same. */
  hints?: readonly Hint[] | undefined;
  /** Every chapter as it really was, once the match is over and the board wants it. */
  course?: CoursePage | undefined;
  /** The turn that has just ended may still be taken back: what follows it is not shown yet. */
  waits?: boolean | undefined;
  /** How it ended, as the server counts it. */
  result?: Record<string, unknown> | null;
  /** What is to be said instead of whom the table waits for: the match rests, the device is passed on. */
  rest?: string | undefined;
  /** For a board that is a stage. */
  beside?: Beside | undefined;
  /** The drawer that lies open; "" is the one that the board likes best. */
  drawer?: string | undefined;
  /** One of the answers; `release`: its button has said what it throws away, so nothing is held. */
  onmove: (given: Given, how?: { release: true }) => void;
  /** Asked about something that is not possible, by the pieces that were touched. */
  onwhy: (pieces: readonly Piece[]) => void;
  /** Hints have been looked at. */
  onhinted?: () => void;
  /** The board shows what has happened, piece by piece; nobody else may tell how it ends. So many of
   * the latest events are still a secret; all of `fresh`, if it does not say. */
  /** What the question says while somebody is in the middle of an answer; null: as ever. */
  onprompt?: (text: string | null) => void;
  onshow?: (showing: boolean, untold?: number) => void;
}

export type AnyBoard = Component<BoardProps<any, any, any>>;

/** What a game shows of one of its pieces, large: "card K03" is what it is. */
export interface CloseUpProps {
  readonly what: string;
  readonly view: any;
  readonly cards: readonly CardText[];
  /** A rule by its ID, which opens the book there. */
  readonly rule: Snippet<[string]>;
}

/** What was hidden, beside the board of a replay. */
export type SecretsBoard = Component<{
  /** Which game it is, for the board that any game has. */
  game?: string;
  /** The views of all seats. */
  secrets: Readonly<Record<string, unknown>>;
  /** Whose eyes see the board above. */
  seat: string;
}>;

/** How a match came about, once it is over. */
export type CourseBoard = Component<{
  course: CoursePage;
  view: any;
  seats: SeatCard[];
  cards: readonly CardText[];
}>;

export interface TextPart {
  /** What one asks for: "hand", "zone". */
  readonly kind: string;
  /** Which one, where there are several. */
  readonly number?: number;
  readonly title: string;
  readonly lines: readonly string[];
}

export interface Seen<V> {
  readonly view: V;
  readonly seat: string;
  readonly seats: SeatCard[];
  readonly cards: readonly CardText[];
}

/** What people can plan with in a game that is won together. */
export interface Plans {
  readonly zones: readonly string[];
  zoneName(zone: string): string;
  readonly faces: readonly string[];
  faceName(face: string): string;
  readonly Face: Component<any>;
}

/** How a game is told, heard and looked back at: loaded when one of its tables is opened. */
export interface TableParts {
  /** The table in words. It only says what the view holds. */
  text(seen: Seen<any>): TextPart[];
  /** What is heard of it; left out where only the table's own sounds are. */
  readonly sounds?: Lazy<GameSounds>;
  /** The number of the chapter (round, floor, turn) that an event begins. */
  chapter(event: any): number | null;
  /** Whether an event is one to find again on the bar of a replay, such as a fight. */
  marks?(event: any): boolean;
  /** Whose turn such an event begins, where a chapter is a turn. Its heading says it all. */
  whose?(event: any): string;
  /** The house rule that makes a value other than printed, in a sentence; none by the book. */
  houseRule?(view: any): string | undefined;
  /** A view whose hidden things are uncovered, as the views of all seats tell them. */
  unveiled?(view: any, secrets: Readonly<Record<string, unknown>>): any;
  readonly places?: Places;
  readonly plans?: Plans;
}

/** A kept position of a real match: for tests, and to look at. */
export interface Snapshot {
  readonly seat: string;
  readonly view: any;
  readonly ask: AskMessage | null;
  readonly seats: SeatCard[];
  readonly fresh: any[];
  readonly pictures?: Pictures;
  /** When this seat last answered. */
  readonly before: any;
  readonly aid?: any;
  readonly result?: Record<string, unknown> | null;
}

export interface Snapshots {
  readonly all: Readonly<Record<string, Snapshot>>;
  /** Who sits there, where the board calls people by name. */
  readonly people?: readonly string[];
  /** What the cards say in a language. */
  texts?(language: string): readonly CardText[];
}

type Lazy<T> = () => Promise<{ default: T }>;

export interface GameUi extends GameBox {
  /** Who stands for a place at a table that has yet to be opened. */
  seatPicture(place: number): Picture;
  /** What a place is called, where places differ. */
  seatName?(place: number): string;
  /** What a seat wants, in one line, where seats differ. */
  seatGoal?(place: number): string;
  /** What a seat plays, where seats differ. */
  role?(seat: string): string;
  /** The creature that plays at a seat, once it is known. */
  faceOf?(seat: string, view: unknown): Picture | undefined;
  /** Its kind of monster, in games that have no other creatures. */
  kindOf?(seat: string, view: unknown): Kind | undefined;
  /** Keys that this board has beyond those of every board. */
  readonly keys: readonly string[];
  /** The two seats are different roles: a rematch swaps them. */
  readonly swapsRoles?: boolean;
  /** The board is one screen, without a page around it; it lays out what lies beside it, too. */
  readonly stage?: boolean;
  /** The board paints its own ending. */
  readonly paintsEnding?: boolean;
  /** The board shows every answer as a button, so there is no list beside it. */
  readonly listsMoves?: boolean;
  /** With this much help the board shows what the server works out about this view; left out: never. */
  showsAid?(help: Help, view: any): boolean;
  /** With this much help the board marks the answer that a hint would name first; left out: never. */
  marksBest?(help: Help): boolean;
  /** The board shows hints on its pieces, with their words beside. */
  readonly showsHints?: boolean;
  /** At the end of a match the board itself turns up what was hidden. */
  readonly unveilsEnd?: boolean;
  /** What happened is shown step by step, which would hold up a replay. */
  readonly stagesEvents?: boolean;
  /** Something that is staged in a replay all the same. */
  isBig?(fresh: readonly { code: string }[]): boolean;

  // -- loaded when it is wanted
  readonly board: Lazy<AnyBoard>;
  /** For the phone of somebody who looks at a big screen. */
  readonly hand: Lazy<AnyBoard>;
  /** A closer look; left out where the drawing and its name are all there is. */
  readonly closeUp?: Lazy<Component<CloseUpProps>>;
  /** Left out where everything lies open. */
  readonly secrets?: Lazy<SecretsBoard>;
  /** Left out where nothing is told of how it came about. */
  readonly course?: Lazy<CourseBoard>;
  readonly table: Lazy<TableParts>;
  readonly cards: Lazy<CardSetUi>;
  /** The whole game in one picture. */
  readonly glance?: Lazy<Glance>;
  /** How the scenes and chapters of its rules are drawn. */
  readonly scenes?: Lazy<SceneArt>;
  /** Its pieces on the page of parts, and kept positions: what this house tests and draws. */
  readonly samples?: Lazy<Component>;
  readonly snapshots?: Lazy<Snapshots>;
}
