// Big moments in words.

import { say } from "../../../words/say.svelte";
import type { Cards } from "../cards";
import type { People } from "../names";
import type { Beat } from "./beats";

export function titleOf(beat: Beat, cards: Cards, people: People): string {
  switch (beat.kind) {
    case "pylon":
      return say("isle-beat-pylon", { zone: beat.zone });
    case "ally": {
      const name = cards.name("ally", beat.ally);
      return say("isle-beat-ally", { name, who: people.monster(beat.player) });
    }
    case "awake":
      return say("isle-beat-awake", { name: cards.name("ability", beat.ability) });
    case "card":
      return say("isle-beat-card", { name: cards.name("card", beat.card) });
    case "fallen":
      return say("isle-beat-fallen", { boss: beat.boss });
    case "next":
      return say("isle-beat-next", { boss: beat.boss });
    case "down":
      return say("isle-beat-down", { who: people.monster(beat.player) });
    case "saved":
      return say("isle-beat-saved", { who: people.monster(beat.player) });
  }
}

/** What the card behind it does. */
export function textOf(beat: Beat, cards: Cards): string {
  if (beat.kind === "awake") return cards.text("ability", beat.ability);
  if (beat.kind === "card") return cards.text("card", beat.card);
  if (beat.kind === "ally") return cards.sheet(beat.ally)[0]?.text ?? "";
  if (beat.kind === "pylon") return say("isle-beat-pylon-more");
  if (beat.kind === "down") return say("isle-beat-down-more");
  return "";
}
