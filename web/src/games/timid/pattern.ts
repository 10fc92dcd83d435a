// A comfort zone as a row of nine cells: "#" a card, "x" no card, "." any, "M" in the middle.

const ROUND = [".", "#", "x"] as const;

export const nextCell = (cell: string): string =>
  ROUND[(ROUND.findIndex((each) => each === cell) + 1) % ROUND.length]!;

/** The rows with another sign in one cell. */
export function withCell(rows: string, at: number, sign: string): string {
  const cells = [...rows.replaceAll(/\s/g, "").padEnd(9, ".").slice(0, 9)];
  cells[4] = "M";
  cells[at] = sign;
  const text = cells.join("");
  return [text.slice(0, 3), text.slice(3, 6), text.slice(6)].join(" ");
}

const WHOLE = /^\s*[#x.]{3}\s+[#x.]M[#x.]\s+[#x.]{3}\s*$/;

/** Whether a value is a comfort zone by its name. */
export const isRows = (path: string): boolean => path.endsWith(".rows");

/** Whether it can be drawn. */
export const isPattern = (path: string, value: unknown): boolean =>
  isRows(path) && typeof value === "string" && WHOLE.test(value);
