// The bots, by level: how they are presented, which one is asked along, which one gives hints.

import { nameOf, say } from "../words/say.svelte";
import { keep, recall } from "./kept";

/** A game or a table: both know who plays there. */
interface Playing {
  game: string;
  bots: readonly string[];
  usual: string;
}

const chosen = $state({ partner: "", adviser: recall("adviser") ?? "" });

/** "Old Dragon (bot 4 of 4: has long counted your cards)" */
export function presented({ game, bots }: Playing, bot: string): string {
  const about = say(`bot-about-${game}-${bot}`);
  return say("who-bot", { ...levelOf(bots, bot), about });
}

/** The same for a narrow place, where every game has its own manners. */
export function introduced(bots: readonly string[], bot: string): string {
  return say("who-bot-short", levelOf(bots, bot));
}

function levelOf(bots: readonly string[], bot: string) {
  return { name: nameOf(`bot-${bot}`), level: bots.indexOf(bot) + 1, levels: bots.length };
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
