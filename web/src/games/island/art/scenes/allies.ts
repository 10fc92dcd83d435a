// Those who help: what they wear, and where their faces are, 100 by 100 around 0,0.

export interface Figure {
  readonly body: string;
  /** Over the face. */
  readonly front?: string;
  /** Middle of the face, how wide it is, the colour of its lids. */
  readonly face: readonly [x: number, y: number, size: number, lid: string];
  /** Where the mouth is; left out where nobody sees it. */
  readonly mouth?: number;
}

export const FIGURES: Readonly<Record<string, Figure>> = {
  // one of them. The others are behind you
  ninjas: {
    body: `
      =dark- 4 M-34 40L40 -36
      gold M26 -30L38 -16L32 -12L22 -26Z
      dark M-28 48C-34 22-26 8 0 8S34 22 28 48Z
      red M-28 34H28L27 42H-28Z
      dark M-30 -8C-30 -46 30 -46 30 -8C30 16-30 16-30 -8Z
      dark+* M-24 -12C-24 -30-12 -38-2 -38C-14 -28-16 -16-15 -4Z
      red M26 -22L46 -32L44 -20L50 -12L28 -14Z
      sand+ M-25 -16Q0 -22 25 -16V-1Q0 6-25 -1Z`,
    front: `
      ~dark 6 M-25 -18Q0 -24 25 -18
      steel M-40 20L-34 12L-26 16L-32 22L-28 30L-37 27L-45 32L-43 22Z
      o ink* -36 22 2.5`,
    face: [0, -8, 0.55, "#f3e2b8"],
  },
  // has a theory
  scientists: {
    body: `
      white M-30 48C-32 18-22 10 0 10S32 18 30 48Z
      steel+* M4 14L0 48H28C30 22 22 14 4 14Z
      teal M-8 12L0 26L8 12Z
      ~ink 2.5 M0 26V48
      white M-40 -14C-50 -22-40 -36-32 -30C-36 -44-18 -50-12 -42C-6 -50 10 -50 14 -42C24 -48 36 -38 32 -30C42 -34 48 -20 40 -14Z
      pink+ M-26 -16C-26 -36 26 -36 26 -16C28 14-28 14-26 -16Z
      =pink+ 5 M26 30Q38 30 38 20
      cyan+ M33 -2H43V6L50 20Q50 24 46 24H30Q26 24 26 20L33 6Z
      green* M31 13H45L48.500 20Q48.500 22.500 46 22.500H30Q27.500 22.500 27.500 20Z
      o green 38 -10 4`,
    front: `
      ~ink 3 M-2 -14H4M-24 -16L-30 -18M25 -14L31 -16
      ~ink 3 M -24.500 -14A11 11 0 1 0-2.500 -14A11 11 0 1 0-24.500 -14M4 -13A9.500 9.500 0 1 0 23 -13A9.500 9.500 0 1 0 4 -13`,
    face: [-1, -14, 0.62, "#f9c1d6"],
    mouth: 3,
  },
  // beeps in a calming way
  "med-bots": {
    body: `
      =steel- 4 M0 -36V-46
      o red 0 -47 5
      steel M-22 44H22L28 50H-28Z
      white M-28 6H28V38Q28 46 20 46H-20Q-28 46-28 38Z
      steel+* M-24 10H-12V42Q-24 44-24 36Z
      !heart 2 26 .5
      =steel 6 M-28 18H-42V30M28 18H42V6
      steel- M-49 30H-35V38H-39V34H-45V38H-49Z
      white M38 -18H46V6H38Z
      =steel- 2 M42 -18V-28
      green* M39.500 -8H44.500V4.500H39.500Z
      white M-34 -34Q-34 -38-30 -38H30Q34 -38 34 -34V-2Q34 4 28 4H-28Q-34 4-34 -2Z
      dark M-28 -32H28V-4Q28 -2 26 -2H-26Q-28 -2-28 -4Z`,
    face: [0, -18, 0.6, "#3b2d4d"],
  },
  // strong, and knows it
  apes: {
    body: `
      =brown 14 M-26 20C-46 20-46 40-38 46M26 20C46 20 46 40 38 46
      brown M-30 48C-36 20-26 4 0 4S36 20 30 48Z
      brown+ M-16 46C-20 26-12 16 0 16S20 26 16 46Z
      o brown -32 -14 10
      o brown 32 -14 10
      o pink+ -32 -14 4.5
      o pink+ 32 -14 4.5
      brown M-30 -10C-34 -50 34 -50 30 -10C30 14-30 14-30 -10Z
      brown* M-8 -38L-2 -50L4 -38Z
      sand M-22 -16C-22 -32-2 -32 0 -24C2 -32 22 -32 22 -16C24 -10 26 -4 22 2C16 14-16 14-22 2C-26 -4-24 -10-22 -16Z
      ink* M-5 -5h3v3h-3ZM3 -5h3v3h-3Z`,
    face: [0, -17, 0.52, "#e3c88a"],
    mouth: 4,
  },
  // live in three, two
  media: {
    body: `
      blue M-28 48C-32 20-22 8 0 8S32 20 28 48Z
      white M-10 10L0 24L10 10Z
      red M-3 20H3L6 40L0 46L-6 40Z
      gold+ M-26 -14C-26 -38 26 -38 26 -14C28 14-28 14-26 -14Z
      brown M-30 -14C-36 -46 14 -56 30 -34C36 -26 32 -18 28 -12C26 -26 14 -28 2 -30C-10 -28-24 -26-30 -14Z
      =dark 4 M40 46L34 26
      dark M28 14L38 12L42 26L32 28Z
      o steel 32 10 8
      =gold+ 5 M26 40L38 36`,
    front: `
      dark M-56 12H-22V36H-56Z
      o steel -48 6 7
      o steel -31 5 8
      o cyan -40 24 7
      o dark- -40 24 3
      o red* -27 16 2.5`,
    face: [0, -13, 0.58, "#ffd76a"],
    mouth: 3,
  },
  // nothing floats past
  "coast-guard": {
    body: `
      navy M-30 48C-34 18-24 8 0 8S34 18 30 48Z
      o gold -8 26 3
      o gold 8 26 3
      o gold -8 38 3
      o gold 8 38 3
      gold* M-30 20H-18V25H-31ZM30 20H18V25H31Z
      orange+ M-26 -12C-26 -34 26 -34 26 -12C28 16-28 16-26 -12Z
      white M-20 2C-30 8-24 22-10 20Q0 24 10 20C24 22 30 8 20 2Q10 -2 0 2Q-10 -2-20 2Z
      white M-34 -28C-36 -48 36 -48 34 -28L26 -24H-26Z
      navy M-28 -28H28V-20Q0 -26-28 -20Z
      gold M0 -42L3 -36L9 -35L5 -31L6 -25L0 -28L-6 -25L-5 -31L-9 -35L-3 -36Z`,
    front: `
      ~ink 15 M28 20A14 14 0 1 0 56 20A14 14 0 1 0 28 20
      ~white 9 M28 20A14 14 0 1 0 56 20A14 14 0 1 0 28 20
      ~red 9 M42 6A14 14 0 0 1 52 10M42 34A14 14 0 0 1 32 30`,
    face: [0, -10, 0.52, "#ffc673"],
    mouth: 10,
  },
};

const COLOURS = ["violet", "green", "teal", "orange", "pink", "blue", "red"] as const;

/** An ally of somebody's own set: a friendly monster in a scarf. */
export function stranger(id: string): Figure {
  const number = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const colour = COLOURS[number % COLOURS.length]!;
  const scarf = COLOURS[(number + 3) % COLOURS.length]!;
  return {
    body: `
      @mon 0 2 1.7 0 ${colour}
      ${scarf} M-34 14Q0 26 36 14L38 26Q0 38-38 26ZM14 26H28L32 46H18Z`,
    face: [0, -8, 0.62, "#f6efe2"],
    mouth: 8,
  };
}
