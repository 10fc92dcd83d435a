// Generated from src/ungeheuer/wire by `python3 dev.py fix`. Do not edit.

export const PROTOCOL = 3;
declare const written: unique symbol;
/**
 * A move as its game writes it. Only the game reads it: here it is handed back as it came, and has
 * no operations, not even those of a text.
 */
export interface MoveText {
  readonly [written]: true;
}
/** A parameter of a sentence: what it is for whoever tells it, and how it travels. */
export type Of<_Kind extends string, Value> = Value;
/** Bytes that a client may send at once. */
export const LONGEST_FRAME = 16384;
/** What is allowed at a table unless its host says otherwise. */
export const USUAL_POLICY: Policy = {
  undo: "free",
  watch: "link",
  listed: false,
  hints: true,
  chat: true,
};

export type GameName =
  | "mighty"
  | "timid"
  | "island"
  | (string & {});

export type UndoPolicy =
  | "none"
  | "free"
  | "consent";

export type WatchPolicy =
  | "seats"
  | "link";

export type Phrase =
  | "hello"
  | "thanks"
  | "well-played"
  | "good-luck"
  | "one-moment"
  | "your-turn"
  | "oops"
  | "again";

export type PlanPhrase =
  | "go"
  | "fight-boss"
  | "fight-minions"
  | "keep"
  | "leave"
  | "build"
  | "save"
  | "need"
  | "follow";

/** Something that happened; `move` is the number of the move that did it, from 1 on. */
export interface EventOf<Code extends string, Params> {
  code: Code;
  rule: string;
  params: Params;
  move: number;
}

/**
 * All that a seat needs to draw the table and to answer.
 *
 * `moves`: how many moves were made. `since`: the events are those after the first `since` moves;
 * later ones that a client knows from before were taken back. `aid`: display hints computed from
 * the view alone; null if the game has none, if the table allows no hints, or for a client that
 * asks for it when it shows it. `pictures`: how the
 * view looked in between, told backwards from the view. The patch with number `n` leads from the
 * picture after it to the one after `events[n]`; events without a patch of their own look like
 * the next one that has one, and after the last the view is the picture. None are sent for long
 * stretches, nor from a table for what no board shows step by step (`Game.staged`). `told`: so
 * many of the events came before, in a sync that stopped at a task; pictures count from there.
 */
export interface SyncOf<Game extends GameName, View, Event, Aid> {
  game: Game;
  version: number;
  seat: string;
  moves: number;
  since: number;
  view: View;
  aid: Aid | null;
  decision: DecisionMessage | null;
  events: Event[];
  result: Record<string, unknown> | null;
  pictures?: [number, Record<string, unknown>][];
  told?: number;
}

/**
 * The first message. `seen`: the last version this client has, to get only what is new. It
 * applies to the seat in `look`, or to the one shown without it; if that is not granted, `look`
 * in the answer says which one is shown instead. `recent`: send events of so many moves at most,
 * here and later; `since` of a sync then says where they begin, and `story` asks for earlier
 * ones. `pictures`: send with every sync how the view looked between its events. `aid`: send it
 * with every sync; otherwise the message `aid` asks for it. `holds`: turns that this client ends
 * are held until they are released (see `Hold`); without it chance answers at once. `teaching`:
 * this client takes tasks where work is handed back to its seat (see `Teach`).
 */
export interface Hello {
  type: "hello";
  id: string;
  table: string;
  /** @default "" */
  key?: string;
  recent?: number | null;
  seen?: number | null;
  look?: string | null;
  /** @default false */
  pictures?: boolean;
  /** @default true */
  aid?: boolean;
  /** @default false */
  holds?: boolean;
  /** @default false */
  teaching?: boolean;
}

/**
 * What happened before, as the seat being looked at may know it: the page of the story that
 * ends with the first `before` moves.
 */
export interface AskStory {
  type: "story";
  id: string;
  seat: string;
  before: number;
}

/**
 * Answer the question of version `seen` for a seat: with the text of a move, or with the
 * pieces that a hand has touched for it. `release`: if this ends the turn, it is not held.
 */
export interface MakeMove {
  type: "move";
  id: string;
  seat: string;
  seen: number;
  move?: MoveText | null;
  /** @default [] */
  pieces?: string[];
  /** @default false */
  release?: boolean;
}

/** Take back this seat's last answer; beyond the barrier the others are asked. */
export interface Undo {
  type: "undo";
  id: string;
  seat: string;
  seen: number;
}

/** Replay what this seat's last undo took back. */
export interface Redo {
  type: "redo";
  id: string;
  seat: string;
  seen: number;
}

/** Answer another seat's wish to undo beyond its barrier, or withdraw one's own. */
export interface Consent {
  type: "consent";
  id: string;
  seat: string;
  agree: boolean;
}

/**
 * End the turn that is held at version `seen`: one's own, or that of a person who is away. If
 * it has ended by then, that is fine.
 */
export interface Release {
  type: "release";
  id: string;
  seat: string;
  seen: number;
}

/**
 * Look at a seat: from now on this connection gets its view, and no other. Moves, hints and
 * "why not" are for that seat alone, since their answers reveal what it holds.
 */
export interface Look {
  type: "look";
  id: string;
  seat: string;
}

/**
 * Take a free seat, or change one's name on a seat one has. Once a match with secrets has
 * started, only whoever held the seat last gets it at once; for anybody else all other people who
 * have a seat are asked (`asks` of `table`), and the seat is taken when they have agreed.
 */
export interface Take {
  type: "take";
  id: string;
  seat: string;
  /** @default "" */
  name?: string;
}

/**
 * Answer somebody's wish to take a seat of a running match, for a seat of one's own; whoever
 * wants it withdraws the wish by disagreeing, with the seat that is wanted.
 */
export interface Admit {
  type: "admit";
  id: string;
  seat: string;
  agree: boolean;
}

/** Free the seat: a bot may take it, the same person, or another one (see `take`). */
export interface Leave {
  type: "leave";
  id: string;
  seat: string;
}

/** Give the seat up permanently; a bot plays on if others still want to play. */
export interface Resign {
  type: "resign";
  id: string;
  seat: string;
}

/** Host: let a bot play an empty seat, or one whose person has been away for a minute. */
export interface SeatBot {
  type: "seat-bot";
  id: string;
  seat: string;
  bot: string;
}

/** Become the host; needs a seat, and a host who has been away for ten minutes. */
export interface TakeOver {
  type: "take-over";
  id: string;
}

/** Host: free the seat of a person or a bot. */
export interface Remove {
  type: "remove";
  id: string;
  seat: string;
}

/** Host: whether a person may talk here. Named by a seat, or by the number of a line. */
export interface Mute {
  type: "mute";
  id: string;
  seat?: string | null;
  /** @default 0 */
  line?: number;
  /** @default true */
  on?: boolean;
}

/**
 * Host: whether a person may be at this table at all; takes the seat away, too. Named by a
 * seat, or by the number of a line.
 */
export interface Block {
  type: "block";
  id: string;
  seat?: string | null;
  /** @default 0 */
  line?: number;
  /** @default true */
  on?: boolean;
}

/**
 * Host: end the table. One that has not started is deleted, and so is one that is over and at
 * which nobody else has a seat. A running match ends without a winner; not while others play.
 */
export interface Close {
  type: "close";
  id: string;
}

/** Host: start; `fill` names the bot for empty seats. */
export interface Start {
  type: "start";
  id: string;
  fill?: string | null;
}

/** Pause the match; nobody can move, not even bots. */
export interface Pause {
  type: "pause";
  id: string;
}

/** Resume the match. */
export interface Resume {
  type: "resume";
  id: string;
}

/** Let a match go on that ended because nobody came for long; for the host. */
export interface Reopen {
  type: "reopen";
  id: string;
}

/**
 * What is allowed at a table; the host decides.
 *
 * undo: none; free, to the barrier; consent, beyond it if all agree. watch: those with a seat
 * only, or everybody with the link. listed: shown to everybody who looks for a table.
 */
export interface Policy {
  undo: UndoPolicy;
  watch: WatchPolicy;
  listed: boolean;
  hints: boolean;
  chat: boolean;
}

/** Host: change what is allowed. */
export interface Change {
  type: "change";
  id: string;
  policy: Policy;
}

/** Host: for how long a turn that leaves nothing over is held; 0: not at all. */
export interface SetGrace {
  type: "grace";
  id: string;
  seconds: number;
}

/** Host: play on freely from here. If the lesson has been left before, that is fine. */
export interface LeaveLesson {
  type: "leave-lesson";
  id: string;
}

/**
 * Hand work back: what these rules make the table do. For one's own seat; without a seat for
 * all, which only the host may. `row`: after so many right answers in a row a rule sits, and the
 * table does it again. Without `rules` a seat has no wish of its own any more.
 */
export interface Teach {
  type: "teach";
  id: string;
  seat?: string | null;
  rules?: string[] | null;
  /** @default 3 */
  row?: number;
}

/**
 * Answer a task: with names of its choices, or with a number for each. `show`: be shown it
 * instead. Whoever has answered it from another window gets no second try; that is fine.
 */
export interface AnswerTask {
  type: "task-answer";
  id: string;
  seat: string;
  task: string;
  /** @default [] */
  answer?: string[];
  /** @default false */
  show?: boolean;
}

/** See all that is held back at once; the tasks in it count for nothing. */
export interface SkipTasks {
  type: "skip-tasks";
  id: string;
  seat: string;
}

/** After the end: a new table with the same people and options; `rotate` moves the seats on. */
export interface Rematch {
  type: "rematch";
  id: string;
  /** @default false */
  rotate?: boolean;
}

/** A line of chat, to everybody who watches. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** A quick phrase by its code, which everybody reads in their own language. */
export interface SayPhrase {
  type: "phrase";
  id: string;
  phrase: Phrase;
}

