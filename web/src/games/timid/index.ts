// `timid`: what this game brings along. The best place to start reading.

import ShyMonster from "../../art/ShyMonster.svelte";
import type { TimidView } from "../../wire/types";
import { say } from "../../words/say.svelte";
import { type Picture, picture } from "../box";
import type { GameUi, Help } from "../ui";
import box from "./box";

const ROLES = ["dungeon", "character"] as const;

function faceOf(seat: string): Picture | undefined {
  const who = ROLES.find((role) => role === seat);
  return who && picture(ShyMonster, { who, mood: "calm" });
}

/** Whoever builds is shown where monsters feel at home; the odds of cards face down are for full help. */
function showsAid(help: Help, { phase, hand }: TimidView): boolean {
  return help === "full" || (help === "some" && phase === "building" && hand !== null);
}

export default {
  ...box,
  role: (seat) => say(`role-${seat}`),
  seatName: (place) => say(`role-${ROLES[place ? 1 : 0]}`),
  seatGoal: (place) => say(`timid-goal-${ROLES[place ? 1 : 0]}`),
  faceOf,
  seatPicture: (place) => picture(ShyMonster, { who: ROLES[place ? 1 : 0], mood: "calm" }),
  board: () => import("./Board.svelte"),
  hand: () => import("./Hand.svelte"),
  secrets: () => import("./Secrets.svelte"),
  table: () => import("./table"),
  keys: ["digits", "backspace"],
  swapsRoles: true,
  stage: true,
  paintsEnding: true,
  showsHints: true,
  unveilsEnd: true,
  stagesEvents: true,
  isBig: (fresh) => fresh.some(({ code }) => code === "floor-escaped"),
  showsAid,
  cards: () => import("./cardset"),
  glance: () => import("./glance"),
  scenes: () => import("./scenes"),
  samples: () => import("./Samples.svelte"),
  snapshots: () => import("./snapshots"),
} satisfies GameUi;
