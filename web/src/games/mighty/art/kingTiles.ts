// What each king tile shows: whom it concerns, and what changes. Read from the view, not ruled here.

export interface Change {
  readonly where: string;
  readonly strength: number;
  readonly loot: number;
}

/** Which of the five little gates on the tile are lit. */
export function litGates(where: string): number[] {
  switch (where) {
    case "first":
      return [0];
    case "second":
      return [1];
    case "first-two":
      return [0, 1];
    case "last":
      return [4];
    case "last-two":
      return [3, 4];
    default:
      return [];
  }
}

export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
