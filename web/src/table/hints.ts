// What a good player would look at, in words: at most three, of which no two say the same.

import type { Hint } from "../games/ui";
import type { AdviceCard, HintMessage } from "../wire/types";
import { knows, nameOf, phrase, say } from "../words/say.svelte";

const MOST = 3;

export function hintsOf(game: string, { advice, chances, bot }: HintMessage): Hint[] {
  const told = advice.map(({ move, pieces, phrase: does, ...each }, n) => ({
    move,
    pieces,
    does: phrase(does),
    why:
      worth(game, each.value, chances) +
      say(`${game}-${each.code}`, each.params) +
      (n ? "" : still(each.params)),
    badge: chances ? `${Math.round(100 * each.value)}\u00a0%` : signed(each.value),
    by: nameOf(`bot-${bot}`),
  }));
  const says = ({ does, why }: Hint) => `${does} ${why}`;
  return told
    .filter((hint, n) => told.findIndex((other) => says(other) === says(hint)) === n)
    .slice(0, MOST);
}

/** "38 % to win: together …", or "+1.5 gold: …" */
function worth(game: string, value: AdviceCard["value"], chances: boolean): string {
  if (chances) return `${say("advice-chance", { percent: Math.round(100 * value) })}: `;
  const code = `${game}-advice-value`;
  return knows(code) ? `${say(code, { value: signed(value) })}: ` : "";
}

/** The best there is may promise little: that is said, so that it does not sound like a mistake. */
function still({ percent }: AdviceCard["params"]): string {
  return typeof percent === "number" && percent < 50 ? ` ${say("advice-still")}` : "";
}

const signed = (value: number): string => `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(1)}`;
