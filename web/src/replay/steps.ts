// Leafing through a match: which key means which step, and where a step leads.

import type { Chapter } from "./chapters";

export type Step = "back" | "forward" | "mark-back" | "mark-forward" | "first" | "last" | "play";

const KEYS: Readonly<Record<string, Step>> = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  Home: "first",
  End: "last",
  " ": "play",
};
const FAR: Partial<Record<Step, Step>> = { back: "mark-back", forward: "mark-forward" };

type Pressed = Pick<KeyboardEvent, "key" | "shiftKey" | "altKey" | "ctrlKey" | "metaKey">;

export function stepOf(pressed: Pressed): Step | undefined {
  const step = KEYS[pressed.key];
  if (!step || pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined;
  return pressed.shiftKey ? FAR[step] : step;
}

/** Keys that mean something else where they are pressed: in lists, fields, on buttons, in tabs. */
export function isTaken(step: Step, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("select, textarea, [role=tablist], input:not([type=range])")) return true;
  return step === "play" && target.closest("button, a, summary, [role=switch]") !== null;
}

export function landing(
  step: Exclude<Step, "play">,
  at: number,
  total: number,
  marks: readonly Chapter[],
): number {
  switch (step) {
    case "back":
      return Math.max(0, at - 1);
    case "forward":
      return Math.min(total, at + 1);
    case "mark-back":
      return marks.findLast((mark) => mark.move < at)?.move ?? 0;
    case "mark-forward":
      return marks.find((mark) => mark.move > at)?.move ?? total;
    case "first":
      return 0;
    case "last":
      return total;
  }
}

export const SPEEDS = ["0.5", "1", "2", "4"] as const;
export type Speed = (typeof SPEEDS)[number];

const SHORTEST = 900;
const LONGEST = 5000;

/** How long a moment stays while the replay plays by itself: much to see takes longer. */
export function restAfter(happened: number, speed: Speed): number {
  return Math.min(LONGEST, Math.max(SHORTEST, 500 + 650 * happened)) / Number(speed);
}
