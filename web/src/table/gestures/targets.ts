// What can be pointed at: whatever lies openly on a board and has an id there.

const TARGETS = "[data-point], [data-key], [data-spot], .card[data-place]";

const idOf = (piece: HTMLElement): string =>
  piece.dataset["point"] ??
  piece.dataset["key"] ??
  piece.dataset["spot"] ??
  piece.dataset["place"] ??
  "";

/** The piece under a pointer, with its id; the smallest one that is meant. */
export function targetAt(place: EventTarget | null): { id: string; piece: HTMLElement } | null {
  const piece = place instanceof Element ? place.closest<HTMLElement>(TARGETS) : null;
  return piece ? { id: idOf(piece), piece } : null;
}

/** The piece of this id on a board; the largest, where several belong together. */
export function pieceOf(board: HTMLElement, id: string): HTMLElement | undefined {
  const found = [...board.querySelectorAll<HTMLElement>(TARGETS)].filter(
    (piece) => idOf(piece) === id,
  );
  return found.sort((a, b) => area(b) - area(a))[0];
}

/** Where somebody with a keyboard begins to look for a piece. */
export function firstPiece(board: HTMLElement): HTMLElement | undefined {
  const buttons = [...board.querySelectorAll<HTMLElement>(TARGETS)].filter((piece) =>
    piece.matches("button"),
  );
  return buttons.find((piece) => piece.tabIndex === 0) ?? buttons[0];
}

/** What people call it. */
export function labelOf(piece: Element): string {
  const own = piece.getAttribute("aria-label");
  if (own) return own;
  const by = piece.getAttribute("aria-labelledby");
  const named = by ? document.getElementById(by) : piece.querySelector("[aria-label], h3, h4");
  return named ? labelOf(named) : piece.textContent.trim().slice(0, 60);
}

function area(piece: Element): number {
  const box = piece.getBoundingClientRect();
  return box.width * box.height;
}