/**
 * Agree, or no longer, that spectators see the views of all seats, bots' included. Once every
 * person with a seat has agreed, everybody who watches with a key does.
 */
export interface Show {
  type: "show";
  id: string;
  seat: string;
  agree: boolean;
}

/** Point at something on the board, so that everybody sees it for a moment. */
export interface Point {
  type: "point";
  id: string;
  seat: string;
  target: string;
}

/**
 * Say what this seat is going to do, in cooperative games; replaces its last plan.
 *
 * `zone`, `face` and `partner` fill the gaps of the phrase, if it has any.
 */
export interface Propose {
  type: "propose";
  id: string;
  seat: string;
  phrase: PlanPhrase;
  /** @default "" */
  zone?: string;
  /** @default "" */
  face?: string;
  /** @default "" */
  partner?: string;
}

/** Withdraw this seat's plan. */
export interface Withdraw {
  type: "withdraw";
  id: string;
  seat: string;
}

/** Agree with another seat's plan, or no longer. */
export interface Agree {
  type: "agree";
  id: string;
  seat: string;
  plan: string;
  agree: boolean;
}

/** Ask a bot for advice on this seat's question; the strongest by default. */
export interface Hint {
  type: "hint";
  id: string;
  seat: string;
  bot?: string | null;
}

/**
 * Ask before a move whether it would be a slip: far worse than another one, and beyond undo.
 *
 * The move as in `move`, which plays it; asking plays nothing, and nobody has to ask.
 */
export interface AskSure {
  type: "sure";
  id: string;
  seat: string;
  seen: number;
  move?: MoveText | null;
  /** @default [] */
  pieces?: string[];
}

/**
 * What helps to read the view of the seat being looked at, as it is now; see `aid` of a sync.
 *
 * For clients that said in hello that they do not want it with every sync.
 */
export interface AskAid {
  type: "aid";
  id: string;
  seat: string;
}

/** Ask why a move is not possible, or one made by touching these pieces. */
export interface Why {
  type: "why";
  id: string;
  seat: string;
  move?: MoveText | null;
  /** @default [] */
  pieces?: string[];
}

/** Keeps the connection alive when there is nothing else to send. */
export interface Ping {
  type: "ping";
  id: string;
}

export interface GamePath {
  game: GameName;
}

export interface CardSetPath {
  id: string;
  game: GameName;
  version: number;
}

export interface LessonPath {
  game: GameName;
  lesson: string;
}

export interface OwnLessonPath {
  lesson: string;
}

export interface ScenePath {
  game: GameName;
  scene: string;
}

export interface TextsPath {
  game: GameName;
  hash: string;
}

export interface TablePath {
  table: string;
}

export interface ReplayPath {
  table: string;
  move: number;
}

/** One of the languages that are here. */
export interface Language {
  /** @default "en" */
  lang?: string;
}

/**
 * A part of a list of tables: those that are being played first, then open ones, then those
 * that are over, each with the latest first. Without `most` the latest; `state`: only these.
 */
export interface Page {
  most?: number | null;
  /** @default "" */
  after?: string;
  state?: "open" | "over" | "playing" | null;
}

/** Whose eyes: a seat, or `spectator`. Left out: one's own if there is but one. */
export interface Perspective {
  seat?: string | null;
}

/**
 * `secrets`: the views of all seats as well, once the table is over. `since`: tell what
 * happened after so many moves; left out, what the last move did. `pictures`: with how the view
 * looked between the events. `first`: leave out so many moves at the beginning of `moves`, so
 * that a long match can be read in pages.
 */
export interface Moment {
  seat?: string | null;
  /** @default false */
  secrets?: boolean;
  /** @default false */
  pictures?: boolean;
  since?: number | null;
  /** @default 0 */
  first?: number;
}

/**
 * From one move to another, both included; long ones are cut. `secrets` and `pictures` as of
 * a moment.
 */
export interface Stretch {
  seat?: string | null;
  /** @default 0 */
  first?: number;
  last?: number | null;
  /** @default false */
  secrets?: boolean;
  /** @default false */
  pictures?: boolean;
}

/** Somebody without an account. Whoever has the key is this person: keep it secret. */
export interface Person {
  person: string;
  key: string;
}

/** A short code that hands this person over to another device, once, for some minutes. */
export interface Code {
  code: string;
  minutes: number;
}

/** How many matches of a game somebody has behind them; one without any is left out. */
export interface Played {
  matches: Record<string, number>;
}

/** `code`: one that was typed, or what stands behind the `#` of a personal link. */
export interface Claim {
  code: string;
}

/** A code for a personal link; it works once, for some days. */
export interface Link {
  code: string;
  days: number;
}

/** A device that is signed in; `seen`: the last day it was used; `here`: the one that asks. */
export interface Device {
  device: string;
  name: string;
  made: number;
  seen: number;
  here: boolean;
}

export interface DeviceList {
  devices: Device[];
}

/** `device`: this one alone. Without it all others; with `all` this one, too. */
export interface SignOut {
  device?: string | null;
  /** @default false */
  all?: boolean;
}

/** Who shall sit there: me (this device, as often as wanted), anybody with the link, a bot. */
export interface SeatWish {
  /** @default "open" */
  who?: "bot" | "me" | "open";
  /** @default "" */
  name?: string;
  /** @default "" */
  bot?: string;
}

/** Which cards: a shipped set by name, or a set of one's own as the text of its file. */
export interface CardsWish {
  id?: string | null;
  version?: number | null;
  text?: string | null;
}

/** `start`: begin at once; possible where no seat is open. */
export interface CreateTable {
  game: GameName;
  /** @default {} */
  options?: Record<string, boolean | number | string | string[]>;
  cards?: CardsWish | null;
  /** @default [] */
  seats?: SeatWish[];
  /** @default {"undo":"free","watch":"link","listed":false,"hints":true,"chat":true} */
  policy?: Policy;
  /** @default false */
  start?: boolean;
}

/** Continue from a move of another table. */
export interface BranchTable {
  move: number;
  /** @default [] */
  seats?: SeatWish[];
  /** @default {"undo":"free","watch":"link","listed":false,"hints":true,"chat":true} */
  policy?: Policy;
  /** @default false */
  start?: boolean;
}

/** A record file as its text; it becomes a table that can be replayed and continued. */
export interface ImportRecord {
  record: string;
  /** @default {"undo":"free","watch":"link","listed":false,"hints":true,"chat":true} */
  policy?: Policy;
}

/** `name`: what the learner is called at the table. */
export interface StartLesson {
  /** @default "" */
  name?: string;
}

/** What the learner reads after `at` moves; `lit`: pieces beside those of the answer. */
export interface LessonWords {
  at: number;
  /** @default "" */
  text?: string;
  /** @default [] */
  lit?: string[];
}

/**
 * Moves `first` to `last` of a finished match as a lesson for a seat: its answers are made by
 * the learner, those of all others follow the match.
 */
export interface MakeLesson {
  seat: string;
  first: number;
  last: number;
  title: string;
  /** @default [] */
  words?: LessonWords[];
}

export interface NewLesson {
  lesson: string;
}

/** A lesson that somebody made. `answers`: how many the learner gives; `mine`: made by you. */
export interface OwnLesson {
  lesson: string;
  game: string;
  title: string;
  seat: string;
  answers: number;
  minutes: number;
  mine: boolean;
}

export interface OwnLessonList {
  lessons: OwnLesson[];
}

export interface NewTable {
  table: string;
}

/** The card set of the table; `invented`: how many of its values have provenance `house`. */
export interface CardSetCard {
  id: string;
  version: number;
  hash: string;
  shipped: boolean;
  invented: number;
}

/**
 * A seat as everybody may see it. `bot` with `away`: a bot stands in for a person. `bot_in`: in
 * how many seconds the host may seat a bot here; null while that is not possible. `persona`: who
 * the bot is; `name` is what that one is called, in every language.
 */
export interface SeatCard {
  seat: string;
  kind: "bot" | "open" | "person";
  /** @default "" */
  name?: string;
  /** @default "" */
  bot?: string;
  /** @default false */
  mine?: boolean;
  /** @default false */
  here?: boolean;
  /** @default false */
  away?: boolean;
  /** @default false */
  shows?: boolean;
  bot_in?: number | null;
  /** @default false */
  muted?: boolean;
  /** @default "" */
  persona?: string;
}

/** The log does not replay under these rules beyond `move`; the table can be continued there. */
export interface Frozen {
  move: number;
  code: string;
  params: Record<string, unknown>;
}

/** A table as it stands in a list. `turn`: the seat that is asked. */
export interface TableCard {
  table: string;
  game: string;
  options: Record<string, unknown>;
  cards: CardSetCard;
  policy: Policy;
  state: "open" | "over" | "playing";
  paused: boolean;
  seats: SeatCard[];
  turn: string | null;
  moves: number;
  ended: string | null;
  result: Record<string, unknown> | null;
  frozen: Frozen | null;
  next: string | null;
  made: number;
  touched: number;
  lesson: string;
}

/** `more`: what to ask for the next page `after`; empty where there is none. */
export interface TableList {
  tables: TableCard[];
  more: string;
}

/** What a move does, in words that every language has: the code of a message, its parameters. */
export interface PhraseMessage {
  code: string;
  /** @default {} */
  params?: Record<string, unknown>;
}

/** A move as the asking seat may read it. */
export interface Told {
  seat: string;
  move: MoveText;
  phrase: PhraseMessage;
}

/** An answer that may be given. `pieces`: what a hand touches for it, one after the other. */
export interface Offer {
  text: MoveText;
  pieces: string[];
  phrase: PhraseMessage;
}

