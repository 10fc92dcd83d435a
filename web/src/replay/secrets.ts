// What was hidden, game by game. On the island everything lies open.

import type { Component } from "svelte";
import type { GameName } from "../wire/types";

export type SecretsBoard = Component<{
  /** The views of all seats. */
  secrets: Readonly<Record<string, unknown>>;
  /** Whose eyes see the board above. */
  seat: string;
}>;

export const SECRETS: Partial<Record<GameName, () => Promise<{ default: SecretsBoard }>>> = {
  mighty: () => import("./SecretsMighty.svelte"),
  timid: () => import("./SecretsTimid.svelte"),
};
