// Records come and go as files: their text is the server's business, both ways.

import { http, HttpFault } from "../wire/http";
import type { Refusal } from "../wire/types";
import { faultText } from "../controls/faults";
import { ensureKey, person } from "../store/person.svelte";
import { keep, recall } from "../device/kept";
import { refusal } from "../words/say.svelte";
import { momentLink } from "./links";

const LONGEST = 2_000_000;

/** Hand a text to the browser as a file to keep. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export async function saveRecord(id: string, game: string, seat: string): Promise<void> {
  saveFile(`${game}-${id}.json`, await http.record(id, seat, person.key));
}

/** A table made of a record file; where to look at it. */
export async function readRecord(file: File): Promise<string> {
  if (file.size > LONGEST) throw new HttpFault({ code: "too-big", params: { most: LONGEST } }, 413);
  const key = await ensureKey();
  const { table } = await http.fromRecord({ record: await file.text() }, key);
  const card = await http.table(table, key);
  if (card.state !== "over") return `/table/${table}`;
  remember({ table, game: card.game, file: file.name });
  return momentLink({ id: table, move: 0, seat: null });
}

/** What is wrong with a file, by the name that it has here, with the reason behind the refusal. */
export function recordFault(error: unknown, file: string): string {
  if (!(error instanceof HttpFault)) return faultText(error);
  const { code, params } = error.fault;
  const told: Record<string, unknown> = { ...params, file };
  const cause = params?.["cause"];
  if (isRefusal(cause)) told["reason"] = refusal(String(params?.["game"] ?? ""), cause);
  return refusal("", { code, params: told });
}

function isRefusal(thing: unknown): thing is Refusal {
  return typeof thing === "object" && thing !== null && "code" in thing && "obstacles" in thing;
}

// -- what was brought here: nobody sits at these tables, so only this device knows of them

export interface Brought {
  readonly table: string;
  readonly game: string;
  readonly file: string;
}
const KEY = "records";
const MOST = 20;

export function brought(): Brought[] {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isBrought) : [];
  } catch {
    return [];
  }
}

function isBrought(thing: unknown): thing is Brought {
  return ["table", "game", "file"].every(
    (name) => typeof (thing as Record<string, unknown> | null)?.[name] === "string",
  );
}

function remember(record: Brought): void {
  const others = brought().filter(({ table }) => table !== record.table);
  keep(KEY, JSON.stringify([record, ...others].slice(0, MOST)));
}