/** What an answer would bring. Without a move: what would be possible with one `lacks` more. */
export interface ProspectMessage {
  phrase: PhraseMessage;
  /** @default "" */
  move?: MoveText;
  /** @default "" */
  lacks?: string;
}

/**
 * A question as a client can show it. `moves`: the answers that are listed.
 *
 * Answers that are too many are described. `some-of`: take `least` to `most` of the supply, each
 * as the piece `each name`. `layout`: lay all of the supply, each as `each name` and then the
 * `cell x,y` it comes to; `fixed` are the cells that lie already. Either way the last piece is
 * `ends`, and `code` is the phrase for it, with what was taken as `$what`. `prospects`: what
 * answers would bring, where a game tells it; for clients that want pictures.
 */
export interface AskMessage {
  kind: string;
  size: number;
  /** @default [] */
  moves?: Offer[];
  /** @default {} */
  supply?: Record<string, number>;
  /** @default 0 */
  least?: number;
  /** @default 0 */
  most?: number;
  /** @default [] */
  fixed?: [number, number][];
  /** @default "" */
  each?: string;
  /** @default "" */
  ends?: string;
  /** @default "" */
  code?: string;
  /** @default [] */
  prospects?: ProspectMessage[];
}

/**
 * An answer that ends a step. `turn`: the whole turn with it. `left`: what it throws away;
 * nothing if no other answer would be useful.
 */
export interface EndMessage {
  text: MoveText;
  /** @default false */
  turn?: boolean;
  /** @default [] */
  left?: PhraseMessage[];
}

/**
 * Who is asked, under which rule; the answers only for the seat that is asked. `ends`: those
 * that end a step, in games whose turns can be held.
 */
export interface DecisionMessage {
  seat: string;
  rule: string;
  ask?: AskMessage | null;
  /** @default [] */
  ends?: EndMessage[];
}

/**
 * A moment of a match as one seat saw it, with the moves up to there, all or from `first` on;
 * `total`: how many the match has by now. `secrets`: the views of all seats, after the end.
 */
export interface Replay {
  table: string;
  move: number;
  total: number;
  moves: Told[];
  seats: string[];
  names: string[];
  sync: Sync;
  secrets: Record<string, unknown> | null;
}

/**
 * Moments of a match one after the other, as one seat saw them, each with what its last move
 * did; `total`: how many moves the match has by now. `secrets`: the views of all seats at each
 * of these moments, after the end.
 */
export interface Reel {
  table: string;
  first: number;
  total: number;
  moments: Sync[];
  secrets: Record<string, unknown>[] | null;
}

/**
 * A turn, a round or a floor of a match that is over: how things stood at its end, by code, and
 * what made it one to remember, in order. `view`: how it looked then to eyes that see everything,
 * where the game tells it.
 */
export interface ChapterMessage {
  number: number;
  seat: string;
  levels: Record<string, number>;
  marks: string[];
  view: unknown;
}

/**
 * How a match came about: chapter by chapter, and how much each seat did of what, by code.
 * Nothing of it where a game does not tell.
 */
export interface CoursePage {
  chapters: ChapterMessage[];
  deeds: Record<string, Record<string, number>>;
}

export interface OptionCard {
  name: string;
  rule: string;
  values: unknown[];
  default: unknown;
}

export interface GameCard {
  game: string;
  options: OptionCard[];
  bots: string[];
  usual: string;
  cards: CardSetCard[];
}

/**
 * A guided first match: about how many minutes it takes, and the bots of a free match with
 * these options afterwards, by seat.
 */
export interface LessonCard {
  lesson: string;
  title: string;
  about: string;
  minutes: number;
  seat: string;
  options: Record<string, unknown>;
  bots: Record<string, string>;
}

export interface LessonList {
  game: string;
  language: string;
  lessons: LessonCard[];
}

/**
 * What is said once `at` moves are played, and once something was tried in vain then. `lit`:
 * the pieces that a hand touches for each of the answers; one that is not offered by now is
 * left out. `asks`: otherwise there is only something to read. `refused`: for which reason, by its
 * code, what shall be tried is refused; `trying`: the pieces of that, lit until it was tried.
 * `does`: what the usual answer is called.
 */
export interface LessonStep {
  at: number;
  text: string;
  tried: string;
  refused: string;
  lit: string[][];
  asks: boolean;
  trying: string[];
  does: PhraseMessage | null;
}

/** `moves`: how many the whole script has; from there on the match is free. */
export interface LessonPage {
  game: string;
  language: string;
  card: LessonCard;
  moves: number;
  steps: LessonStep[];
}

/**
 * How often a team of bots has won: with which card set, by its hash, and with which options.
 * `share`: of so many matches; `low` to `high`: its 95 % interval.
 */
export interface Measured {
  cards: string;
  options: Record<string, unknown>;
  bot: string;
  games: number;
  share: number;
  low: number;
  high: number;
}

/** Only what has been measured; other sets and options are not in it. */
export interface MeasuredPage {
  game: string;
  measured: Measured[];
}

export interface GameList {
  games: GameCard[];
}

/**
 * The kinds of a game's parameters, as its annotations name them: of its sentences, of its
 * events by their codes, of its view. A parameter without a kind is told as it is.
 */
export interface GameKinds {
  params: Record<string, string>;
  view: Record<string, string>;
  events: Record<string, Record<string, string>>;
}

/**
 * A game that a built client may not know: its messages, in the format of Fluent, and what
 * their parameters are.
 */
export interface GameWords {
  game: string;
  text: string;
  kinds: GameKinds;
}

/** The games that are not shipped but installed beside the table. */
export interface JoinedGames {
  language: string;
  games: GameWords[];
}

/** A row of a card set with its provenance: printed, source or house (invented). */
export interface CardRow {
  path: string;
  provenance: string;
  values: Record<string, unknown>;
}

/** `origins`: for each set in the same order, how many rows have which provenance. */
export interface CardSetList {
  game: string;
  cards: CardSetCard[];
  origins: Record<string, number>[];
}

export interface CardSetPage {
  game: string;
  cards: CardSetCard;
  rows: CardRow[];
  text: string | null;
}

export interface CheckCards {
  text: string;
}

export interface CardProblem {
  path: string;
  code: string;
  params: Record<string, unknown>;
}

/** What is wrong with a card set; nothing, if it can be played with. Warnings do not hinder. */
export interface CardCheck {
  problems: CardProblem[];
  warnings: CardProblem[];
  cards: CardSetCard | null;
}

/** A value written into a card set; without a value, what stands there is taken out. */
export interface CardEdit {
  path: string;
  value?: boolean | number | string | (number | string)[] | null;
}

/** A file, and what somebody writes into it; `origin`: where these values come from. */
export interface EditCards {
  text: string;
  /** @default [] */
  edits?: CardEdit[];
  /** @default "printed" */
  origin?: "house" | "printed" | "source";
}

/**
 * A value that the game reads. `row`: the place of the row that it stands in, which has the
 * provenance. `least` and `most`, or `among`: what it may be. A missing value is null.
 */
export interface CardField {
  path: string;
  row: string;
  kind: "flag" | "origin" | "text" | "whole" | "wholes" | "word" | "words";
  value: unknown;
  least: number | null;
  most: number | null;
  among: string[];
  provenance: string;
}

/**
 * What a component says and shows. `sort`: keep, discard, event, tile, ally, boss, ability or
 * minion. `symbols`: what is printed on a tile; of a card that nobody has drawn, its effects.
 * `parts`: the abilities of a sheet or a card. `invented`: which of its values are ours: name,
 * text, cost, …; a game whose cards have no texts tells only the components that have such
 * values.
 */
export interface CardText {
  id: string;
  name: string;
  sort: string;
  text: string;
  cost: number;
  colour: string;
  fame: number;
  symbols: string[];
  parts: string[];
  provenance: string;
  invented: string[];
}

/**
 * A card set laid out to look at and to fill in. `cards`: null while it cannot be played.
 * `text`: its file, with what was written into it. `origins`: how many rows have which
 * provenance. `texts`: what the cards say, of games whose cards are sentences.
 */
export interface CardSetDesk {
  game: string;
  language: string;
  cards: CardSetCard | null;
  text: string;
  data: Record<string, unknown>;
  origins: Record<string, number>;
  fields: CardField[];
  problems: CardProblem[];
  warnings: CardProblem[];
  texts: CardText[];
}

export interface RuleCard {
  id: string;
  title: string;
  text: string;
  decision: boolean;
}

/** A small position with a question, and the rules that it is about, the main one first. */
export interface SceneLink {
  scene: string;
  rules: string[];
}

/** A chapter: what it is about in a few sentences, its rules and its scenes. */
export interface RuleSection {
  id: string;
  title: string;
  rules: RuleCard[];
  about: string;
  scenes: SceneLink[];
}

/** An answer to choose, and the piece that is touched for it, if any. */
export interface SceneChoice {
  label: string;
  piece: string;
}

/**
 * A position and a question. Nothing in it says which answers are right. `many`: any number of
 * them may be; else exactly one is.
 */
export interface ScenePage {
  game: string;
  language: string;
  scene: string;
  chapter: string;
  rules: string[];
  question: string;
  many: boolean;
  choices: SceneChoice[];
  seat: string;
  names: string[];
  view: unknown;
}

/** The choices that somebody takes for right, by number. */
export interface AnswerScene {
  chosen: number[];
}

/** What the rules have against one of the choices. */
export interface SceneReason {
  choice: number;
  text: string;
  rule: string;
}

/**
 * Whether it was right, and why; `marks`: for each choice whether it is right. `view`: the
 * position as it went on.
 */
export interface SceneVerdict {
  right: boolean;
  why: string;
  rule: string;
  marks: boolean[];
  reasons: SceneReason[];
  view: unknown;
}

