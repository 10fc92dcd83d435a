// The sounds of the table, by name: games say which of their events has which.

export const SOUNDS = [
  ...(["card", "coin", "dice", "thump", "roar"] as const),
  ...(["crystal", "heal", "chime", "won", "lost"] as const),
] as const;
export type Sound = (typeof SOUNDS)[number];

export type Cues<E extends { code: string }> = { readonly [Code in E["code"]]?: Sound };
