// The game as a box on the shelf of the first page.

import { type GameBox, picture } from "../box";
import Boss from "./art/Boss.svelte";
import Defender from "./art/Defender.svelte";

export default {
  lid: {
    left: picture(Defender, { who: "megamoth" }),
    middle: picture(Boss, { boss: "lavalord", mood: "angry" }),
    right: picture(Defender, { who: "pagurah" }),
  },
  quickSeats: (me) => ({ seats: [me, { who: "bot" }, { who: "bot" }], options: { players: 3 } }),
} satisfies GameBox;