export interface RulePage {
  game: string;
  language: string;
  title: string;
  sections: RuleSection[];
}

/** All components of the set that a table plays with, in one language. */
export interface CardTextPage {
  game: string;
  language: string;
  hash: string;
  cards: CardText[];
}

/** Why something was not done; the same codes as on the socket. */
export interface Fault {
  code: string;
  params: Record<string, unknown>;
}

/** `doubts`: what an operator should look at though it works: `clock`. */
export interface Health {
  ok: boolean;
  version: string;
  /** @default [] */
  doubts?: string[];
}

/** The answer to hello. `seats`: those the person holds here; `look`: the one shown. */
export interface Welcome {
  type: "welcome";
  id: string;
  protocol: number;
  person: string;
  seats: string[];
  look: string | null;
  beat: number;
}

/** The events after the first `since` moves, up to the first `before`. */
export interface StoryMessage {
  type: "story";
  id: string;
  seat: string;
  since: number;
  before: number;
  events: EventMessage[];
}

/** A seat that wants to undo beyond its barrier; who has agreed, who is still asked. */
export interface UndoWish {
  seat: string;
  version: number;
  agreed: string[];
  asked: string[];
}

/**
 * A turn that is over but for its end: this seat may still take it back. `left`: what it would
 * leave unused, as far as the reader may watch. `ms`: milliseconds until it ends by itself; null
 * if it waits for `release`.
 */
export interface Hold {
  seat: string;
  left: PhraseMessage[];
  ms: number | null;
}

/**
 * Somebody wants to take a seat of a match with secrets; the seats that have agreed, and those
 * that are still asked. `mine`: it is the reader who wants it.
 */
export interface SeatAsk {
  seat: string;
  name: string;
  agreed: string[];
  asked: string[];
  mine: boolean;
}

/** Everything about a table except the match itself. */
export interface TableMessage {
  type: "table";
  table: string;
  game: string;
  together: boolean;
  options: Record<string, unknown>;
  cards: CardSetCard;
  policy: Policy;
  state: "open" | "over" | "playing";
  paused: boolean;
  seats: SeatCard[];
  host: boolean;
  watchers: number;
  wish: UndoWish | null;
  ended: string | null;
  result: Record<string, unknown> | null;
  frozen: Frozen | null;
  next: string | null;
  bots: string[];
  usual: string;
  hold: Hold | null;
  grace: number | null;
  lesson: string;
  asks: SeatAsk | null;
}

/** The match as the seat being looked at sees it. */
export interface SyncMessage {
  type: "sync";
  sync: Sync;
}

/** Done and stored. `table`: the new table, if there is one. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
  table: string | null;
}

/** One reason why a move is not possible: the rule, and a code for the words. */
export interface ObstacleMessage {
  rule: string;
  code: string;
  params: Record<string, unknown>;
}

/**
 * Why a request was refused: everything a client needs to explain it.
 *
 * `phrase`: what the move would do, if that is known.
 */
export interface Refusal {
  code: string;
  rule: string;
  params: Record<string, unknown>;
  tried: MoveText;
  possible: MoveText[];
  obstacles: ObstacleMessage[];
  phrase?: PhraseMessage | null;
}

/** Not done, and why; nothing has changed. `id` is empty if it could not be read. */
export interface Refused {
  type: "refused";
  id: string;
  refusal: Refusal;
}

/**
 * A move worth considering, and why: a code with its parameters. `pieces`: what a hand touches
 * for it, so that it can be shown where it would be made.
 */
export interface AdviceCard {
  move: MoveText;
  pieces: string[];
  phrase: PhraseMessage;
  value: number;
  code: string;
  params: Record<string, unknown>;
}

/**
 * The moves worth considering, best first, for version `version`, and which bot says so.
 *
 * `chances`: the values are chances to win, from 0 to 1; otherwise what the game counts in.
 */
export interface HintMessage {
  type: "advice";
  id: string;
  version: number;
  advice: AdviceCard[];
  bot: string;
  chances: boolean;
}

/**
 * What speaks against a move: `made` says what it costs, `better` what to do instead and why.
 *
 * Both are worked out from the seat's own view by a bot of level 3.
 */
export interface SlipCard {
  made: AdviceCard;
  better: AdviceCard;
}

/**
 * The answer for version `version`. `slip` is null where nothing much speaks against the move,
 * where the table has no hints, and where thinking would take too long.
 */
export interface SureMessage {
  type: "sure";
  id: string;
  version: number;
  slip: SlipCard | null;
}

/** The aid to the view of `version`; null as in a sync. */
export interface AidMessage {
  type: "aid";
  id: string;
  version: number;
  seat: string;
  aid: unknown;
}

/** Why the move is not possible; no obstacles if it is. */
export interface WhyMessage {
  type: "obstacles";
  id: string;
  version: number;
  refusal: Refusal;
}

/**
 * A line of chat; `number` counts them, so that a client can drop what it has. One with a
 * `note` tells who came to a seat of a running match, or has left it.
 */
export interface Spoken {
  type: "said";
  number: number;
  at: number;
  name: string;
  seat: string;
  text: string;
  phrase: string;
  note: string;
}

/** Somebody points at something; `number` tells one pointing from the next. */
export interface Pointed {
  type: "pointed";
  number: number;
  seat: string;
  target: string;
}

/** What a seat is going to do; `agreed`: the seats that agree with it. */
export interface PlanCard {
  seat: string;
  phrase: PlanPhrase;
  zone: string;
  face: string;
  partner: string;
  agreed: string[];
}

/** All plans at this table; sent whenever one of them changes. */
export interface PlansMessage {
  type: "plans";
  plans: PlanCard[];
}

/** Whether the person of a seat is at the table; `bot_in` as in the card of the seat. */
export interface SeatPresence {
  seat: string;
  /** @default false */
  here?: boolean;
  bot_in?: number | null;
}

/** Somebody came or went: what has changed since the last message about the table. */
export interface PresenceMessage {
  type: "presence";
  seats: SeatPresence[];
  watchers: number;
}

/** What a bot is going to do at `version`, and why, in cooperative games; its move follows. */
export interface Intent {
  type: "intent";
  seat: string;
  version: number;
  move: MoveText;
  phrase: PhraseMessage;
  code: string;
  params: Record<string, unknown>;
}

/** `pieces`: what a hand touches for it. */
export interface TaskChoice {
  name: string;
  phrase: PhraseMessage;
  /** @default [] */
  pieces?: string[];
}

/** A rule that can be trained, for one seat. `sits`: it is not asked any more. */
export interface TaskCount {
  rule: string;
  handed: boolean;
  right: number;
  wrong: number;
  row: number;
  sits: boolean;
}

/**
 * What this seat is to work out; the sync before it stops where it is asked, and what follows
 * is held back until it is answered. `kind`: one of the choices, some of them (or none), or
 * amounts: a number from 0 to `most` for each. `lit`: the pieces it is about.
 */
export interface TaskMessage {
  type: "task";
  seat: string;
  task: string;
  rule: string;
  code: string;
  params: Record<string, unknown>;
  kind: "amounts" | "one" | "some";
  choices: TaskChoice[];
  most: number;
  lit: string[];
  count: TaskCount;
}

/**
 * What was answered to a task, what is right, and why. `right` is null if it was shown. The
 * sync that follows goes on from there.
 */
export interface JudgedMessage {
  type: "judged";
  seat: string;
  task: string;
  rule: string;
  code: string;
  params: Record<string, unknown>;
  right: boolean | null;
  given: PhraseMessage[];
  correct: PhraseMessage[];
  why: PhraseMessage;
  cites: string;
  count: TaskCount;
}

/**
 * What is handed back at this table, for clients that asked for it. `own`: this seat has a
 * wish of its own; `all`: what the host hands back to everybody. `row`: how many right answers in
 * a row this seat needs.
 */
export interface TeachingMessage {
  type: "teaching";
  seat: string | null;
  rules: TaskCount[];
  row: number;
  own: boolean;
  all: string[];
}

/** The answer to ping. */
export interface Pong {
  type: "pong";
  id: string;
}

/**
 * A player: `hands` holds every hand that is possible for all this seat knows.
 *
 * `shown` are the cards of the first hand that were played in round 1.
 */
export interface MightyPlayerView {
  seat: string;
  kind: string;
  gold: number;
  cards: number;
  hands: number[][];
  shown: number[];
  healing: number[];
}

/** A monster in the castle; `price` is what this seat would pay in all to displace it. */
export interface MightyMonsterView {
  player: number;
  strength: number;
  price: number;
}

/**
 * A guardian place: the back is public, the front once it is turned up.
 *
 * `strength` and `loot` are printed; `fought` is what counts, the king tile included.
 * `total`: what the monsters there have together. `king`: what the tile adds to strength and loot,
 * as far as it is decided.
 */
export interface MightyPlaceView {
  level: number;
  min_strength: number;
  max_strength: number;
  min_loot: number;
  max_loot: number;
  monsters: (MightyMonsterView | null)[];
  total: number;
  king: [number, number];
  strength: number | null;
  loot: number | null;
  fought: [number, number] | null;
}

export interface MightyChangeView {
  where: string;
  strength: number;
  loot: number;
}

/** A king tile; `healing` holds strengths with their cost. */
export interface MightyTileView {
  id: string;
  forbids: number[];
  in_hand: number[];
  healing: [number, number][];
  changes: MightyChangeView[];
}

/** A guardian turned up in this match; places are numbered from 1 at the gate. */
export interface MightySeenView {
  round: number;
  place: number;
  level: number;
  strength: number;
  loot: number;
  beaten: boolean;
}

