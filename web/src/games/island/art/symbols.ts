// What the island's dice and counters show.

export const FACES = ["heart", "energy", "fame", "claw", "foot", "wrench"] as const;
export type Face = (typeof FACES)[number];

export const BOSS_SYMBOLS = ["fame", "crystal", "minion"] as const;
export type BossSymbol = (typeof BOSS_SYMBOLS)[number];

export type Symbol = Face | BossSymbol;
export const SYMBOLS: readonly Symbol[] = [...FACES, "crystal", "minion"];
