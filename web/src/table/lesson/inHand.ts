// A floor that a lesson has somebody lay: which card of the hand comes next.

import { type Light, selectorOf } from "./lights";

interface Hand {
  /** All that lies, to tell when something was laid or taken. */
  readonly here: string;
  /** What is in hand and can be laid at once. */
  readonly chosen?: string | undefined;
  /** The cards to take, if none of them is in hand: those that can be laid at once. */
  readonly cards: readonly Light[];
}

export function inHand(lights: readonly Light[]): Hand {
  const board = document.querySelector("main .board");
  const places = lights.flatMap(({ piece, lays }) => {
    const cell = lays && board?.querySelector<HTMLElement>(selectorOf(piece));
    return cell ? [{ piece, cell, lays }] : [];
  });
  const here = places.map(({ piece, cell }) => `${piece} ${cell.dataset["laid"]}`).join();
  const missing = places.filter(({ cell }) => !cell.dataset["laid"]);
  const free = missing.filter(({ cell }) => !cell.matches(".bare"));
  const wanted = [...new Set((free.length ? free : missing).map(({ lays }) => lays))];
  const held = board?.querySelector<HTMLElement>('[data-hand][aria-pressed="true"]');
  const chosen = held?.dataset["hand"] ?? "";
  if (wanted.includes(chosen)) return { here, chosen, cards: [] };
  return { here, cards: wanted.map((card) => ({ piece: `hand ${card}` })) };
}
