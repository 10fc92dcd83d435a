// The game as a box on the shelf of the first page.

import ShyMonster from "../../art/ShyMonster.svelte";
import { type GameBox, picture } from "../box";

export default {
  lid: {
    left: picture(ShyMonster, { who: "bat" }),
    middle: picture(ShyMonster, { who: "kraken" }),
    right: picture(ShyMonster, { who: "mantis" }),
  },
  // The character has the second seat, and the easier start.
  quickSeats: (me) => ({ seats: [{ who: "bot" }, me], options: {} }),
} satisfies GameBox;
