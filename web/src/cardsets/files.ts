// Card sets come and go as files, the same that the terminal takes.

import { HttpFault, http } from "../wire/http";
import type { CardProblem, GameName } from "../wire/types";
import { language } from "../words/say.svelte";
import { freeName, shelve } from "./mine.svelte";

const LONGEST = 200_000;

export interface Brought {
  readonly file: string;
  /** On the shelf under this key; without one it could not be read at all. */
  readonly key?: string;
  readonly problems: readonly CardProblem[];
}

/** Put a file on the shelf. One with wrong values may be mended here, an unreadable one may not. */
export async function bring(game: GameName, file: File): Promise<Brought> {
  if (file.size > LONGEST) throw new HttpFault({ code: "too-big", params: { most: LONGEST } }, 413);
  const found = await http.editCards(game, { text: await file.text() }, language());
  const name = found.fields.find(({ path }) => path === "cardset.id")?.value;
  const other = found.problems.some(({ path }) => path === "cardset.game");
  if (other || typeof name !== "string") return { file: file.name, problems: found.problems };
  const key = shelve({ game, name: freeName(game, name), text: found.text, good: !!found.cards });
  return { file: file.name, key, problems: [] };
}

/** A name that every system takes. */
export function fileName(game: GameName, name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[^\w-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase();
  return `${game}-${plain || "cards"}.toml`;
}
