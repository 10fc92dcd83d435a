// `mighty`: what this game brings along. The best place to start reading.

import Monster from "../../art/Monster.svelte";
import { type Kind, KINDS } from "../../art/palette";
import type { MightyView, SeatWish } from "../../wire/types";
import { type GameUi, picture } from "../ui";
import Coin from "./art/Coin.svelte";

const bot: SeatWish = { who: "bot" };

function kindOf(seat: string, view: unknown): Kind | undefined {
  const own = (view as MightyView | undefined)?.players.find((player) => player.seat === seat);
  return KINDS.find((kind) => kind === own?.kind);
}

export default {
  lid: {
    left: picture(Monster, { kind: "demons", mood: "angry" }),
    middle: picture(Monster, { kind: "orcs", mood: "happy" }),
    right: picture(Monster, { kind: "insects", mood: "worried" }),
    corner: picture(Coin, { value: 10 }),
  },
  seatPicture: (place) => picture(Monster, { kind: KINDS[place % KINDS.length]! }),
  quickSeats: (me) => ({ seats: [me, bot, bot, bot], options: { players: 4 } }),
  kindOf,
  keys: ["digits"],
  board: () => import("./Board.svelte"),
  hand: () => import("./Hand.svelte"),
  secrets: () => import("./Secrets.svelte"),
  table: () => import("./table"),
  cards: () => import("./cardset"),
  samples: () => import("./Samples.svelte"),
  snapshots: () => import("./snapshots"),
} satisfies GameUi;
