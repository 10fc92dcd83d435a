// `island`: what this game brings along. The best place to start reading.

import type { IslandView } from "../../wire/types";
import { type GameUi, type Picture, picture } from "../ui";
import Boss from "./art/Boss.svelte";
import { DEFENDERS } from "./art/creatures";
import Defender from "./art/Defender.svelte";

function faceOf(seat: string, view: unknown): Picture | undefined {
  const own = (view as IslandView | undefined)?.monsters.find((monster) => monster.seat === seat);
  const who = DEFENDERS.find((each) => each === own?.name);
  return who && picture(Defender, { who });
}

export default {
  lid: {
    left: picture(Defender, { who: "megamoth" }),
    middle: picture(Boss, { boss: "lavalord", mood: "angry" }),
    right: picture(Defender, { who: "pagurah" }),
  },
  seatPicture: (place) => picture(Defender, { who: DEFENDERS[place % DEFENDERS.length]! }),
  quickSeats: (me) => ({ seats: [me, { who: "bot" }, { who: "bot" }], options: { players: 3 } }),
  faceOf,
  keys: ["digits", "space"],
  cardTexts: true,
  stagesEvents: true,
  board: () => import("./Board.svelte"),
  hand: () => import("./Hand.svelte"),
  table: () => import("./table"),
  cards: () => import("./cardset"),
  samples: () => import("./Samples.svelte"),
  snapshots: () => import("./snapshots"),
} satisfies GameUi;