/** All that a seat may know. `unseen` lists the fronts that may still come, by level. */
export interface MightyView {
  seat: string;
  asked: string | null;
  phase: string;
  chain: boolean;
  king: boolean;
  round: number;
  rounds: number;
  start: number | null;
  hands_open: boolean;
  players: MightyPlayerView[];
  places: MightyPlaceView[];
  tile: MightyTileView | null;
  tiles_seen: string[];
  tiles_left: string[];
  seen: MightySeenView[];
  undealt: number[];
  unseen: [number, number][][];
}

/**
 * A card of the floor. Of a card face down only the dungeon sees what it is.
 *
 * `active` is true for a monster that stops whoever steps onto it; of a face-down monster it says
 * whether it would be active if it were turned up now. `reach`: the character can walk there.
 */
export interface TimidCardView {
  x: number;
  y: number;
  up: boolean;
  card: string | null;
  comfortable: boolean;
  active: boolean;
  frozen: boolean;
  slain: boolean;
  reach: boolean;
}

/** One of the six monsters: its pattern, and the floor on which it was turned up, if any. */
export interface TimidMonsterView {
  name: string;
  pattern: string;
  seen: number | null;
}

/**
 * All that a seat may know. What it may not know is None.
 *
 * `hand`: the cards to be laid; `deck`: the monsters left to draw; `aside`: by floor, the
 * monsters that were never turned up, of which everybody knows how many there are.
 */
export interface TimidView {
  seat: string;
  asked: string | null;
  phase: string;
  floor: number;
  escaped: number;
  peeks: number;
  attack: boolean;
  jump: boolean;
  pawn: [number, number];
  cards: TimidCardView[];
  monsters: TimidMonsterView[];
  unseen_aside: number[];
  hand: string[] | null;
  deck: string[] | null;
  aside: string[][] | null;
  winner: string | null;
}

/** An ability of a sheet, and whether its fame is reached. */
export interface IslandAbilityView {
  id: string;
  fame: number;
  active: boolean;
}

/** `sheet_hp`: what the sheet says, where a house rule gives the boss other HP (I-24.1). */
export interface IslandBossView {
  id: string;
  side: string;
  zone: number;
  hp: number;
  max_hp: number;
  sheet_hp: number | null;
  fame: number;
  down: boolean;
  free_dice: number;
  abilities: IslandAbilityView[];
}

/** A support space: a tile with its state, a pylon, or nothing. */
export interface IslandSpaceView {
  name: string;
  tile: string | null;
  pylon: boolean;
  ready: boolean;
  spent: boolean;
}

/** A zone. Dice, minions and boss dice are counted by face, kind and symbols. */
export interface IslandZoneView {
  zone: number;
  crystals: number;
  free_spaces: number;
  locked: Record<string, number>;
  locked_now: Record<string, number>;
  minions: Record<string, number>;
  boss_dice: Record<string, number>;
  support: IslandSpaceView[];
  monsters: number[];
}

/** A player's monster. `parked` is the face of a die locked on a card of its own. */
export interface IslandMonsterView {
  seat: string;
  name: string;
  zone: number;
  hp: number;
  cap: number;
  fame: number;
  energy: number;
  cards: string[];
  ally: string | null;
  abilities: IslandAbilityView[];
  parked: Record<string, string>;
}

/** A market slot, with today's price for the active player. */
export interface IslandSlotView {
  card: string | null;
  price: number;
}

/** What is being done, innermost last: an attack with its pool, an event, a payment. */
export interface IslandStepView {
  kind: string;
  player: number;
  zone: number;
  number: number;
  ability: string;
  source: string;
}

/**
 * All that a seat may know, which is everything but what nobody knows.
 *
 * `boss_faces`: the symbols of each face of a boss die, by the name it has in the zones.
 */
export interface IslandView {
  seat: string;
  asked: string | null;
  rule: string;
  turn: number;
  turn_limit: number;
  start: number;
  active: number;
  challenge: boolean;
  either_or: boolean;
  won: boolean;
  lost: string;
  boss: IslandBossView;
  zones: IslandZoneView[];
  monsters: IslandMonsterView[];
  free_dice: number;
  hand: number;
  roll: Record<string, number>;
  pending: Record<string, number>;
  boss_faces: Record<string, string[]>;
  minion_hp: Record<string, number>;
  bag: Record<string, number>;
  firelings: number;
  market: IslandSlotView[];
  sweep_cost: number;
  deck: string[];
  discard: string[];
  played: string[];
  allies: string[];
  tile_pile: string[];
  tile_discard: string[];
  tile_box: string[];
  skipped_steps: number[];
  steps: IslandStepView[];
  cardset: string;
}

/**
 * What is known of a guardian that is still face down; `left` fronts may be it (M-8.3).
 *
 * `limits`: the printed strength that the pair can beat; `beaten`: how many of the fronts that is,
 * and in percent. One value if both monsters lie there; if one does, one for each of `joins`, the
 * strengths that may still come beside it; none if nobody does. `reached`: percent that all
 * guardians before it fall, once the monsters lie there, or one of them surely stands; `falls`:
 * that it falls as well, for each of `percents`, and empty until then. `perhaps`: loot that the
 * king's tile may still add, by the monsters to come.
 */
export interface MightyGuardianAid {
  place: number;
  left: number;
  limits: number[];
  beaten: number[];
  percents: number[];
  reached: number | null;
  perhaps: number;
  falls: number[];
  joins: number[];
}

/**
 * What a card would do on a spot, as the castle lies now.
 *
 * `percents` and `falls` as at a guardian, with this card there. `gold`: what its owner gets on
 * average if the guardian falls; beside a monster to come, another player's. `healing`: what is
 * paid if it does not. `price`: what displacing costs.
 */
export interface MightyPlayAid {
  card: number;
  place: number;
  side: string;
  total: number;
  percents: number[];
  gold: number[];
  healing: number;
  price: number;
  falls: number[];
}

export interface MightyAid {
  guardians: MightyGuardianAid[];
  plays: MightyPlayAid[];
}

/** Of a card face down, in percent: how often it is the exit, a monster, an active monster. */
export interface TimidOdds {
  x: number;
  y: number;
  exit: number;
  monster: number;
  active: number;
}

/**
 * `nests`: for a monster in hand, a table of all neighbourhoods: is it comfortable there?
 *
 * Bit n of a neighbourhood stands for the n-th of the eight cells around, in reading order, with
 * a card on it. Digit `at >> 2` of a table, a hexadecimal one, has bit `at & 3` if the monster is
 * comfortable in neighbourhood `at`. `fearful`: of these, two edge to edge frighten each other.
 */
export interface TimidAid {
  nests: Record<string, string>;
  fearful: string[];
  odds: TimidOdds[];
}

/**
 * How likely the boss ends here, in percent; what then follows the throw, on average.
 *
 * `damage`: HP that all monsters lose together. `crystals`, `minions`: how many come.
 */
export interface IslandZoneOdds {
  zone: number;
  percent: number;
  damage: number;
  crystals: number;
  minions: number;
}

/** HP that a monster loses: at least, at most, on average; `zero`: percent that none is left. */
export interface IslandMonsterOdds {
  player: number;
  least: number;
  most: number;
  mean: number;
  zero: number;
  energy: number;
}

/**
 * In percent: `reached`, that the boss has its fame afterwards; `acts`, that it does something.
 *
 * `hits`: the monsters that it can do it to.
 */
export interface IslandAbilityOdds {
  id: string;
  acts: number;
  reached: number;
  hits: number[];
}

/**
 * The boss phase that goes on or, if `coming`, the next one as the table lies now.
 *
 * `player`: whose monster phase follows. `dice`: how many boss dice are thrown. `lost`: percent,
 * by reason. `ignores`: what could change it and is left out.
 */
export interface IslandAid {
  coming: boolean;
  player: number;
  dice: number;
  fame: number[];
  fame_mean: number;
  pylon: number;
  zones: IslandZoneOdds[];
  monsters: IslandMonsterOdds[];
  abilities: IslandAbilityOdds[];
  lost: Record<string, number>;
  ignores: string[];
}

/**
 * Equal dice in a sentence: what they show; how many, if not one; the zone, if it is told.
 *
 * `made`: they were not thrown. A `tile` gives them, or they are of `any` face and used as this.
 */
export interface ShownDie {
  count?: number;
  made?: "any" | "tile";
  shows: string[];
  zone?: number;
}

export interface MightyStartChosen {
  player: Of<"person", number>;
}

/** `strengths` is empty for those who may not know. */
export interface MightyHandDealt {
  player: Of<"person", number>;
  strengths: number[];
}

export interface MightyGuardiansDealt {
  round: number;
  levels: number[];
}

export interface MightyTileTurned {
  tile: Of<"word tile-name tile", string>;
}

export interface MightyHandsOpened {
  strengths: number[];
}

/** A card was played that the others did not know to be in that hand. */
export interface MightyCardShown {
  player: Of<"person", number>;
  strength: number;
}

export interface MightyPlayed {
  player: Of<"person", number>;
  strength: number;
  place: number;
  side: string;
}

export interface MightyDisplaced {
  player: Of<"person", number>;
  owner: Of<"person", number>;
  strength: number;
  place: number;
  side: string;
  own: boolean;
}

export interface MightyPricePaid {
  player: Of<"person", number>;
  treasury: number;
  owner: Of<"person", number>;
  owner_gold: number;
}

/** Strength and loot as they count now, the king tile included. */
export interface MightyGuardianTurned {
  place: number;
  level: number;
  strength: number;
  loot: number;
  total: number;
}

export interface MightyLootTaken {
  player: Of<"person", number>;
  gold: number;
  place: number;
}

export interface MightyFightLost {
  place: number;
}

export interface MightyHealed {
  player: Of<"person", number>;
  strength: number;
  cost: number;
  paid: number;
}

export interface MightyRoundEnded {
  round: number;
  gold: Of<"by-seat", number[]>;
}

