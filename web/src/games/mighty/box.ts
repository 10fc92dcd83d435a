// The game as a box on the shelf of the first page.

import Monster from "../../art/Monster.svelte";
import type { SeatWish } from "../../wire/types";
import { type GameBox, picture } from "../box";
import Coin from "./art/Coin.svelte";

const bot: SeatWish = { who: "bot" };

export default {
  lid: {
    left: picture(Monster, { kind: "demons", mood: "angry" }),
    middle: picture(Monster, { kind: "orcs", mood: "happy" }),
    right: picture(Monster, { kind: "insects", mood: "worried" }),
    corner: picture(Coin, { value: 10 }),
  },
  quickSeats: (me) => ({ seats: [me, bot, bot, bot], options: { players: 4 } }),
} satisfies GameBox;
