// Pages and where they live. The address is the part after "#": it never reaches the server, so an
// invitation in it stays with whoever was invited, and any path prefix of a proxy will do.

import type { Component } from "svelte";

export interface Page {
  readonly path: string;
  /** Loaded when it is wanted: the first page stays light. */
  readonly load: () => Promise<{ default: Component<{ params: Params }> }>;
}
export type Params = Readonly<Record<string, string>>;

export const PAGES: readonly Page[] = [
  { path: "/", load: () => import("./pages/Start.svelte") },
  { path: "/parts", load: () => import("./pages/Parts.svelte") },
  { path: "/boards/timid", load: () => import("./pages/TimidBoards.svelte") },
  { path: "/boards/timid/:name", load: () => import("./pages/TimidBoards.svelte") },
];

/** The page at an address such as "#/table/42", with what its ":name" parts stand for. */
export function findPage(hash: string, pages = PAGES): { page: Page; params: Params } | undefined {
  const parts = split(hash.replace(/^#/, "").replace(/\?.*$/, ""));
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
    if (want.startsWith(":")) params[want.slice(1)] = decodeURIComponent(part);
    else if (want !== part) return undefined;
  }
  return params;
}
