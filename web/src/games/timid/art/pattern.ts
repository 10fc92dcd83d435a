// A comfort zone as the cards write it: rows of "#" a card, "x" no card, "." any, "M" the monster.

export const CELLS = { "#": "card", x: "empty", ".": "any", M: "monster" } as const;
export type Cell = (typeof CELLS)[keyof typeof CELLS];

export function cellsOf(pattern: string): Cell[][] {
  return pattern
    .trim()
    .split(/\s+/)
    .map((row) => [...row].map(cellOf));
}

function cellOf(letter: string): Cell {
  if (letter in CELLS) return CELLS[letter as keyof typeof CELLS];
  throw new Error(`a pattern has no ${JSON.stringify(letter)}`);
}

/** The pattern after so many quarter turns clockwise. */
export function turned(cells: Cell[][], quarters: number): Cell[][] {
  const turns = ((quarters % 4) + 4) % 4;
  let now = cells;
  for (let n = 0; n < turns; n++) now = quarterTurn(now);
  return now;
}

function quarterTurn(cells: Cell[][]): Cell[][] {
  return cells[0]!.map((_, column) => cells.map((row) => row[column]!).reverse());
}
