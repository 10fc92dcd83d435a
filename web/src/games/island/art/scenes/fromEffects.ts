// A card that nobody has drawn shows what it does: a monster, and before it the signs of its effects.

const SIGNS: Readonly<Record<string, string>> = {
  heart: "!heart",
  energy: "!energy",
  fame: "@star",
  claw: "!claw",
  foot: "!foot",
  wrench: "!wrench",
  crystal: "!crystal",
  hit: "@bang",
  minion: "@soldier",
  flame: "@fireling",
  lock: "@lock",
  die: "@luck",
  shield: "@shield",
  ship: "@freighter",
  rest: "@pause",
  reach: "@ray",
};

/** Symbols are drawn larger than motifs. */
const SYMBOL_SIZE = 0.62;

const MEANT: Readonly<Record<string, readonly string[]>> = {
  heart: ["heal", "cap", "set-hp", "damage"],
  energy: ["energy", "pay", "cost", "sweep-cost"],
  fame: ["fame", "boss-fame"],
  claw: ["strike", "pool", "value", "aim"],
  foot: ["move", "jump", "carry", "stride", "push", "continue-move"],
  wrench: ["need", "double"],
  crystal: ["crystal"],
  hit: ["boss-hit", "destroy", "clear"],
  minion: ["move-minion", "move-boss", "draw", "mute", "minion-hp", "act", "widen"],
  flame: ["fireling"],
  lock: ["unlock-from", "space", "release-locked", "throw-lock"],
  die: ["reroll", "set", "extra-die", "extra-throw", "group", "boss-die"],
  shield: ["immune"],
  ship: ["tile", "discard-tile"],
  rest: ["skip", "discard-this"],
  reach: ["reach"],
};

const COLOURS = ["violet", "green", "teal", "orange", "pink", "blue", "red"] as const;
const GROUND = ["sky", "mint", "cool", "gold", "pink", "steel", "orange", "dusk"] as const;
const SHAPE = ["rays", "spot", "floor", "hills"] as const;
/** Where the signs stand, by how many there are. */
const PLACES = ["84 44 1.3", "74 34 .9|98 60 .9", "72 26 .75|100 40 .75|76 66 .75"] as const;

/** The same card always looks the same; cards that do the same differ in who does it. */
export function fromEffects(id: string, effects: readonly string[]): string {
  const number = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const pick = <T>(from: readonly T[], step: number) =>
    from[Math.floor(number / step) % from.length]!;
  const signs = [...new Set(effects.map(signOf))].slice(0, PLACES.length);
  const places = PLACES[Math.max(signs.length, 1) - 1]!.split("|");
  return [
    `${pick(GROUND, 1)} ${pick(SHAPE, 8)}`,
    `@monster 36 58 1.15 ${(number % 5) * 5 - 10} ${pick(COLOURS, 3)}`,
    ...(signs.length ? signs : ["@star"]).map((sign, n) => laid(sign, places[n] ?? "")),
  ].join("\n");
}

function signOf(effect: string): string {
  const meant = Object.entries(MEANT).find(([, effects]) => effects.includes(effect));
  return SIGNS[meant?.[0] ?? "fame"]!;
}

function laid(sign: string, place: string): string {
  const [x, y, size] = place.split(" ");
  const scale = Number(size) * (sign.startsWith("!") ? SYMBOL_SIZE : 1);
  return `${sign} ${x} ${y} ${scale.toFixed(2)} 6`;
}
