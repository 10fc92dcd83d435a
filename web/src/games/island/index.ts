// `island`: what this game brings along. The best place to start reading.

import type { IslandView } from "../../wire/types";
import { type Picture, picture } from "../box";
import type { GameUi } from "../ui";
import box from "./box";
import { DEFENDERS } from "./art/creatures";
import Defender from "./art/Defender.svelte";

function faceOf(seat: string, view: unknown): Picture | undefined {
  const own = (view as IslandView | undefined)?.monsters.find((monster) => monster.seat === seat);
  const who = DEFENDERS.find((each) => each === own?.name);
  return who && picture(Defender, { who });
}

export default {
  ...box,
  board: () => import("./Board.svelte"),
  closeUp: () => import("./CloseUp.svelte"),
  hand: () => import("./Hand.svelte"),
  course: () => import("./ending/Course.svelte"),
  table: () => import("./table"),
  seatPicture: (place) => picture(Defender, { who: DEFENDERS[place % DEFENDERS.length]! }),
  faceOf,
  keys: ["digits", "space"],
  stage: true,
  paintsEnding: true,
  stagesEvents: true,
  showsAid: (help) => help === "full",
  marksBest: (help) => help === "full",
  cards: () => import("./cardset"),
  glance: () => import("./glance"),
  scenes: () => import("./scenes"),
  samples: () => import("./Samples.svelte"),
  snapshots: () => import("./snapshots"),
} satisfies GameUi;
