// The card sets of this browser. Each is the text of its file and nothing else: what is shared,
// kept and played with is the same.

import { keep, recall } from "../device/kept";
import type { GameName } from "../wire/types";

const KEY = "card-sets";

export interface OwnSet {
  readonly key: string;
  readonly game: GameName;
  readonly name: string;
  readonly text: string;
  /** Whether the server could play with it when it was last looked at. */
  readonly good: boolean;
}

const shelf = $state({ sets: read() });

function read(): OwnSet[] {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isOwnSet) : [];
  } catch {
    return [];
  }
}

function isOwnSet(thing: unknown): thing is OwnSet {
  const found = thing as OwnSet | null;
  return (
    typeof found?.key === "string" &&
    typeof found.name === "string" &&
    typeof found.text === "string" &&
    typeof found.game === "string"
  );
}

function write(sets: OwnSet[]): void {
  shelf.sets = sets;
  keep(KEY, JSON.stringify(sets));
}

export const mine = (game: GameName): OwnSet[] => shelf.sets.filter((set) => set.game === game);

export const ownSet = (key: string): OwnSet | undefined =>
  shelf.sets.find((set) => set.key === key);

/** A new set on the shelf; its key. */
export function shelve(set: Omit<OwnSet, "key">): string {
  const key = crypto.randomUUID().slice(0, 8);
  write([...shelf.sets, { ...set, key }]);
  return key;
}

export function change(key: string, now: Partial<Omit<OwnSet, "key" | "game">>): void {
  write(shelf.sets.map((set) => (set.key === key ? { ...set, ...now } : set)));
}

export function forget(key: string): void {
  write(shelf.sets.filter((set) => set.key !== key));
}

/** A name that is not on the shelf yet. */
export function freeName(game: GameName, wish: string): string {
  const taken = mine(game).map(({ name }) => name);
  let [name, n] = [wish, 1];
  while (taken.includes(name)) name = `${wish} ${++n}`;
  return name;
}
