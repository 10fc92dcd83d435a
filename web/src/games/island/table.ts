// What a table of this game is told with.

import type { IslandEvent } from "../../wire/types";
import { nameOf, say } from "../../words/say.svelte";
import type { TableParts } from "../ui";
import Die from "./art/Die.svelte";
import { FACES } from "./art/symbols";
import { houseRuleOf } from "./names";
import { text } from "./text";

const isFace = (face: string): boolean => FACES.some((each) => each === face);

export default {
  text,
  sounds: () => import("./sounds"),
  marks: ({ code }: IslandEvent) => code === "attacked",
  chapter: (event: IslandEvent) => (event.code === "turn-began" ? event.params.turn : null),
  whose: (event: { params: { player: number } }) => String(event.params.player),
  houseRule: houseRuleOf,
  plans: {
    zones: ["0", "1", "2", "3", "4", "5"],
    zoneName: (zone) => say("isle-zone", { zone }),
    faces: FACES,
    faceName: (face) => (isFace(face) ? say(`symbol-${face}`) : nameOf(face)),
    Face: Die,
  },
} satisfies TableParts;
