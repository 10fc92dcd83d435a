// What happened, for the boss's show: as the log tells it, but for dice, which are read aloud.

import type { IslandEvent } from "../../wire/types";
import { tellThing } from "../../words/moves.svelte";
import { event, list, say } from "../../words/say.svelte";

export function told(happened: IslandEvent): string {
  if (happened.code !== "dice-erupted") return event("island", happened);
  return say("isle-erupted", { what: list(happened.params.dice.map(tellThing)) });
}
