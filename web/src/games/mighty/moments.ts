// The big moments of this game, and what is heard then: for tests, and for docs/sounds.md.

import { happens, type Moments } from "../moments";

const moments: Moments = {
  heard: [
    ["a guardian is turned up", happens("guardian-turned"), "reveal"],
    ["loot is taken", happens("loot-taken"), "loot"],
    ["a fight is lost", happens("fight-lost"), "beaten"],
    ["a monster is displaced", happens("displaced"), "shove"],
    ["its price is paid", happens("price-paid"), "coin"],
    ["a card is played", happens("played"), "card"],
    ["a monster is healed", happens("healed"), "heal"],
    ["the king's tile", happens("tile-turned"), "crown"],
    ["a round ends", happens("round-ended"), "gong"],
  ],
};
export default moments;
