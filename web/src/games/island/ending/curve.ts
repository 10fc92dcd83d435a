// The course of a match as a drawing: where each turn lies, and what it says in short.

import type { ChapterMessage, CoursePage } from "../../../wire/types";

export const WIDE = 320;
export const HIGH = 120;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const share = (level: number | undefined, most: number): number =>
  Math.min(1, Math.max(0, (level ?? 0) / most));

/** Turns side by side, the first at the left edge, the last at the right one. */
const across = (at: number, turns: number): number =>
  turns < 2 ? WIDE : (at / (turns - 1)) * WIDE;

function spots(turns: readonly ChapterMessage[], height: (turn: ChapterMessage) => number): Spot[] {
  return turns.map((turn, at) => ({
    x: Math.round(across(at, turns.length)),
    y: Math.round(HIGH - height(turn) * HIGH),
  }));
}

export const dangers = (turns: readonly ChapterMessage[]): Spot[] =>
  spots(turns, ({ levels }) => share(levels["danger"], 100));

export const bossHp = (turns: readonly ChapterMessage[]): Spot[] =>
  spots(turns, ({ levels }) => share(levels["boss-hp"], levels["boss-most"] || 1));

export const line = (through: readonly Spot[]): string =>
  through.map(({ x, y }, at) => `${at ? "L" : "M"}${x} ${y}`).join("");

export const area = (through: readonly Spot[]): string =>
  through.length ? `${line(through)}V${HIGH}H${through[0]!.x}Z` : "";

/** The turn in which it was closest to defeat; the first of equal ones. */
export function worst(turns: readonly ChapterMessage[]): ChapterMessage | undefined {
  return highest(turns, ({ levels }) => levels["danger"] ?? 0);
}

/** The turn that cost the boss most; nothing where it was never hurt. */
export function best(
  turns: readonly ChapterMessage[],
): { turn: ChapterMessage; amount: number } | undefined {
  const lost = new Map(turns.map((turn, at) => [turn, fallen(turns[at - 1], turn)]));
  const turn = highest(turns, (each) => lost.get(each) ?? 0);
  const amount = turn ? (lost.get(turn) ?? 0) : 0;
  return turn && amount > 0 ? { turn, amount } : undefined;
}

/** A new boss begins with all of its own. */
function fallen(before: ChapterMessage | undefined, turn: ChapterMessage): number {
  const most = turn.levels["boss-most"] ?? 0;
  const had = before && before.levels["boss-most"] === most ? before.levels["boss-hp"] : most;
  return (had ?? 0) - (turn.levels["boss-hp"] ?? 0);
}

function highest(
  turns: readonly ChapterMessage[],
  height: (turn: ChapterMessage) => number,
): ChapterMessage | undefined {
  return turns.reduce<ChapterMessage | undefined>(
    (top, turn) => (top && height(top) >= height(turn) ? top : turn),
    undefined,
  );
}

export const DEEDS = ["damage", "minions", "healed", "built", "bought", "suffered"] as const;
export type Deed = (typeof DEEDS)[number];

/** Who did most of something; nobody where nothing was done. */
export function leader(deeds: CoursePage["deeds"], deed: Deed): string | undefined {
  const most = Math.max(...Object.values(deeds).map((done) => done[deed] ?? 0));
  const found = Object.keys(deeds).filter((seat) => deeds[seat]?.[deed] === most);
  return most > 0 && found.length === 1 ? found[0] : undefined;
}
