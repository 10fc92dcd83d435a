// Few files instead of many: over a slow line every request costs more than what it brings.

import { relative } from "node:path";

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** What a first visit runs; it brings the front page. */
const BASE = /\/src\/main\.ts$/;
const TABLE = /\/src\/pages\/Table\.svelte$/;
/** A game as it is played: its board, and what its table is told with. */
const GAME = /\/src\/games\/(\w+)\/(?:Board\.svelte|table\.ts)$/;

/** Names the file that a module goes into; none: wherever the bundler puts it. */
export class Chunks {
  private names = new Map<string, string>();
  private seen: string[] = [];

  constructor(private readonly root: string) {}

  /** Every module is named here before the first one is placed. */
  readonly test = (id: string): boolean => {
    if (this.names.size) this.restart();
    this.seen.push(id);
    return true;
  };

  readonly name = (id: string, graph: Graph): string | null => {
    if (!this.names.size) this.place(graph);
    return this.names.get(id) ?? null;
  };

  private restart(): void {
    this.names = new Map();
    this.seen = [];
  }

  private place(graph: Graph): void {
    this.claim("base", reached(this.starts(BASE), graph));
    this.claim("table", reached(this.starts(TABLE), graph));
    const games = this.games(graph);
    this.claim("table", shared([...games.values()]));
    games.forEach((modules, game) => this.claim(`game-${game}`, modules));
  }

  private starts(pattern: RegExp): string[] {
    return this.seen.filter((id) => pattern.test(`/${relative(this.root, id)}`));
  }

  private games(graph: Graph): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    for (const id of this.starts(GAME)) {
      const game = GAME.exec(id)![1]!;
      found.set(game, new Set([...(found.get(game) ?? []), ...reached([id], graph)]));
    }
    return found;
  }

  private claim(name: string, modules: Iterable<string>): void {
    for (const id of modules) if (!this.names.has(id)) this.names.set(id, name);
  }
}

/** These modules and all that they import at once. */
function reached(starts: readonly string[], graph: Graph): Set<string> {
  const found = new Set(starts);
  for (const id of found) graph.getModuleInfo(id)?.importedIds.forEach((next) => found.add(next));
  return found;
}

function shared(sets: readonly Set<string>[]): string[] {
  const all = [...new Set(sets.flatMap((each) => [...each]))];
  return all.filter((id) => sets.filter((each) => each.has(id)).length > 1);
}
