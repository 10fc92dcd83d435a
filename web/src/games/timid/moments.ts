// The big moments of this game, and what is heard then: for tests, and for docs/sounds.md.

import { happens, type Moments } from "../moments";

const moments: Moments = {
  heard: [
    ["a floor is built", happens("floor-built"), "built"],
    ["the flip: a card is turned up", happens("card-turned"), "flip"],
    ["the bite: an active monster", happens("stopped-by-monster"), "bite"],
    ["no way is left", happens("stopped-without-way"), "stuck"],
    ["the character gives up", happens("gave-up"), "stuck"],
    ["a monster freezes", happens("monster-froze"), "shiver"],
    ["a monster is slain", happens("monster-slain"), "slain"],
    ["an attack hits nothing", happens("attack-missed"), "swish"],
    ["a jump", happens("jumped"), "hop"],
    ["escape by the stairs", happens("floor-escaped"), "stairs"],
  ],
};
export default moments;
