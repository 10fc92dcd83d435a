// What a support tile looks like, above the plate with what it brings: 124 by 92 around 0,0.
// The first word is the colour of its hull.

export const SHIPS: Readonly<Record<string, string>> = {
  // containers, and a bridge at the stern
  ST01: `navy
    gold M-44 -20H-22V6H-44Z
    green M-20 -20H2V6H-20Z
    red M-32 -44H-10V-20H-32Z
    ~ink 2.5 M-33 -20V6M-9 -20V6M-21 -44V-20
    white M14 -40H42V6H14Z
    cyan+ M19 -34H37V-22H19Z`,
  // white, with a heart
  ST02: `white
    white M-44 -16H44V6H-44Z
    ~green- 4 M-44 -2H44
    white M-26 -34H12V-16H-26Z
    cyan+ M-20 -30H-10V-22H-20ZM-6 -30H4V-22H-6Z
    white M18 -46H42V-16H18Z
    !heart 30 -31 .46`,
  // a gun in front, a mast behind
  ST03: `steel
    steel M-14 -24H28L32 6H-18Z
    cyan+ M-8 -18H8V-8H-8Z
    =steel- 4 M-34 -6L-58 -16
    steel- M-44 6V-6Q-34 -14-26 -6V6Z
    =dark 3 M16 -24V-46
    dark M8 -42H26V-36H8Z`,
  // orange, with a lifebelt
  ST04: `orange
    white M-32 6L-24 -26H26L34 6Z
    cyan+ M-20 -21H-4V-8H-24Z
    o red 14 -8 14
    o white 14 -8 6
    ~white 4 M14 -22V-15M14 -1V6M0 -8H7M21 -8H28
    =steel 3 M-8 -26V-44
    orange M-8 -44L8 -38L-8 -33Z`,
  // cars on deck
  ST05: `teal
    ~ink 4 M-54 6V-10M54 6V-10
    red M-50 2V-10L-42 -12L-36 -22H-18L-12 -12L-6 -10V2Z
    gold M4 2V-10L12 -12L18 -22H36L42 -12L50 -10V2Z
    cyan+ M-38 -12L-33 -18H-22L-18 -12ZM16 -12L21 -18H32L36 -12Z
    o dark -40 3 6
    o dark -16 3 6
    o dark 14 3 6
    o dark 40 3 6
    white M-24 -46H24V-34H-24Z
    ~ink 3 M-14 -34V-26M14 -34V-26`,
  // a camera on the roof
  ST06: `violet
    white M-30 -10H26V6H-30Z
    cyan+ M-24 -6H-10V2H-24Z
    dark M-18 -36H14V-12H-18Z
    o steel -12 -41 7
    o steel 6 -42 8
    steel M14 -30L30 -38V-12L14 -19Z
    =steel 3 M40 6V-34
    !fame 42 -32 .36`,
  // a flask as large as the ship
  ST07: `teal
    white M-40 -8H-6V6H-40Z
    cyan+ M-34 -4H-24V3H-34Z
    cyan+ M4 -44H22V-26L38 -2Q40 6 34 6H-8Q-14 6-12 -2L4 -26Z
    green* M0 -14H27L36 0Q37 4 33 4.500H-7Q-12 4-10 0Z
    ~ink 3 M4 -44H22
    o white* 8 -6 3
    o white* 20 -2 2.5
    =steel 3 M-32 -8L-44 -36L-58 -28`,
  // all one sees is a periscope and a question
  ST08: `gold
    gold- M-20 6L-14 -20H20L26 6Z
    =gold 5 M6 -20V-42H20
    cyan M16 -48H26V-36H16Z
    ~white 5 M-4 -10Q-4 -16 2 -16T7 -10L2 -4M2 2V2.500`,
  // small, with a chimney
  ST09: `red
    white M-42 -14H-8V6H-42Z
    cyan+ M-37 -10H-26V-1H-37ZM-22 -10H-12V-1H-22Z
    dark M2 -42H28V6H2Z
    gold M2 -32H28V-22H2Z
    @puff 34 -44 .8
    o dark 44 4 9
    o steel- 44 4 3`,
  // a battery afloat
  ST10: `green
    dark M-46 -28H46V6H-46Z
    steel M-30 -38H-14V-28H-30ZM14 -38H30V-28H14Z
    green* M-43 -25H-6V3H-43Z
    ~white 4 M-30 -11H-18M-24 -17V-5M20 -11H32
    !energy 0 -12 .62`,
  // water in a high arc
  ST11: `red
    ~ink 11 M-16 -16C-28 -52-54 -46-56 -14
    ~cyan 6 M-16 -16C-28 -52-54 -46-56 -14
    steel- M-24 -16H-8V6H-24Z
    red M0 -24H34V6H0Z
    cyan+ M6 -18H18V-6H6Z
    =steel 3 M24 -24V-44
    o blue 24 -44 6`,
  // two guns and a lot of rust
  ST12: `brown
    steel- M-10 -28H20V6H-10Z
    brown* M-8 -18Q0 -24 4 -12T-8 -4ZM10 -26H18V-16Z
    =steel- 5 M-30 -10L-58 -22M36 -8L60 -18
    steel M-44 6V-6Q-32 -18-20 -6V6ZM26 6V-4Q36 -14 48 -4V6Z
    dark M0 -46H10V-28H0Z
    ~ink 3 M-4 -38H14`,
};

const HULLS = ["navy", "teal", "red", "orange", "green", "violet", "gold", "steel"] as const;
const CARGO = ["red", "gold", "green", "blue", "violet", "orange", "teal"] as const;

/** A ship by its tile; of somebody's own set, one with a load that no other has. */
export function shipOf(id: string): { hull: string; picture: string } {
  const [hull = "navy", ...lines] = (SHIPS[id] ?? plain(id)).split("\n");
  return { hull, picture: lines.join("\n") };
}

function plain(id: string): string {
  const number = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const boxes = [-44, -24, -4].map((x, n) => {
    const top = -12 - ((number >> (2 * n)) % 3) * 10;
    return `${CARGO[(number + n * 3) % CARGO.length]} M${x} ${top}H${x + 18}V6H${x}Z`;
  });
  const bridge = "white M20 -38H42V6H20Z\ncyan+ M25 -32H37V-20H25Z";
  return [HULLS[number % HULLS.length], ...boxes, bridge].join("\n");
}
