// Which page is meant by a path, and what its ":name" parts stand for.

import type { Component } from "svelte";

export interface Page {
  readonly path: string;
  /** Loaded when it is wanted: the first page stays light. */
  readonly load: () => Promise<{ default: Component<{ params: Params }> }>;
}
export type Params = Readonly<Record<string, string>>;

/** The page at a path such as "/table/42", with what its ":name" parts stand for. */
export function findPage(
  path: string,
  pages: readonly Page[],
): { page: Page; params: Params } | undefined {
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
