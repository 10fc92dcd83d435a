// The bots, by level: how they are presented, which one is asked along, which one gives hints.

import { nameOf, say } from "../words/say.svelte";
import { keep, recall } from "../device/kept";

/** A game or a table: both know who plays there. */
interface Playing {
  game: string;
  bots: readonly string[];
  usual: string;
}

const chosen = $state({ partner: "", adviser: recall("adviser") ?? "" });

/** For a list to choose from: "Old Dragon · bot 4". */
export function presented(bots: readonly string[]): { value: string; label: string }[] {
  return bots.map((value, n) => ({
    value,
    label: say("who-bot", { name: nameOf(`bot-${value}`), level: n + 1 }),
  }));
}

/** How it plays this game: "Level 4 of 4: has long counted your cards." */
export function manner({ game, bots }: Playing, bot: string): string {
  const about = say(`bot-about-${game}-${bot}`);
  return say("bot-manner", { level: bots.indexOf(bot) + 1, levels: bots.length, about });
}

/** Who is asked along to this table. */
export function invited({ bots, usual }: Playing): string {
  return bots.includes(chosen.partner) ? chosen.partner : usual;
}

export function invite(bot: string): void {
  chosen.partner = bot;
}

/** Who is asked for hints: the strongest, until somebody else is wanted. */
export function adviser(bots: readonly string[]): string | null {
  return bots.includes(chosen.adviser) ? chosen.adviser : (bots.at(-1) ?? null);
}

export function askForHints(bot: string): void {
  chosen.adviser = bot;
  keep("adviser", bot);
}
