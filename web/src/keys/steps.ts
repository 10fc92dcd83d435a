// Arrow keys step from target to target, wherever they lie on the screen; digits press whatever
// says that it listens to them. Boards only name their controls: `data-target` for what lies on the
// table, `data-answer` for what stands beside it, `aria-keyshortcuts` for a digit.

const TURNS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const TARGETS = "[data-target], [data-answer]";
/** Where somebody begins who comes from elsewhere: at what is offered, if there is something. */
const FIRST = [
  "[data-card], [data-die]",
  "[data-target]:is(.hot, [data-deed])",
  "[data-answer]",
  "[data-target]",
];
/** Where the tabulator leads whose place on the board is gone: to the first answer. */
const OFFERED = [
  "[data-target]:is(.hot, [data-deed])",
  '[data-answer]:not([aria-disabled="true"])',
  ...FIRST,
];
const FIELD = "input, select, textarea, [contenteditable], [role=slider]";
/** Straight ahead is nearer than aside. */
const ASIDE = 2.5;

/** The target to step to from the one that has the focus, if the key is an arrow. */
export function stepFrom(board: HTMLElement, key: string): HTMLElement | undefined {
  const turn = TURNS[key];
  const from = document.activeElement;
  if (!turn || !(from instanceof HTMLElement)) return undefined;
  if (!from.matches(TARGETS)) return firstIn(board);
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const target of board.querySelectorAll<HTMLElement>(TARGETS)) {
    const there = middle(target);
    const ahead = (there.x - here.x) * turn[0] + (there.y - here.y) * turn[1];
    const aside = Math.abs((there.x - here.x) * turn[1]) + Math.abs((there.y - here.y) * turn[0]);
    const way = ahead + aside * ASIDE;
    if (target !== from && ahead > 4 && way < least) [best, least] = [target, way];
  }
  return best;
}

function firstIn(board: HTMLElement, selectors = FIRST): HTMLElement | undefined {
  for (const selector of selectors) {
    const found = [...board.querySelectorAll<HTMLElement>(selector)].find(isShown);
    if (found) return found;
  }
  return undefined;
}

const isShown = (node: HTMLElement) =>
  !node.closest("[inert]") && node.checkVisibility?.() !== false;

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Somebody writes, means the browser, or has something else lying over the board. */
export const isTaken = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event);

/** Somebody writes, or has something else lying over the board. */
export function isElsewhere({ target }: KeyboardEvent): boolean {
  const field = target instanceof Element ? target.closest(FIELD) : null;
  return !!(field ?? document.querySelector("[role=dialog]"));
}

/** For the root of a board: its keys, as long as it lies there. */
export function keys(board: HTMLElement): () => void {
  /** Whoever has answered there goes on there, though what was pressed is gone. */
  let here = false;
  const seen = ({ target }: FocusEvent) =>
    (here = target instanceof Node && board.contains(target));
  const within = (event: KeyboardEvent) => void (isTaken(event) || step(board, event));
  const anywhere = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isTaken(event)) return;
    if (/^\d$/.test(event.key)) pressDigit(board, event.key);
    else if (event.key === "Tab" && !event.shiftKey && here && isAstray()) toAnswer(board, event);
    // Where something else has the focus, arrows belong to it.
    else if (document.activeElement === document.body) step(board, event);
  };
  document.addEventListener("focusin", seen);
  // The board hears its arrows before the page does, which may have its own.
  board.addEventListener("keydown", within);
  window.addEventListener("keydown", anywhere);
  return () => {
    board.removeEventListener("keydown", within);
    window.removeEventListener("keydown", anywhere);
    document.removeEventListener("focusin", seen);
  };
}

/** What had the focus is gone, or is no answer any more. */
function isAstray(): boolean {
  const at = document.activeElement;
  return (
    at === document.body || (at instanceof HTMLElement && at.matches(TARGETS) && at.tabIndex < 0)
  );
}

function toAnswer(board: HTMLElement, event: KeyboardEvent): void {
  const first = firstIn(board, OFFERED);
  if (!first) return;
  event.preventDefault();
  first.focus();
}

function step(board: HTMLElement, event: KeyboardEvent): void {
  const next = stepFrom(board, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The control that has this digit: it is pressed, and is where arrows start from if nothing was. */
function pressDigit(board: HTMLElement, digit: string): void {
  const found = board.querySelector<HTMLElement>(`[aria-keyshortcuts="${digit}"]`);
  if (!found) return;
  if (!document.activeElement?.matches(TARGETS) && found.matches("[data-target]")) found.focus();
  found.click();
}

/** The digit of the n-th of some things, counted from 0; ten have one. */
export const digitOf = (n: number): string | undefined =>
  n < 10 ? String((n + 1) % 10) : undefined;