export interface MightyMatchEnded {
  gold: Of<"by-seat", number[]>;
  winners: number[];
}

export type MightyEvent =
  | EventOf<"start-chosen", MightyStartChosen>
  | EventOf<"hand-dealt", MightyHandDealt>
  | EventOf<"guardians-dealt", MightyGuardiansDealt>
  | EventOf<"tile-turned", MightyTileTurned>
  | EventOf<"hands-opened", MightyHandsOpened>
  | EventOf<"card-shown", MightyCardShown>
  | EventOf<"played", MightyPlayed>
  | EventOf<"displaced", MightyDisplaced>
  | EventOf<"price-paid", MightyPricePaid>
  | EventOf<"guardian-turned", MightyGuardianTurned>
  | EventOf<"loot-taken", MightyLootTaken>
  | EventOf<"fight-lost", MightyFightLost>
  | EventOf<"healed", MightyHealed>
  | EventOf<"round-ended", MightyRoundEnded>
  | EventOf<"match-ended", MightyMatchEnded>;

/** `monsters` is empty for those who may not know. */
export interface TimidMonstersDrawn {
  floor: number;
  monsters: Of<"word card", string[]>;
}

export interface TimidFloorBuilt {
  floor: number;
}

export interface TimidCardTurned {
  place: Of<"place", [number, number]>;
  card: Of<"word card", string>;
}

export interface TimidMonsterFroze {
  place: Of<"place", [number, number]>;
  card: Of<"word the-card card", string>;
}

export interface TimidMonsterSlain {
  place: Of<"place", [number, number]>;
  card: Of<"word the-card card", string>;
}

export interface TimidAttackMissed {
  place: Of<"place", [number, number]>;
}

export interface TimidJumped {
  place: Of<"place", [number, number]>;
  over: Of<"place", [number, number]>;
}

export interface TimidFloorEscaped {
  floor: number;
}

/** Which monsters were laid aside face up, and how many face down. */
export interface TimidFloorCleared {
  floor: number;
  monsters: Of<"word card", string[]>;
  hidden: number;
}

export interface TimidStoppedByMonster {
  floor: number;
  place: Of<"place", [number, number]>;
  card: Of<"word the-card card", string>;
}

export interface TimidStoppedWithoutWay {
  floor: number;
}

export interface TimidGaveUp {
  floor: number;
}

export interface TimidMatchEnded {
  winner: Of<"person", string>;
  floors: number;
}

export type TimidEvent =
  | EventOf<"monsters-drawn", TimidMonstersDrawn>
  | EventOf<"floor-built", TimidFloorBuilt>
  | EventOf<"card-turned", TimidCardTurned>
  | EventOf<"monster-froze", TimidMonsterFroze>
  | EventOf<"monster-slain", TimidMonsterSlain>
  | EventOf<"attack-missed", TimidAttackMissed>
  | EventOf<"jumped", TimidJumped>
  | EventOf<"floor-escaped", TimidFloorEscaped>
  | EventOf<"floor-cleared", TimidFloorCleared>
  | EventOf<"stopped-by-monster", TimidStoppedByMonster>
  | EventOf<"stopped-without-way", TimidStoppedWithoutWay>
  | EventOf<"gave-up", TimidGaveUp>
  | EventOf<"match-ended", TimidMatchEnded>;

export interface IslandStartChosen {
  player: Of<"person", number>;
}

export interface IslandBossPlaced {
  boss: Of<"word boss", string>;
  zone: Of<"word zone", number>;
  hp: number;
  dice: number;
}

export interface IslandCardRevealed {
  card: Of<"word card", string>;
  slot: number;
}

/** `cause` is what made it necessary: setting up, a symbol, an event. */
export interface IslandMinionDrawn {
  minion: Of<"word one-minion minion", string>;
  zone: Of<"word zone", number>;
  left: number;
  cause: Of<"word cause ability card", string>;
}

export interface IslandFirstMinionDrawn {
  minion: Of<"word one-minion minion", string>;
  zone: Of<"word zone", number>;
  left: number;
}

export interface IslandMonsterPlaced {
  player: Of<"person", number>;
  zone: Of<"word zone", number>;
}

export interface IslandAlliesLaidOut {
  allies: Of<"word ally", string[]>;
}

export interface IslandTurnBegan {
  player: Of<"person", number>;
  turn: number;
}

/** A card had a step of this boss phase left out. */
export interface IslandStepSkipped {
  step: number;
}

/** An ability of the boss acts; what it does follows. */
export interface IslandAbilityActed {
  ability: Of<"word ability card", string>;
  zone: Of<"word zone", number>;
}

export interface IslandDiceErupted {
  dice: Of<"dice", ShownDie[]>;
}

export type IslandNoDiceToErupt = Record<string, never>;

/** No boss dice in its own zone or beside it. */
export interface IslandBossWandered {
  start: Of<"word zone", number>;
  zone: Of<"word zone", number>;
}

/** `others` are the dice in the two other zones it looked at. */
export interface IslandBossFollowedDice {
  start: Of<"word zone", number>;
  zone: Of<"word zone", number>;
  dice: number;
  others: number[];
  stays: boolean;
}

/** As many dice elsewhere, but more minions here. */
export interface IslandBossFollowedMinions {
  start: Of<"word zone", number>;
  zone: Of<"word zone", number>;
  dice: number;
  minions: number;
  stays: boolean;
}

/** Dice and minions tied: the zone farthest clockwise. */
export interface IslandBossFollowedClock {
  start: Of<"word zone", number>;
  zone: Of<"word zone", number>;
  dice: number;
  minions: number;
  stays: boolean;
}

export interface IslandBossWentOn {
  ability: Of<"word ability card", string>;
  start: Of<"word zone", number>;
  zone: Of<"word zone", number>;
  dice: number;
}

export interface IslandBossRelocated {
  start: Of<"word zone", number>;
  zone: Of<"word zone", number>;
  cause: Of<"word cause ability card", string>;
}

export interface IslandMinionActed {
  minion: Of<"word one-minion minion", string>;
  zone: Of<"word zone", number>;
}

export interface IslandMinionMuted {
  minion: Of<"word one-minion minion", string>;
  zone: Of<"word zone", number>;
  player: Of<"person", number>;
  cause: Of<"word cause ability card", string>;
}

/** No minion in the boss's zone. */
export interface IslandMinionsIdle {
  zone: Of<"word zone", number>;
}

export interface IslandSymbolActivated {
  symbol: string;
  zone: Of<"word zone", number>;
}

export interface IslandBossDiceGathered {
  zone: Of<"word zone", number>;
  count: number;
}

export interface IslandFirelingPlaced {
  zone: Of<"word zone", number>;
  left: number;
  cause: Of<"word cause ability card", string>;
}

export interface IslandNoFirelingLeft {
  zone: Of<"word zone", number>;
  cause: Of<"word cause ability card", string>;
}

/** `displaced` is the face of a die that had to go, or empty. */
export interface IslandCrystalBuilt {
  zone: Of<"word zone", number>;
  crystals: number;
  displaced: Of<"word face", string>;
  cause: Of<"word cause ability card", string>;
}

/** `tile` went to the box, or is empty. */
export interface IslandPylonRaised {
  zone: Of<"word zone", number>;
  space: Of<"word space", string>;
  tile: Of<"word tile-name tile", string>;
  pylons: number;
}

export interface IslandCrystalsCleared {
  zone: Of<"word zone", number>;
  crystals: number;
  cause: Of<"word cause ability card", string>;
}

export interface IslandBossFameChanged {
  change: Of<"change", number>;
  fame: number;
  cause: Of<"word cause ability card", string>;
}

export interface IslandBossHurt {
  amount: number;
  hp: number;
  cause: Of<"word cause ability card", string>;
}

export interface IslandBossDown {
  boss: Of<"word boss", string>;
}

export interface IslandNextBossPlaced {
  boss: Of<"word boss", string>;
  zone: Of<"word zone", number>;
  hp: number;
  dice: number;
}

export interface IslandPylonRemoved {
  zone: Of<"word zone", number>;
  space: Of<"word space", string>;
}

export interface IslandBossDieRemoved {
  count: number;
}

export interface IslandDiceTaken {
  count: number;
}

export interface IslandLockedDieTaken {
  face: Of<"word face", string>;
  zone: Of<"word zone", number>;
}

export interface IslandRolled {
  dice: Of<"dice", ShownDie[]>;
}

export interface IslandDiceChosen {
  dice: Of<"dice", ShownDie[]>;
}

export interface IslandDieTurned {
  face: Of<"word face", string>;
  to: Of<"word face", string>;
  cause: Of<"word cause ability card", string>;
}

export interface IslandDiceLeft {
  dice: Of<"dice", ShownDie[]>;
}

export interface IslandDieLocked {
  face: Of<"word face", string>;
  zone: Of<"word zone", number>;
  card: Of<"word card", string>;
}

export interface IslandDieUnlocked {
  face: Of<"word face", string>;
  zone: Of<"word zone", number>;
  card: Of<"word card", string>;
}

export interface IslandDiceReleased {
  count: number;
  cause: Of<"word cause ability card", string>;
}

export interface IslandHealed {
  player: Of<"person", number>;
  amount: number;
  hp: number;
  cause: Of<"word cause ability card", string>;
}

export interface IslandEnergyChanged {
  player: Of<"person", number>;
  change: Of<"change", number>;
  energy: number;
  cause: Of<"word cause ability card", string>;
}

export interface IslandMonsterMoved {
  player: Of<"person", number>;
  start: Of<"word zone", number>;
  zone: Of<"word zone", number>;
  cause: Of<"word cause ability card", string>;
}

