// What a lesson lights: pieces of the answers that are still offered, wherever they lie on a board.

import { without } from "../../games/pieces";
import type { AskMessage, LessonStep } from "../../wire/types";

export interface Light {
  readonly piece: string;
  /** What is to be laid there, by its name. */
  readonly lays?: string;
}

/** The pieces to touch for this step; of answers that are laid out, the first with what lies where.
 * What shall be tried is lit until something was tried in vain. */
export function lightsOf(
  { lit, trying = [] }: LessonStep,
  ask: AskMessage | null,
  vain = false,
): readonly Light[] {
  const offered = lit.filter((pieces) => isOffered(pieces, ask));
  const answers = (offered.length ? offered : lit.slice(0, 1)).flat();
  const found = trying.length && !vain ? trying : answers;
  const each = ask?.kind === "layout" ? `${ask.each} ` : undefined;
  const lights = found.flatMap((piece, n): Light[] => {
    const before = found[n - 1] ?? "";
    if (each && piece.startsWith(each)) return [];
    return each && before.startsWith(each)
      ? [{ piece, lays: before.slice(each.length) }]
      : [{ piece }];
  });
  const whole = trying.length && !vain ? [trying] : offered;
  for (const pieces of whole) if (pieces.length > 1) lights.push({ piece: pieces.join(" ") });
  return lights.filter(({ piece }, n) => lights.findIndex((other) => other.piece === piece) === n);
}

/** One thing after the other: what decides how, what it is done to, what ends it. */
const TURNS = [/^tool /, /^cell /, /^over /];
const LAST = /^do (throw|build)$/;

/** Of all that is to be touched, what comes next. */
export function inTurn<Lit extends { piece: string; later?: boolean }>(found: Lit[]): Lit[] {
  const first = TURNS.find((turn) => found.some(({ piece }) => turn.test(piece)));
  const others = found.filter(({ piece }) => !TURNS.some((turn) => turn.test(piece)));
  const now = found.filter(({ piece, later }) => later || !first || first.test(piece));
  const due = [...new Set([...others, ...now])].filter(({ piece }) => !LAST.test(piece));
  return due.length ? due : found;
}

const isOffered = (pieces: readonly string[], ask: AskMessage | null): boolean =>
  (ask?.moves ?? []).some((offer) => isMadeOf(offer.pieces, pieces));

/** The same pieces, in whatever order. */
export const isMadeOf = (offered: readonly string[], pieces: readonly string[]): boolean =>
  offered.length === pieces.length && without(offered, pieces) !== undefined;

/** Where a piece lies: boards mark it by its own name, or by what kind of thing it is. */
export function selectorOf(piece: string): string {
  const [kind = "", ...rest] = piece.split(" ");
  const name = rest.join(" ");
  const whole = ["key", "point", "die", "move"].map((by) => `[data-${by}="${piece}"]`);
  if (piece.includes(" ", kind.length + 1)) whole.push(`[data-offers*="|${piece}|"]`);
  const own: Record<string, string> = {
    cell: `[data-place="${name}"]`,
    over: `[data-place="${name}"]`,
    tool: `[data-mode="${name}"]`,
    do: `[data-deed="${name}"], [data-${name}]`,
  };
  const selector = own[kind] ?? (name ? `[data-${kind}="${name}"]` : "");
  return [...whole, ...(selector ? [selector] : [])].join(", ");
}
