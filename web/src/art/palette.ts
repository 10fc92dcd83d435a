// The paints. Three tones each: the flat fill, a lighter one for light, a darker one for shade.

export const INK = "#1d1626";
export const PAPER = "#f6efe2";
export const WHITE = "#fffdf7";

export interface Tones {
  readonly fill: string;
  readonly light: string;
  readonly dark: string;
}

export const tones = (fill: string, light: string, dark: string): Tones => ({ fill, light, dark });

export const KINDS = ["orcs", "undead", "sea", "demons", "insects", "dragons"] as const;
export type Kind = (typeof KINDS)[number];

export const KIND_TONES: Record<Kind, Tones> = {
  orcs: tones("#6fae4a", "#a3d275", "#4b8236"),
  undead: tones("#e8dcc2", "#fff8e6", "#bfae8c"),
  sea: tones("#2fa8a0", "#7fdccf", "#1e7b7a"),
  demons: tones("#d8433f", "#f58a74", "#a02a33"),
  insects: tones("#8b5fc7", "#bd9bec", "#643f9b"),
  dragons: tones("#f0862e", "#ffc673", "#bd5c17"),
};

export const SHY = ["bat", "dragon", "mantis", "serpent", "kraken", "gargoyle"] as const;
export type Shy = (typeof SHY)[number];

export const SHY_TONES: Record<Shy, Tones> = {
  bat: tones("#e0679a", "#f5a9c6", "#b8447a"),
  dragon: tones("#e8794a", "#ffc08a", "#b9532c"),
  mantis: tones("#8fbf3f", "#c4e27c", "#638a24"),
  serpent: tones("#2fae9b", "#86dfc9", "#1d7d70"),
  kraken: tones("#6a74d6", "#a5adf2", "#474fa6"),
  gargoyle: tones("#9aa5b5", "#c8d0db", "#6c788a"),
};

export const STEEL = tones("#a9b4c2", "#d3dae3", "#77849a");
export const GOLD = tones("#f2b632", "#ffd76a", "#b97f12");
export const CLOTH = tones("#6d4a8f", "#9674bb", "#4c3169");
export const LEATHER = tones("#96643c", "#bf8a5c", "#6b4325");
export const SKIN = tones("#f0c3a0", "#ffdfc6", "#cf9770");
export const STONE = tones("#8c8798", "#b4b0bf", "#636072");
export const LAVA = tones("#e5531f", "#ffb03a", "#8f2412");
export const ROCK = tones("#75606b", "#a08994", "#4b3a44");
export const CRYSTAL = tones("#5bd1e0", "#bdf2f7", "#2f93a8");
