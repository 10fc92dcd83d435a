// `timid`: what this game brings along. The best place to start reading.

import ShyMonster from "../../art/ShyMonster.svelte";
import { say } from "../../words/say.svelte";
import { type Picture, picture } from "../box";
import type { GameUi } from "../ui";
import box from "./box";

const ROLES = ["dungeon", "character"] as const;

function faceOf(seat: string): Picture | undefined {
  const who = ROLES.find((role) => role === seat);
  return who && picture(ShyMonster, { who, mood: "calm" });
}

export default {
  ...box,
  seatPicture: (place) => picture(ShyMonster, { who: ROLES[place ? 1 : 0], mood: "calm" }),
  seatName: (place) => say(`role-${ROLES[place ? 1 : 0]}`),
  role: (seat) => say(`role-${seat}`),
  faceOf,
  keys: ["digits", "backspace"],
  swapsRoles: true,
  paintsEnding: true,
  board: () => import("./Board.svelte"),
  hand: () => import("./Hand.svelte"),
  secrets: () => import("./Secrets.svelte"),
  table: () => import("./table"),
  cards: () => import("./cardset"),
  samples: () => import("./Samples.svelte"),
  snapshots: () => import("./snapshots"),
} satisfies GameUi;
