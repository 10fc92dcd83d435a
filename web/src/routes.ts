// Pages and where they live: by path, so that a link can be read, shared and found in a history.

import type { Component } from "svelte";

export interface Page {
  readonly path: string;
  /** Loaded when it is wanted: the first page stays light. */
  readonly load: () => Promise<{ default: Component<{ params: Params }> }>;
}
export type Params = Readonly<Record<string, string>>;

export const PAGES: readonly Page[] = [
  { path: "/", load: () => import("./pages/Home.svelte") },
  { path: "/new/:game", load: () => import("./pages/Create.svelte") },
  { path: "/table/:id", load: () => import("./pages/Table.svelte") },
  { path: "/table/:id/hand", load: () => import("./pages/HandTable.svelte") },
  { path: "/table/:id/screen", load: () => import("./pages/Screen.svelte") },
  { path: "/tables", load: () => import("./pages/MyTables.svelte") },
  { path: "/replay", load: () => import("./pages/Replays.svelte") },
  { path: "/replay/:id/:move", load: () => import("./pages/Replay.svelte") },
  { path: "/rules/:game", load: () => import("./pages/Rules.svelte") },
  { path: "/cards/:game", load: () => import("./pages/CardSet.svelte") },
  { path: "/cards/:game/:set", load: () => import("./pages/CardSet.svelte") },
  { path: "/parts", load: () => import("./pages/Parts.svelte") },
  { path: "/boards/mighty", load: () => import("./pages/Board.svelte") },
  { path: "/boards/mighty/:moment", load: () => import("./pages/Board.svelte") },
  { path: "/boards/mighty/:moment/:help", load: () => import("./pages/Board.svelte") },
  { path: "/boards/timid", load: () => import("./pages/BoardTimid.svelte") },
  { path: "/boards/timid/:moment", load: () => import("./pages/BoardTimid.svelte") },
  { path: "/boards/timid/:moment/:help", load: () => import("./pages/BoardTimid.svelte") },
  { path: "/boards/island", load: () => import("./pages/BoardIsland.svelte") },
  { path: "/boards/island/:moment", load: () => import("./pages/BoardIsland.svelte") },
  { path: "/boards/island/:moment/:help", load: () => import("./pages/BoardIsland.svelte") },
];

/** The page at a path such as "/table/42", with what its ":name" parts stand for. */
export function findPage(path: string, pages = PAGES): { page: Page; params: Params } | undefined {
  const parts = split(path);
  for (const page of pages) {
    const params = match(split(page.path), parts);
    if (params) return { page, params };
  }
  return undefined;
}

function split(path: string): string[] {
  return path.split("/").filter(Boolean);
}

function match(wanted: string[], parts: string[]): Params | undefined {
  if (wanted.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [n, part] of parts.entries()) {
    const want = wanted[n]!;
    if (want.startsWith(":")) params[want.slice(1)] = decode(part);
    else if (want !== part) return undefined;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