export interface IslandAttacked {
  player: Of<"person", number>;
  zone: Of<"word zone", number>;
  pool: number;
  cause: Of<"word cause ability card", string>;
  dice: Of<"dice", ShownDie[]>;
}

export interface IslandMinionDestroyed {
  minion: Of<"word one-minion minion", string>;
  zone: Of<"word zone", number>;
  paid: number;
  cause: Of<"word cause ability card", string>;
}

export interface IslandAttackEnded {
  lost: number;
}

export interface IslandDamaged {
  player: Of<"person", number>;
  amount: number;
  hp: number;
  cause: Of<"word cause ability card", string>;
  source: Of<"word cause", string>;
}

export interface IslandDamagePrevented {
  player: Of<"person", number>;
  cause: Of<"word cause ability card", string>;
  by: Of<"word cause ability card", string>;
}

/** A cap dropped. */
export interface IslandHpLost {
  player: Of<"person", number>;
  amount: number;
  hp: number;
}

export interface IslandHpSet {
  player: Of<"person", number>;
  hp: number;
  cause: Of<"word cause ability card", string>;
}

export interface IslandMonsterPushed {
  player: Of<"person", number>;
  start: Of<"word zone", number>;
  zone: Of<"word zone", number>;
  cause: Of<"word cause ability card", string>;
}

export interface IslandFameChanged {
  player: Of<"person", number>;
  change: Of<"change", number>;
  fame: number;
  cause: Of<"word cause ability card", string>;
}

export interface IslandDieStolen {
  player: Of<"person", number>;
  face: Of<"dice", ShownDie[]>;
  zone: Of<"word zone", number>;
  card: Of<"word card", string>;
}

export interface IslandBossDieMoved {
  face: Of<"dice", ShownDie[]>;
  start: Of<"word zone", number>;
  zone: Of<"word zone", number>;
  cause: Of<"word cause ability card", string>;
}

export interface IslandBossDieReleased {
  card: Of<"word card", string>;
}

export interface IslandAllyTaken {
  player: Of<"person", number>;
  ally: Of<"word ally", string>;
}

export interface IslandAllyLost {
  player: Of<"person", number>;
  ally: Of<"word ally", string>;
}

export interface IslandTileBuilt {
  tile: Of<"word tile-name tile", string>;
  zone: Of<"word zone", number>;
  space: Of<"word space", string>;
  cause: Of<"word cause ability card", string>;
}

export interface IslandTilesShuffled {
  count: number;
}

export interface IslandTileDiscarded {
  tile: Of<"word tile-name tile", string>;
  cause: Of<"word cause ability card", string>;
}

export interface IslandTileActivated {
  player: Of<"person", number>;
  tile: Of<"word tile-name tile", string>;
  double: boolean;
}

export interface IslandTileRecharged {
  player: Of<"person", number>;
  tile: Of<"word tile-name tile", string>;
}

export interface IslandDieDropped {
  die: Of<"word face", string>;
}

export interface IslandDiceSpent {
  player: Of<"person", number>;
  ability: Of<"word ability card", string>;
  dice: Of<"dice", ShownDie[]>;
}

export interface IslandAbilityUsed {
  player: Of<"person", number>;
  ability: Of<"word ability card", string>;
}

export interface IslandCardBought {
  player: Of<"person", number>;
  card: Of<"word card", string>;
  paid: number;
}

export interface IslandMarketSwept {
  player: Of<"person", number>;
  paid: number;
  cards: Of<"word card", string[]>;
}

/** Nothing could be bought or swept. */
export interface IslandMarketPassed {
  player: Of<"person", number>;
}

export interface IslandSlotLeftEmpty {
  slot: number;
}

export interface IslandCardDiscarded {
  card: Of<"word card", string>;
}

export interface IslandEventRevealed {
  card: Of<"word card", string>;
  colour: string;
}

export interface IslandEnergyPaid {
  player: Of<"person", number>;
  amount: number;
  energy: number;
  cause: Of<"word cause ability card", string>;
}

export interface IslandMinionMoved {
  minion: Of<"word minion", string>;
  start: Of<"word zone", number>;
  zone: Of<"word zone", number>;
  cause: Of<"word cause ability card", string>;
}

/** The next boss phase leaves this step out. */
export interface IslandStepMarked {
  step: number;
  cause: Of<"word cause ability card", string>;
}

export interface IslandTurnEnded {
  player: Of<"person", number>;
}

export interface IslandTeamWon {
  boss: Of<"word boss", string>;
  turn: number;
}

export interface IslandTeamLost {
  reason: string;
  turn: number;
}

export type IslandEvent =
  | EventOf<"start-chosen", IslandStartChosen>
  | EventOf<"boss-placed", IslandBossPlaced>
  | EventOf<"card-revealed", IslandCardRevealed>
  | EventOf<"minion-drawn", IslandMinionDrawn>
  | EventOf<"first-minion-drawn", IslandFirstMinionDrawn>
  | EventOf<"monster-placed", IslandMonsterPlaced>
  | EventOf<"allies-laid-out", IslandAlliesLaidOut>
  | EventOf<"turn-began", IslandTurnBegan>
  | EventOf<"step-skipped", IslandStepSkipped>
  | EventOf<"ability-acted", IslandAbilityActed>
  | EventOf<"dice-erupted", IslandDiceErupted>
  | EventOf<"no-dice-to-erupt", IslandNoDiceToErupt>
  | EventOf<"boss-wandered", IslandBossWandered>
  | EventOf<"boss-followed-dice", IslandBossFollowedDice>
  | EventOf<"boss-followed-minions", IslandBossFollowedMinions>
  | EventOf<"boss-followed-clock", IslandBossFollowedClock>
  | EventOf<"boss-went-on", IslandBossWentOn>
  | EventOf<"boss-relocated", IslandBossRelocated>
  | EventOf<"minion-acted", IslandMinionActed>
  | EventOf<"minion-muted", IslandMinionMuted>
  | EventOf<"minions-idle", IslandMinionsIdle>
  | EventOf<"symbol-activated", IslandSymbolActivated>
  | EventOf<"boss-dice-gathered", IslandBossDiceGathered>
  | EventOf<"fireling-placed", IslandFirelingPlaced>
  | EventOf<"no-fireling-left", IslandNoFirelingLeft>
  | EventOf<"crystal-built", IslandCrystalBuilt>
  | EventOf<"pylon-raised", IslandPylonRaised>
  | EventOf<"crystals-cleared", IslandCrystalsCleared>
  | EventOf<"boss-fame-changed", IslandBossFameChanged>
  | EventOf<"boss-hurt", IslandBossHurt>
  | EventOf<"boss-down", IslandBossDown>
  | EventOf<"next-boss-placed", IslandNextBossPlaced>
  | EventOf<"pylon-removed", IslandPylonRemoved>
  | EventOf<"boss-die-removed", IslandBossDieRemoved>
  | EventOf<"dice-taken", IslandDiceTaken>
  | EventOf<"locked-die-taken", IslandLockedDieTaken>
  | EventOf<"rolled", IslandRolled>
  | EventOf<"dice-chosen", IslandDiceChosen>
  | EventOf<"die-turned", IslandDieTurned>
  | EventOf<"dice-left", IslandDiceLeft>
  | EventOf<"die-locked", IslandDieLocked>
  | EventOf<"die-unlocked", IslandDieUnlocked>
  | EventOf<"dice-released", IslandDiceReleased>
  | EventOf<"healed", IslandHealed>
  | EventOf<"energy-changed", IslandEnergyChanged>
  | EventOf<"monster-moved", IslandMonsterMoved>
  | EventOf<"attacked", IslandAttacked>
  | EventOf<"minion-destroyed", IslandMinionDestroyed>
  | EventOf<"attack-ended", IslandAttackEnded>
  | EventOf<"damaged", IslandDamaged>
  | EventOf<"damage-prevented", IslandDamagePrevented>
  | EventOf<"hp-lost", IslandHpLost>
  | EventOf<"hp-set", IslandHpSet>
  | EventOf<"monster-pushed", IslandMonsterPushed>
  | EventOf<"fame-changed", IslandFameChanged>
  | EventOf<"die-stolen", IslandDieStolen>
  | EventOf<"boss-die-moved", IslandBossDieMoved>
  | EventOf<"boss-die-released", IslandBossDieReleased>
  | EventOf<"ally-taken", IslandAllyTaken>
  | EventOf<"ally-lost", IslandAllyLost>
  | EventOf<"tile-built", IslandTileBuilt>
  | EventOf<"tiles-shuffled", IslandTilesShuffled>
  | EventOf<"tile-discarded", IslandTileDiscarded>
  | EventOf<"tile-activated", IslandTileActivated>
  | EventOf<"tile-recharged", IslandTileRecharged>
  | EventOf<"die-dropped", IslandDieDropped>
  | EventOf<"dice-spent", IslandDiceSpent>
  | EventOf<"ability-used", IslandAbilityUsed>
  | EventOf<"card-bought", IslandCardBought>
  | EventOf<"market-swept", IslandMarketSwept>
  | EventOf<"market-passed", IslandMarketPassed>
  | EventOf<"slot-left-empty", IslandSlotLeftEmpty>
  | EventOf<"card-discarded", IslandCardDiscarded>
  | EventOf<"event-revealed", IslandEventRevealed>
  | EventOf<"energy-paid", IslandEnergyPaid>
  | EventOf<"minion-moved", IslandMinionMoved>
  | EventOf<"step-marked", IslandStepMarked>
  | EventOf<"turn-ended", IslandTurnEnded>
  | EventOf<"team-won", IslandTeamWon>
  | EventOf<"team-lost", IslandTeamLost>;

export type EventMessage =
  | MightyEvent
  | TimidEvent
  | IslandEvent;

