// The paints of pictures, by name: `red` is flat, `red+` lit, `red-` in shade. `c` is the colour that
// whoever puts a motif into a picture gives it.

import { INK, PAPER, WHITE } from "../../../../art/palette";

const TONES: Readonly<Record<string, readonly [string, string, string]>> = {
  red: ["#e5484d", "#ff9a90", "#a82a33"],
  orange: ["#f0862e", "#ffc673", "#bd5c17"],
  gold: ["#f2b632", "#ffd76a", "#b97f12"],
  green: ["#6fae4a", "#a3d275", "#4b8236"],
  teal: ["#2fa8a0", "#7fdccf", "#1e7b7a"],
  blue: ["#4f8fd6", "#9cc6f2", "#2f609e"],
  violet: ["#8b5fc7", "#bd9bec", "#643f9b"],
  pink: ["#e887ae", "#f9c1d6", "#b8557f"],
  brown: ["#96643c", "#bf8a5c", "#6b4325"],
  steel: ["#a9b4c2", "#d3dae3", "#77849a"],
  rock: ["#75606b", "#a08994", "#4b3a44"],
  lava: ["#e5531f", "#ffb03a", "#8f2412"],
  sand: ["#e3c88a", "#f3e2b8", "#b8995a"],
  bone: ["#e8dcc2", "#fff8e6", "#bfae8c"],
  coat: ["#a8323c", "#d9686a", "#7a1f2b"],
  cyan: ["#5bd1e0", "#bdf2f7", "#2f93a8"],
  dark: ["#3b2d4d", "#5c4b78", "#241936"],
  navy: ["#34527d", "#5f83b5", "#213757"],
};

const PLAIN: Readonly<Record<string, string>> = {
  ink: INK,
  paper: PAPER,
  white: WHITE,
  none: "none",
  // ink by day, chalk by night: for what is drawn on the ground itself
  mark: "var(--mark)",
  // the ground itself, where a piece has a hole
  ground: "var(--far)",
};

const TONE = { "": 0, "+": 1, "-": 2 } as const;

/** Whether there is such a paint. */
export const knowsPaint = (name: string): boolean => coloured(name, "red") !== undefined;

/** The colour of a paint; ink where there is none of that name. */
export const paintOf = (name: string, given: string): string => coloured(name, given) ?? INK;

function coloured(name: string, given: string): string | undefined {
  const [, base = "", tone = ""] = /^([a-z]+)([+-]?)$/.exec(name) ?? [];
  const tones = TONES[base === "c" ? given : base];
  return tones?.[TONE[tone as keyof typeof TONE]] ?? PLAIN[base];
}
