// The ring around the volcano, and what turns around it: a turn of `island` in one picture.

import { picture } from "../box";
import { type Glance, type Laid, lay } from "../glance";
import Pylon from "./pieces/Pylon.svelte";
import Boss from "./art/Boss.svelte";
import Defender from "./art/Defender.svelte";
import Die from "./art/Die.svelte";
import Minion from "./art/Minion.svelte";
import Symbol from "./art/Symbol.svelte";
import Zone from "./art/GlanceZone.svelte";

const FACES = ["heart", "energy", "fame", "claw", "foot", "wrench"] as const;
/** Where the zones lie, as on the stage. */
const ZONES: readonly Laid[] = [
  [5, 0, 0],
  [0, 29, 0],
  [4, 0, 16.5],
  [1, 29, 16.5],
  [3, 0, 33],
  [2, 29, 33],
].map(([zone, x, y]) => lay({ art: Zone, props: { zone } }, x!, y!, 28));
const hurt = (y: number): Laid => lay(picture(Symbol, { name: "heart" }), 64.5, y, 6);

export default {
  laid: [
    ...ZONES,
    lay(picture(Boss, { boss: "lithosaur", mood: "angry" }), 31, 2, 13),
    lay({ art: Die, props: { face: ["fame", "crystal"], tilt: -8 } }, 45, 4, 5),
    lay({ art: Die, props: { face: ["fame"], tilt: 9 } }, 50.5, 6, 5),
    lay({ art: Die, props: { face: ["minion", "crystal"], tilt: 4 } }, 17, 20, 5),
    lay(picture(Minion, { kind: "shield" }), 2, 37, 9),
    lay(picture(Minion, { kind: "soldier" }), 10, 37, 9),
    lay(picture(Defender, { who: "megamoth", mood: "happy" }), 18, 36, 10),
    lay(picture(Symbol, { name: "crystal" }), 31.5, 25, 5),
    lay(picture(Symbol, { name: "crystal" }), 36.5, 25, 5),
    lay(picture(Symbol, { name: "crystal" }), 41.5, 25, 5),
    lay({ art: Pylon, props: {} }, 50, 19, 5.5),
    lay(picture(Defender, { who: "pagurah", mood: "calm" }), 31, 35.5, 10),
    lay({ art: Die, props: { face: "claw", locked: true } }, 43, 40.5, 5),
    lay({ art: Die, props: { face: "wrench", locked: true } }, 49, 40.5, 5),
    ...FACES.map((face, n) =>
      lay({ art: Die, props: { face, tilt: ((n * 37) % 17) - 8 } }, 4 + n * 9, 52.5, 7.5),
    ),
    lay(picture(Boss, { boss: "crystal-dragon", mood: "beaten" }), 77, 0, 19),
    hurt(26),
    lay({ art: Pylon, props: {} }, 74, 25.5, 6.5),
    lay({ art: Pylon, props: {} }, 79.5, 25.5, 6.5),
    lay({ art: Pylon, props: {} }, 85, 25.5, 6.5),
    lay(picture(Symbol, { name: "minion" }), 93, 26, 6),
    lay(picture(Symbol, { name: "energy" }), 69, 48, 8),
  ],
  signs: [
    { text: "0", x: 73, y: 12 },
    { text: "0", x: 67.5, y: 34 },
    { text: "3", x: 82.8, y: 34 },
    { text: "0", x: 96, y: 34 },
    { text: "1 · 3 · 6 · 10 · 15", x: 87, y: 52 },
    { text: "3 ×", x: 61.5, y: 56.5 },
  ],
  arrows: [
    { from: [22, 22], to: [31, 12] },
    { from: [46.5, 26.5], to: [51, 24.5] },
  ],
  marks: [
    [67, 12],
    [62.5, 25],
    [29, 1.5],
    [2.5, 52.5],
    [67.5, 52],
    [2.5, 35.5],
    [32.5, 23.5],
    [53, 38],
  ],
} satisfies Glance;
