// What was hidden, game by game. On the island everything lies open.

import type { Component } from "svelte";
import type { GameName, Sync, TimidView } from "../wire/types";

export type SecretsBoard = Component<{
  /** The views of all seats. */
  secrets: Readonly<Record<string, unknown>>;
  /** Whose eyes see the board above. */
  seat: string;
}>;

export const SECRETS: Partial<Record<GameName, () => Promise<{ default: SecretsBoard }>>> = {
  mighty: () => import("../games/mighty/Secrets.svelte"),
  timid: () => import("../games/timid/Secrets.svelte"),
};

/** A view whose face-down cards show what is on them, as the one who laid them saw it. */
export function unveiled(sync: Sync, secrets: Readonly<Record<string, unknown>>): Sync["view"] {
  const known = secrets["dungeon"] as TimidView | undefined;
  if (sync.game !== "timid" || !known) return sync.view;
  const cards = sync.view.cards.map((card) => {
    const same = known.cards.find(({ x, y }) => x === card.x && y === card.y);
    return same && !card.up ? { ...card, card: same.card, active: same.active } : card;
  });
  return { ...sync.view, cards };
}
