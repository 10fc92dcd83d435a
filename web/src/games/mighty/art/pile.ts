// Where the coins of a pile lie: three stacks, filled in turn, so that every pile is tidy.

export interface Coin {
  readonly x: number;
  readonly y: number;
}

const STACKS = [0, -44, 44] as const;
const MOST = 15;
const THICKNESS = 9;

/** One coin for every three gold, one at least for a single one, none for nothing. */
export function pileOf(amount: number): Coin[] {
  const count = Math.min(MOST, Math.ceil(amount / 3));
  const coins = Array.from({ length: count }, (_, n) => ({
    x: STACKS[n % STACKS.length]!,
    y: -2 - Math.floor(n / STACKS.length) * THICKNESS,
  }));
  // Painted from the ground up, side stacks first.
  return coins.sort((a, b) => Math.abs(b.x) - Math.abs(a.x) || b.y - a.y);
}
