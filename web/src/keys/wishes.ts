// Keys for what lies beside the board, wherever on the page somebody is.

import { isElsewhere } from "./steps";

export type Wish = "undo" | "redo" | "hint" | "log" | "rules";
const LETTERS: Readonly<Record<string, Wish>> = { h: "hint", l: "log", r: "rules" };

/** What somebody wants who presses this; nothing while they write, or something lies over the board. */
export function wishOf(event: KeyboardEvent): Wish | undefined {
  if (event.defaultPrevented || event.altKey || isElsewhere(event)) return undefined;
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey)) return event.shiftKey ? undefined : LETTERS[key];
  if (key === "z") return event.shiftKey ? "redo" : "undo";
  return key === "y" && !event.shiftKey ? "redo" : undefined;
}
