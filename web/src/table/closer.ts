// A closer look at a piece: which drawing is meant, and when somebody asks for it.

import { LOOK } from "../games/looking";

export const HOLD = 500; // milliseconds a finger rests on a piece that is to be seen large

export interface Piece {
  /** Left out where the game itself draws what it is. */
  picture: SVGElement | undefined;
  /** What it is, for the game that knows more about it: "card K03". */
  what: string | undefined;
  name: string;
  /** Something on it is invented. */
  ours: boolean;
  /** The rule that it goes by, where it says so. */
  rule: string | undefined;
}

/** The drawing under a pointer or in a control, copied, with the name people know it by. */
export function pieceAt(target: EventTarget | null): Piece | null {
  if (!(target instanceof Element)) return null;
  const control =
    target.closest("button, a, [role='button']") ??
    target.closest("[data-what]") ??
    target.closest("svg, li");
  const drawings = control ? [...drawn(control), ...whole(control)] : [];
  const picture = drawings.sort((a, b) => area(b) - area(a))[0];
  const what = whatAt(target);
  if (!control || !(picture || what)) return null;
  const image = control.closest('[role="img"][aria-label]');
  const named = [control, picture, image].map((each) => each?.getAttribute("aria-label") ?? null);
  const name = named.find((label) => label !== null);
  return {
    picture: picture?.cloneNode(true) as SVGElement | undefined,
    what,
    name: name ?? control.textContent.trim(),
    ours: control.querySelector("[data-sign='invented']") !== null,
    rule: ruleAt(target) ?? ruleAt(control.querySelector("[data-rule]")),
  };
}

/** What a piece says it is. */
const whatAt = (target: Element): string | undefined =>
  target.closest("[data-what]")?.getAttribute("data-what") ?? undefined;

const ruleAt = (target: Element | null): string | undefined =>
  target?.closest("[data-rule]")?.getAttribute("data-rule") ?? undefined;

/** A small sign beside a value is no drawing of a piece. */
function drawn(control: Element): SVGElement[] {
  const found = [...control.querySelectorAll("svg")];
  return found.filter((each) => !each.closest("[data-sign]"));
}

function whole(control: Element): SVGElement[] {
  let found = control.closest("svg");
  while (found?.parentElement?.closest("svg")) found = found.parentElement.closest("svg");
  return found ? [found] : [];
}

function area(drawing: Element): number {
  const box = drawing.getBoundingClientRect();
  return box.width * box.height;
}

/** Watches a board: a click while `wanted` or on a mere picture, a held finger, or the other mouse button. */
export function watch(
  board: HTMLElement,
  wanted: () => boolean,
  show: (piece: Piece) => void,
): () => void {
  const watcher = new Watcher(wanted, show);
  const ended = new AbortController();
  const given = { capture: true, signal: ended.signal };
  board.addEventListener("click", (event) => watcher.click(event), given);
  board.addEventListener(LOOK, (event) => watcher.look(event), given);
  board.addEventListener("contextmenu", (event) => watcher.look(event), given);
  board.addEventListener("pointerdown", (event) => watcher.down(event), given);
  for (const kind of ["pointerup", "pointercancel", "pointermove"] as const)
    board.addEventListener(kind, () => watcher.up(), given);
  return () => {
    watcher.up();
    ended.abort();
  };
}

class Watcher {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown = false;

  constructor(
    private readonly wanted: () => boolean,
    private readonly show: (piece: Piece) => void,
  ) {}

  look(event: Event): void {
    const piece = pieceAt(event.target);
    if (!piece) return;
    stop(event);
    this.show(piece);
  }

  click(event: Event): void {
    if (this.shown) {
      // The finger that asked to see a piece does not play it as well.
      this.shown = false;
      stop(event);
    } else if (this.wanted() || isPicture(event.target)) this.look(event);
    // Whoever wants to look does not play, even where nothing is to be seen.
    if (this.wanted() && isPlayed(event.target)) stop(event);
  }

  down(event: PointerEvent): void {
    this.shown = false;
    if (event.pointerType !== "touch") return;
    this.timer = setTimeout(() => {
      const piece = pieceAt(event.target);
      this.shown = piece !== null;
      if (piece) this.show(piece);
    }, HOLD);
  }

  up(): void {
    clearTimeout(this.timer);
  }
}

/** Something to look at, and nothing else. */
const isPicture = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  whatAt(target) !== undefined &&
  !target.closest("button, a, [role='button']");

const isPlayed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-target]") !== null;

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
