// Arrow keys step from target to target, wherever they lie on the screen.

const TURNS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Straight ahead is nearer than aside. */
const ASIDE = 2.5;

/** The target to step to from the one that has the focus, if the key is an arrow. */
export function stepFrom(board: HTMLElement, key: string): HTMLElement | undefined {
  const turn = TURNS[key];
  const from = document.activeElement;
  if (!turn || !(from instanceof HTMLElement)) return undefined;
  if (!from.matches("[data-target]"))
    return board.querySelector<HTMLElement>("[data-card], [data-target]") ?? undefined;
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const target of board.querySelectorAll<HTMLElement>("[data-target]")) {
    const there = middle(target);
    const ahead = (there.x - here.x) * turn[0] + (there.y - here.y) * turn[1];
    const aside = Math.abs((there.x - here.x) * turn[1]) + Math.abs((there.y - here.y) * turn[0]);
    const way = ahead + aside * ASIDE;
    if (target !== from && ahead > 4 && way < least) [best, least] = [target, way];
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
