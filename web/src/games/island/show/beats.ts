// Moments that deserve the whole stage: what they are is read off two pictures and an event.

import { lasting } from "../../../look/motion";
import type { IslandEvent, IslandView } from "../../../wire/types";

export type Beat =
  | { readonly kind: "pylon"; readonly zone: number; readonly count: number }
  | { readonly kind: "ally"; readonly player: number; readonly ally: string }
  | { readonly kind: "awake"; readonly ability: string }
  | { readonly kind: "card"; readonly card: string; readonly colour: string }
  | { readonly kind: "fallen" | "next"; readonly boss: string }
  | { readonly kind: "down" | "saved"; readonly player: number };

/** Milliseconds until its picture is at rest: as long as its style sheet moves it (`Beat.svelte`). */
export const arrivalOf = ({ kind }: Beat): number =>
  kind === "fallen" ? 2 * lasting("tumble") : lasting("tumble");

/** What is big about it; the first of these events that is. `before`: how it looked until then. */
export function beatOf(
  events: readonly IslandEvent[],
  before: IslandView | undefined,
  now: IslandView,
): Beat | undefined {
  for (const event of events) {
    const found = plainBeat(event) ?? (before && changeBeat(event, before, now));
    if (found) return found;
  }
  return undefined;
}

export function plainBeat({ code, params }: IslandEvent): Beat | undefined {
  if (code === "pylon-raised") return { kind: "pylon", zone: params.zone, count: params.pylons };
  if (code === "ally-taken") return { kind: "ally", player: params.player, ally: params.ally };
  if (code === "event-revealed") return { kind: "card", card: params.card, colour: params.colour };
  if (code === "boss-down" || code === "team-won") return { kind: "fallen", boss: params.boss };
  if (code === "next-boss-placed") return { kind: "next", boss: params.boss };
  return undefined;
}

/** I-15.2, I-10.1: at 0 HP a monster waits for rescue. I-4.1: fame wakes abilities. */
function changeBeat(
  { code, params }: IslandEvent,
  before: IslandView,
  now: IslandView,
): Beat | undefined {
  if (code === "boss-fame-changed") {
    const woken = now.boss.abilities.find(
      ({ id, active }, n) =>
        active && before.boss.abilities[n]?.id === id && !before.boss.abilities[n].active,
    );
    return woken && { kind: "awake", ability: woken.id };
  }
  const had = "player" in params ? (before.monsters[params.player]?.hp ?? 0) : 0;
  if (code === "damaged" || code === "hp-lost")
    return params.hp === 0 && had > 0 ? { kind: "down", player: params.player } : undefined;
  if (code === "healed" || code === "hp-set")
    return params.hp > 0 && had === 0 && before.turn > 0
      ? { kind: "saved", player: params.player }
      : undefined;
  return undefined;
}
