// A view as labelled lists, whatever game it is of. A game's catalogue names the fields it wants
// shown (`view-<game>-<field>`); of a game that names none, all are shown under their own names.

import { capital, knows, say, told } from "../../words/say.svelte";
import { isTable } from "../paths";

/** A field with a plain value. */
export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly values: readonly string[];
}

/** Things of one kind; a row may belong to a seat. */
export interface Rows {
  readonly key: string;
  readonly label: string;
  readonly columns: readonly { readonly key: string; readonly label: string }[];
  readonly rows: readonly {
    readonly seat: string | null;
    readonly cells: readonly (readonly string[])[];
  }[];
}

export interface Sheet {
  readonly facts: readonly Fact[];
  readonly lists: readonly Rows[];
}

/** The table around a board tells whose turn it is. */
const ELSEWHERE = new Set(["seat", "asked"]);

type Data = Readonly<Record<string, unknown>>;

export function sheetOf(game: string, view: unknown): Sheet {
  const fields = isTable(view) ? flattened(view) : [];
  const named = fieldsIn(fields).some((key) => knows(codeOf(game, key)));
  const shown = (key: string) => !ELSEWHERE.has(key) && (!named || knows(codeOf(game, key)));
  const wanted = fields.filter(([key]) => shown(key));
  return {
    facts: wanted
      .filter(([, value]) => !isRows(value))
      .map(([key, value]) => ({
        key,
        label: labelOf(game, key),
        values: valuesOf(game, key, value),
      })),
    lists: wanted
      .filter(([, value]) => isRows(value))
      .map(([key, value]) => rowsOf(game, key, value as readonly Data[], shown)),
  };
}

/** The fields of a table within a view stand beside its others. */
function flattened(view: Data): [string, unknown][] {
  return Object.entries(view).flatMap(([key, value]): [string, unknown][] =>
    isTable(value) ? flattened(value) : [[key, value]],
  );
}

function fieldsIn(fields: readonly (readonly [string, unknown])[]): string[] {
  return fields.flatMap(([key, value]) =>
    isRows(value) ? [key, ...value.flatMap((row) => Object.keys(row))] : [key],
  );
}

const isRows = (value: unknown): value is readonly Data[] =>
  Array.isArray(value) && value.length > 0 && value.every(isTable);

function rowsOf(
  game: string,
  key: string,
  rows: readonly Data[],
  shown: (key: string) => boolean,
): Rows {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(shown);
  return {
    key,
    label: labelOf(game, key),
    columns: columns.map((column) => ({ key: column, label: labelOf(game, column) })),
    rows: rows.map((row) => ({
      seat: typeof row["seat"] === "string" ? row["seat"] : null,
      cells: columns.map((column) => valuesOf(game, column, row[column])),
    })),
  };
}

function valuesOf(game: string, key: string, value: unknown): string[] {
  if (value === null || value === undefined || value === "") return [];
  if (Array.isArray(value)) return value.flatMap((each) => valuesOf(game, key, each));
  if (isTable(value))
    return Object.entries(value).flatMap(([inner, each]) => valuesOf(game, inner, each));
  if (typeof value === "boolean") return [say(value ? "plain-yes" : "plain-no")];
  return [told(game, key, value)];
}

const codeOf = (game: string, key: string): string => `view-${game}-${key.replaceAll("_", "-")}`;

function labelOf(game: string, key: string): string {
  const code = codeOf(game, key);
  return knows(code) ? say(code) : capital(key.replaceAll("_", " "));
}
