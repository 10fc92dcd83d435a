// The prompt line: who must do what. By the rule that asks, in the "you" form where it is you.

import { isExplained, tellsGoal } from "./practice.svelte";
import type { TableStore } from "./table.svelte";
import type { Frozen, Hold } from "../wire/types";
import { knows, list, phrase, say } from "../words/say.svelte";

/** Ends that no rule of a game brings about. */
export function endedOtherwise(ended: string | null): string | undefined {
  if (ended === "expired") return say("prompt-expired");
  return ended === "closed" ? say("prompt-closed") : undefined;
}

export function promptOf(store: TableStore): string {
  const { table, sync } = store;
  if (!table || !sync) return say("prompt-wait");
  if (isOver(store)) return endedOtherwise(table.ended) ?? say("prompt-over");
  if (table.frozen) return whyFrozen(table.frozen);
  if (table.paused) return say("prompt-paused");
  if (store.handover) return say("prompt-pass-on");
  if (store.pending) return say("prompt-sent");
  if (table.hold) return held(store, table.hold);
  return sync.decision ? question(store, sync.decision) : say("prompt-wait");
}

/** It is over, and what ended it has been heard here, too. */
export function isOver({ table, sync }: Pick<TableStore, "table" | "sync">): boolean {
  return table?.state === "over" && !(table.ended === "finished" && sync?.decision);
}

/** Where a table stands still, and why. */
export const whyFrozen = (frozen: Frozen): string =>
  say("error-table-frozen", { move: frozen.move, why: frozen.code });

/** A turn that waits for its end, and what it would throw away. */
function held(store: TableStore, { seat, left }: Hold): string {
  const mine = store.mine.includes(seat);
  if (!left.length) return mine ? say("prompt-hold") : say("prompt-hold-other", { seat });
  const told = list(left.map(phrase));
  return mine
    ? say("prompt-hold-left", { left: told })
    : say("prompt-hold-other-left", { seat, left: told });
}

function question(store: TableStore, decision: { seat: string; rule: string }): string {
  const { seat, rule } = decision;
  if (store.ask) return explained(store, rule) ?? asked(rule, store.mine.length > 1 ? seat : null);
  const card = store.seats.find((each) => each.seat === seat);
  if (!card) return say("prompt-chance");
  if (card.kind === "bot") return say(card.away ? "prompt-stands-in" : "prompt-bot", { seat });
  return say(card.here ? "prompt-other" : "prompt-away", { seat });
}

/** What it is about, in more words, for somebody who has not been asked it often. */
function explained({ game = "", mine, table }: TableStore, rule: string): string | undefined {
  if (mine.length > 1 || table?.lesson || !isExplained(game, rule)) return undefined;
  return known(`first-${dashed(rule)}`);
}

/** What whoever is asked wants to bring about, as long as they are new to the game. */
export function goalOf({ game = "", ask, asked, table, begins }: TableStore): string | undefined {
  if (!ask || table?.lesson || !tellsGoal(game, begins)) return undefined;
  return known(`first-${game}-${asked}`) ?? known(`first-${game}`);
}

const dashed = (rule: string): string => rule.replaceAll(".", "-");
const known = (code: string): string | undefined => (knows(code) ? say(code) : undefined);

/** With a name where several people share the screen. */
export function asked(rule: string, seat: string | null): string {
  const text = known(`ask-${dashed(rule)}`) ?? say("ask-other");
  return seat === null ? text : say("prompt-named", { player: seat, what: text });
}

/** Whether one of these seats has won, as the result says; null while there is none. */
export function isWinner(
  result: Record<string, unknown> | null,
  seats: readonly string[],
): boolean | null {
  if (!result) return null;
  if ("won" in result) return result["won"] === true;
  if ("resigned" in result) return !seats.includes(String(result["resigned"]));
  const winners = Array.isArray(result["winners"])
    ? result["winners"].map(String)
    : [String(result["winner"])];
  return seats.some((seat) => winners.includes(seat));
}
