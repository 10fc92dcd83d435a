// The box of a game that has no pictures of its own: three of the table's monsters look out.

import Monster from "../../art/Monster.svelte";
import { type GameBox, picture } from "../box";

export default {
  lid: {
    left: picture(Monster, { kind: "undead", mood: "worried" }),
    middle: picture(Monster, { kind: "dragons", mood: "happy" }),
    right: picture(Monster, { kind: "sea", mood: "calm" }),
  },
} satisfies GameBox;