export type Sync =
  | SyncOf<"mighty", MightyView, MightyEvent, MightyAid>
  | SyncOf<"timid", TimidView, TimidEvent, TimidAid>
  | SyncOf<"island", IslandView, IslandEvent, IslandAid>;

export type Up =
  | Hello
  | AskStory
  | MakeMove
  | Undo
  | Redo
  | Consent
  | Release
  | Look
  | Take
  | Admit
  | Leave
  | Resign
  | SeatBot
  | TakeOver
  | Remove
  | Mute
  | Block
  | Close
  | Start
  | Pause
  | Resume
  | Reopen
  | Change
  | SetGrace
  | LeaveLesson
  | Teach
  | AnswerTask
  | SkipTasks
  | Rematch
  | Say
  | SayPhrase
  | Show
  | Point
  | Propose
  | Withdraw
  | Agree
  | Hint
  | AskSure
  | AskAid
  | Why
  | Ping;

export type Down =
  | Welcome
  | StoryMessage
  | TableMessage
  | SyncMessage
  | Ack
  | Refused
  | HintMessage
  | SureMessage
  | AidMessage
  | WhyMessage
  | Spoken
  | Pointed
  | PlansMessage
  | PresenceMessage
  | Intent
  | TaskMessage
  | JudgedMessage
  | TeachingMessage
  | Pong;

export const GAMES: readonly GameName[] = ["mighty","timid","island"];

export const TABLE_KINDS: Record<string, string> = {"player":"person","seat":"person","asked":"person","next":"person","moves":"choices","line":"number","column":"number","byte":"number","move":"number","version":"number","text":"quoted","tried":"quoted","value":"quoted","found":"quoted","recorded":"quoted","field":"quoted","game":"quoted","bot":"quoted","view":"quoted","face":"word face","kind":"word name"};

export const KINDS: Record<string, GameKinds> = {
  "mighty": {"params":{"player":"person","seat":"person","asked":"person","next":"person","moves":"choices","line":"number","column":"number","byte":"number","move":"number","version":"number","text":"quoted","tried":"quoted","value":"quoted","found":"quoted","recorded":"quoted","field":"quoted","game":"quoted","bot":"quoted","view":"quoted","owner":"person","tile":"word tile-name tile","kind":"word name"},"view":{},"events":{"start-chosen":{"player":"person"},"hand-dealt":{"player":"person"},"guardians-dealt":{},"tile-turned":{"tile":"word tile-name tile"},"hands-opened":{},"card-shown":{"player":"person"},"played":{"player":"person"},"displaced":{"player":"person","owner":"person"},"price-paid":{"player":"person","owner":"person"},"guardian-turned":{},"loot-taken":{"player":"person"},"fight-lost":{},"healed":{"player":"person"},"round-ended":{"gold":"by-seat"},"match-ended":{"gold":"by-seat"}}},
  "timid": {"params":{"player":"person","seat":"person","asked":"person","next":"person","moves":"choices","line":"number","column":"number","byte":"number","move":"number","version":"number","text":"quoted","tried":"quoted","value":"quoted","found":"quoted","recorded":"quoted","field":"quoted","game":"quoted","bot":"quoted","view":"quoted","card":"word card","monsters":"word card","winner":"person","place":"place","over":"place"},"view":{},"events":{"monsters-drawn":{"monsters":"word card"},"floor-built":{},"card-turned":{"place":"place","card":"word card"},"monster-froze":{"place":"place","card":"word the-card card"},"monster-slain":{"place":"place","card":"word the-card card"},"attack-missed":{"place":"place"},"jumped":{"place":"place","over":"place"},"floor-escaped":{},"floor-cleared":{"monsters":"word card"},"stopped-by-monster":{"place":"place","card":"word the-card card"},"stopped-without-way":{},"gave-up":{},"match-ended":{"winner":"person"}}},
  "island": {"params":{"player":"person","seat":"person","asked":"person","next":"person","moves":"choices","line":"number","column":"number","byte":"number","move":"number","version":"number","text":"quoted","tried":"quoted","value":"quoted","found":"quoted","recorded":"quoted","field":"quoted","game":"quoted","bot":"quoted","view":"quoted","owner":"person","ability":"word ability card","later":"word ability card","ally":"word ally","allies":"word ally","boss":"word boss","by":"word cause ability card","card":"word card","cause":"word cause ability card","minion":"word minion","targets":"word minion","source":"word cause","tile":"word tile-name tile","dice":"dice","die":"dice","face":"dice","displaced":"word face","zone":"word zone","to":"word zone face","space":"word space","origin":"word zone","goal":"word zone","hit":"person"},"view":{},"events":{"start-chosen":{"player":"person"},"boss-placed":{"boss":"word boss","zone":"word zone"},"card-revealed":{"card":"word card"},"minion-drawn":{"minion":"word one-minion minion","zone":"word zone","cause":"word cause ability card"},"first-minion-drawn":{"minion":"word one-minion minion","zone":"word zone"},"monster-placed":{"player":"person","zone":"word zone"},"allies-laid-out":{"allies":"word ally"},"turn-began":{"player":"person"},"step-skipped":{},"ability-acted":{"ability":"word ability card","zone":"word zone"},"dice-erupted":{"dice":"dice"},"no-dice-to-erupt":{},"boss-wandered":{"start":"word zone","zone":"word zone"},"boss-followed-dice":{"start":"word zone","zone":"word zone"},"boss-followed-minions":{"start":"word zone","zone":"word zone"},"boss-followed-clock":{"start":"word zone","zone":"word zone"},"boss-went-on":{"ability":"word ability card","start":"word zone","zone":"word zone"},"boss-relocated":{"start":"word zone","zone":"word zone","cause":"word cause ability card"},"minion-acted":{"minion":"word one-minion minion","zone":"word zone"},"minion-muted":{"minion":"word one-minion minion","zone":"word zone","player":"person","cause":"word cause ability card"},"minions-idle":{"zone":"word zone"},"symbol-activated":{"zone":"word zone"},"boss-dice-gathered":{"zone":"word zone"},"fireling-placed":{"zone":"word zone","cause":"word cause ability card"},"no-fireling-left":{"zone":"word zone","cause":"word cause ability card"},"crystal-built":{"zone":"word zone","displaced":"word face","cause":"word cause ability card"},"pylon-raised":{"zone":"word zone","space":"word space","tile":"word tile-name tile"},"crystals-cleared":{"zone":"word zone","cause":"word cause ability card"},"boss-fame-changed":{"change":"change","cause":"word cause ability card"},"boss-hurt":{"cause":"word cause ability card"},"boss-down":{"boss":"word boss"},"next-boss-placed":{"boss":"word boss","zone":"word zone"},"pylon-removed":{"zone":"word zone","space":"word space"},"boss-die-removed":{},"dice-taken":{},"locked-die-taken":{"face":"word face","zone":"word zone"},"rolled":{"dice":"dice"},"dice-chosen":{"dice":"dice"},"die-turned":{"face":"word face","to":"word face","cause":"word cause ability card"},"dice-left":{"dice":"dice"},"die-locked":{"face":"word face","zone":"word zone","card":"word card"},"die-unlocked":{"face":"word face","zone":"word zone","card":"word card"},"dice-released":{"cause":"word cause ability card"},"healed":{"player":"person","cause":"word cause ability card"},"energy-changed":{"player":"person","change":"change","cause":"word cause ability card"},"monster-moved":{"player":"person","start":"word zone","zone":"word zone","cause":"word cause ability card"},"attacked":{"player":"person","zone":"word zone","cause":"word cause ability card","dice":"dice"},"minion-destroyed":{"minion":"word one-minion minion","zone":"word zone","cause":"word cause ability card"},"attack-ended":{},"damaged":{"player":"person","cause":"word cause ability card","source":"word cause"},"damage-prevented":{"player":"person","cause":"word cause ability card","by":"word cause ability card"},"hp-lost":{"player":"person"},"hp-set":{"player":"person","cause":"word cause ability card"},"monster-pushed":{"player":"person","start":"word zone","zone":"word zone","cause":"word cause ability card"},"fame-changed":{"player":"person","change":"change","cause":"word cause ability card"},"die-stolen":{"player":"person","face":"dice","zone":"word zone","card":"word card"},"boss-die-moved":{"face":"dice","start":"word zone","zone":"word zone","cause":"word cause ability card"},"boss-die-released":{"card":"word card"},"ally-taken":{"player":"person","ally":"word ally"},"ally-lost":{"player":"person","ally":"word ally"},"tile-built":{"tile":"word tile-name tile","zone":"word zone","space":"word space","cause":"word cause ability card"},"tiles-shuffled":{},"tile-discarded":{"tile":"word tile-name tile","cause":"word cause ability card"},"tile-activated":{"player":"person","tile":"word tile-name tile"},"tile-recharged":{"player":"person","tile":"word tile-name tile"},"die-dropped":{"die":"word face"},"dice-spent":{"player":"person","ability":"word ability card","dice":"dice"},"ability-used":{"player":"person","ability":"word ability card"},"card-bought":{"player":"person","card":"word card"},"market-swept":{"player":"person","cards":"word card"},"market-passed":{"player":"person"},"slot-left-empty":{},"card-discarded":{"card":"word card"},"event-revealed":{"card":"word card"},"energy-paid":{"player":"person","cause":"word cause ability card"},"minion-moved":{"minion":"word minion","start":"word zone","zone":"word zone","cause":"word cause ability card"},"step-marked":{"cause":"word cause ability card"},"turn-ended":{"player":"person"},"team-won":{"boss":"word boss"},"team-lost":{}}},
};

export const PHRASES: readonly Phrase[] = ["hello","thanks","well-played","good-luck","one-moment","your-turn","oops","again"];

export const PLANS: readonly PlanPhrase[] = ["go","fight-boss","fight-minions","keep","leave","build","save","need","follow"];
