// Places in a card set, as the server writes them: `level.1.guardians[3].strength`.

export type Data = Readonly<Record<string, unknown>>;

const STEP = /([^.[\]]+)|\[(\d+)\]/g;

/** What stands at a place; undefined where there is none. */
export function at(data: unknown, path: string): unknown {
  let here: unknown = data;
  for (const [, key, number] of path.matchAll(STEP)) {
    if (key !== undefined && isTable(here)) here = here[key];
    else if (number !== undefined && Array.isArray(here)) here = here[Number(number) - 1];
    else return undefined;
  }
  return here;
}

export function isTable(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const tableAt = (data: unknown, path: string): Data => {
  const found = at(data, path);
  return isTable(found) ? found : {};
};

export const listAt = (data: unknown, path: string): readonly unknown[] => {
  const found = at(data, path);
  return Array.isArray(found) ? found : [];
};

/** Whether a place lies in another one, or is it. */
export function isUnder(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`);
}

/** The table or list in which a value stands. */
export const parentOf = (path: string): string => path.replace(/(\.?[^.[\]]+|\[\d+\])$/, "");

/** What a value is called in its table. */
export const keyOf = (path: string): string => path.slice(parentOf(path).length).replace(/^\./, "");

/** A number to draw with: what is no number draws nothing. */
export const whole = (value: unknown): number =>
  typeof value === "number" && Number.isFinite(value) ? value : 0;

export const word = (value: unknown): string => (typeof value === "string" ? value : "");

export const wholes = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each): each is number => typeof each === "number") : [];

export const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];
