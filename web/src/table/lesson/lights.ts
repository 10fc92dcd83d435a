// What a lesson lights: pieces of the answers that are still offered, wherever they lie on a board.

import { without } from "../../games/pieces";
import type { AskMessage, LessonStep } from "../../wire/types";

export interface Light {
  readonly piece: string;
  /** What is to be laid there, by its name. */
  readonly lays?: string;
}

/** The pieces to touch for this step; of answers that are laid out, the first with what lies where. */
export function lightsOf({ lit }: LessonStep, ask: AskMessage | null): readonly Light[] {
  const offered = lit.filter((pieces) => isOffered(pieces, ask));
  const found = (offered.length ? offered : lit.slice(0, 1)).flat();
  const each = ask?.kind === "layout" ? `${ask.each} ` : undefined;
  const lights = found.flatMap((piece, n): Light[] => {
    const before = found[n - 1] ?? "";
    if (each && piece.startsWith(each)) return [];
    return each && before.startsWith(each)
      ? [{ piece, lays: before.slice(each.length) }]
      : [{ piece }];
  });
  return lights.filter(({ piece }, n) => lights.findIndex((other) => other.piece === piece) === n);
}

function isOffered(pieces: readonly string[], ask: AskMessage | null): boolean {
  const offers = ask?.moves ?? [];
  return offers.some(
    (offer) => offer.pieces.length === pieces.length && without(offer.pieces, pieces),
  );
}

/** Where a piece lies: boards mark it by its own name, or by what kind of thing it is. */
export function selectorOf(piece: string): string {
  const [kind = "", ...rest] = piece.split(" ");
  const name = rest.join(" ");
  const whole = ["key", "point", "die", "move"].map((by) => `[data-${by}="${piece}"]`);
  const own: Record<string, string> = {
    cell: `[data-place="${name}"]`,
    over: `[data-place="${name}"]`,
    tool: `[data-mode="${name}"]`,
    do: `[data-deed="${name}"], [data-${name}]`,
  };
  const selector = own[kind] ?? (name ? `[data-${kind}="${name}"]` : "");
  return [...whole, ...(selector ? [selector] : [])].join(", ");
}
