// `mighty`: what this game brings along. The best place to start reading.

import Monster from "../../art/Monster.svelte";
import { type Kind, KINDS } from "../../art/palette";
import type { MightyView } from "../../wire/types";
import { picture } from "../box";
import type { GameUi } from "../ui";
import box from "./box";

function kindOf(seat: string, view: unknown): Kind | undefined {
  const own = (view as MightyView | undefined)?.players.find((player) => player.seat === seat);
  return KINDS.find((kind) => kind === own?.kind);
}

export default {
  ...box,
  seatPicture: (place) => picture(Monster, { kind: KINDS[place % KINDS.length]! }),
  kindOf,
  board: () => import("./Board.svelte"),
  hand: () => import("./Hand.svelte"),
  secrets: () => import("./Secrets.svelte"),
  table: () => import("./table"),
  keys: ["digits"],
  stage: true,
  showsAid: (help) => help !== "off",
  showsHints: true,
  cards: () => import("./cardset"),
  glance: () => import("./glance"),
  scenes: () => import("./scenes"),
  samples: () => import("./Samples.svelte"),
  snapshots: () => import("./snapshots"),
} satisfies GameUi;
