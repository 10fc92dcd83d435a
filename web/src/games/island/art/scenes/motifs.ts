// What comes up in several pictures, drawn around 0,0.

export const MOTIFS: Readonly<Record<string, string>> = {
  eyes: `
    o white -7 0 7 8
    o white 8 1 5.5 6
    o ink* -5.5 1.5 3
    o ink* 8.5 2 2.4`,
  angry: `
    @eyes
    ~ink 3.5 M-15 -10L-2 -4M17 -9L4 -3`,
  worried: `
    o white -7 0 7 8
    o white 8 1 5.5 6
    o ink* -6 0 1.8
    o ink* 8 1 1.6
    ~ink 2.5 M-15 -9L-5 -14M16 -7L7 -11`,
  dead: `
    ~ink 3.5 M-12 -6L-2 5M-2 -6L-12 5M4 -4L12 4M12 -4L4 4`,
  shut: `
    ~ink 3.2 M-14 0Q-8 7-1 0M4 1Q9 6 14 1`,
  // a monster of no particular kind
  mon: `
    c- M-17 -14L-22 -30L-8 -21ZM15 -16L22 -30L6 -22Z
    c M-22 28C-28 4-18 -22 0 -22S28 4 22 28Z
    c+* M-18 20C-22 2-14 -14-4 -17C-12 -4-13 10-12 26Z`,
  monster: `
    @mon 0 0 1 0 c
    @eyes 0 -4
    ~ink 3 M-7 13Q1 19 10 12`,
  // an open hand with claws, palm up front
  paw: `
    white M-22 -12L-26 -24L-15 -17ZM-8 -20L-8 -33L1 -21ZM8 -20L12 -32L17 -17Z
    c M-22 -14C-24 8-18 24 0 24S22 8 20 -12C20 -20 10 -22 9 -14C8 -24-6 -25-7 -15C-9 -22-21 -22-22 -14Z
    c-* M-9 4C-12 14 8 16 8 5C7 -4-7 -5-9 4Z`,
  die: `
    dark M-14 -18H14Q18 -18 18 -14V14Q18 18 14 18H-14Q-18 18-18 14V-14Q-18 -18-14 -18Z
    ~dark+ 3 M-13 -4V-10Q-13 -13-10 -13H2`,
  bossdie: `
    red- M-14 -18H14Q18 -18 18 -14V14Q18 18 14 18H-14Q-18 18-18 14V-14Q-18 -18-14 -18Z
    ~red+ 3 M-13 -4V-10Q-13 -13-10 -13H2`,
  // the staff
  soldier: `
    coat M-14 22V2A14 15 0 0 1 14 2V22Z
    @eyes -1 5 .75
    steel M-17 -3C-17 -21 17 -21 17 -3Z
    red M-2 -16L-1 -27Q9 -26 10 -19L3 -14Z`,
  builder: `
    orange M-14 22V2A14 15 0 0 1 14 2V22Z
    @eyes -1 6 .75
    gold M-14 -2C-14 -21 14 -21 14 -2Z
    gold+ M-20 -3H20V2H-20Z`,
  fireling: `
    lava M-15 17C-24 4-15 -4-14 -13C-9 -10-8 -6-7 -2C-5 -12 2 -18-1 -29C9 -22 10 -12 9 -5C12 -8 13 -11 13 -15C22 -6 24 9 16 17C10 25-10 25-15 17Z
    lava+* M-9 18C-14 10-6 4-3 -3C3 6 10 8 9 18C5 23-5 23-9 18Z
    @eyes -1 7 .65`,
  star: `
    gold M0 -20L6 -7L20 -5L10 5L12 19L0 12L-12 19L-10 5L-20 -5L-6 -7Z
    gold+* M-9 -2L-4 -4L0 -12L0 -2Z`,
  bang: `
    gold M0 -30L7 -13L22 -22L16 -6L32 0L16 7L23 22L7 14L0 30L-7 14L-22 22L-16 6L-32 0L-16 -7L-23 -22L-7 -13Z
    white* M0 -15L4 -6L12 -10L8 -2L16 1L8 4L11 11L3 7L0 15L-4 7L-11 11L-8 3L-16 0L-8 -4L-11 -11L-4 -6Z`,
  cloud: `
    white M-22 10C-32 10-32 -4-21 -4C-20 -16-3 -18 2 -9C12 -15 22 -8 20 0C30 0 30 10 22 10Z`,
  puff: `
    steel+ M-12 6C-18 6-18 -3-11 -3C-10 -10 2 -10 4 -4C12 -6 15 6 8 6Z`,
  palm: `
    brown M-4 30Q4 8 0 -10L6 -11Q10 10 4 30Z
    green M2 -10Q-20 -20-26 -4Q-14 -10 2 -10Q-12 -28-2 -31Q4 -22 2 -10Q12 -30 22 -24Q12 -18 2 -10Q26 -16 28 2Q14 -8 2 -10Z`,
  wheel: `
    o dark 0 0 9
    o steel 0 0 3.5`,
  tv: `
    ~mark 3 M-12 -26L0 -34M14 -40L0 -34
    brown M-38 -28H38Q42 -28 42 -24V26Q42 30 38 30H-38Q-42 30-42 26V-24Q-42 -28-38 -28Z
    brown- M-30 30L-34 38H-24L-20 30ZM30 30L34 38H24L20 30Z
    o gold 33 -14 4
    o gold 33 0 4
    ~ink 2.5 M28 12H38M28 19H38`,
  bulb: `
    gold+ M-9 6C-22 -6-16 -27 0 -27S22 -6 9 6Z
    steel M-9 6H9V18H-9Z
    ~ink 2.5 M-9 12H9`,
  note: `
    ~mark 3.5 M4 8V-18L18 -14V4
    o mark* -1 9 6 5
    o mark* 13 6 6 5`,
  mic: `
    =steel- 3 M0 8V34
    dark M-6 -6H6V8H-6Z
    o steel 0 -10 8 9
    ~ink 2 M-6 -13L6 -7M-3 -17L7 -11`,
  hull: `
    c M-30 0H30L22 16Q0 20-22 16Z
    c+* M-25 3H-8L-10 14Q-18 14-19 13Z`,
  flame: `
    lava M-12 14C-22 2-10 -6-8 -22C0 -16 2 -10 2 -6C6 -10 7 -14 6 -18C18 -8 22 6 12 14C6 20-6 20-12 14Z
    lava+* M-6 14C-12 6-4 2-2 -6C4 2 9 8 6 14C3 18-3 18-6 14Z`,
  crate: `
    brown+ M-16 -14H16V14H-16Z
    ~ink 2.5 M-16 -6H16M-16 6H16
    brown M-16 -14H-9V14H-16ZM9 -14H16V14H9Z`,
  plane: `
    c M0 -20Q5 -12 5 -4L24 8V13L5 9L4 18L9 22V25H-9V22L-4 18L-5 9L-24 13V8L-5 -4Q-5 -12 0 -20Z
    c+* M-2 -12Q-3 -4-3 8L-20 10V9L-3 0Z
    o cyan+ 0 -6 2.5 4`,
  sun: `
    ~gold- 3 M0 -16V-20M0 16V20M16 0H20M-16 0H-20M11 -11L14 -14M-11 -11L-14 -14M11 11L14 14M-11 11L-14 14
    o gold+ 0 0 10`,
  freighter: `
    brown+ M-24 -14H-10V0H-24ZM-8 -14H6V0H-8Z
    green M-16 -27H-2V-14H-16Z
    ~ink 2 M-17 -14V0M-1 -14V0M-9 -27V-14
    white M12 -24H26V0H12Z
    cyan+ M15 -20H23V-14H15Z
    @hull 0 0 1.100 0 c`,
  lock: `
    =steel 5 M-8 -4V-14A8 8 0 0 1 8 -14V-10
    gold M-15 -5H15V18H-15Z
    ink* M-3 2H3V11H-3Z`,
  shield: `
    steel M-17 -16Q0 -10 17 -16Q20 10 0 22Q-20 10-17 -16Z
    steel+* M-13 -11Q-6 -9 0 -9V17Q-14 8-13 -11Z`,
  luck: `
    @die
    ~white 4 M-6 -6Q-6 -12 0 -12T6 -5L0 2M0 9V9.500`,
  pause: `
    dark M-14 -16H-3V16H-14ZM3 -16H14V16H3Z`,
  ray: `
    =steel 3 M0 18V-6
    steel M-18 -16Q0 6 18 -16Q12 -2 0 -2T-18 -16Z
    o red 0 -18 4`,
  drop: `
    cyan M0 -10Q9 2 5 8T-5 8T0 -10Z`,
  rays: `
    ~gold- 4 M-32 -4H-42M32 -4H42M-24 -24L-31 -31M24 -24L31 -31M-27 14L-35 20M27 14L35 20`,
  plug: `
    =steel 3 M-4 -18V-8M6 -18V-8
    dark M-11 -10H13V2Q13 10 1 10T-11 2Z`,
  five: `
    ~ink 3.5 M5 -6H-3V0Q6 -2 5 4T-4 6`,
  zero: `
    ~ink 3.5 M0 -6A3.500 6 0 1 1-.1 -6Z`,
};
