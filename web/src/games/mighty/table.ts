// What a table of this game is told with.

import type { MightyEvent } from "../../wire/types";
import type { TableParts } from "../ui";
import { text } from "./text";

export default {
  text,
  sounds: () => import("./sounds"),
  /** A round begins with its guardians. */
  chapter: (event: MightyEvent) => (event.code === "guardians-dealt" ? event.params.round : null),
  marks: ({ code }: MightyEvent) => code === "guardian-turned",
} satisfies TableParts;
