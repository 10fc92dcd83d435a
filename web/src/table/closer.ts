// A closer look at a piece: which drawing is meant, and when somebody asks for it.

export const HOLD = 500; // milliseconds a finger rests on a piece that is to be seen large

export interface Piece {
  picture: SVGElement;
  name: string;
}

/** The drawing under a pointer or in a control, copied, with the name people know it by. */
export function pieceAt(target: EventTarget | null): Piece | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest("button, a, [role='button']") ?? target.closest("svg, li");
  const drawings = control ? [...control.querySelectorAll("svg"), ...whole(control)] : [];
  const picture = drawings.sort((a, b) => area(b) - area(a))[0];
  if (!control || !picture) return null;
  const name = control.getAttribute("aria-label") ?? picture.getAttribute("aria-label");
  return {
    picture: picture.cloneNode(true) as SVGElement,
    name: name ?? control.textContent.trim(),
  };
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

/** Watches a board: a click while `wanted`, a held finger, or the other mouse button. */
export function watch(
  board: HTMLElement,
  wanted: () => boolean,
  show: (piece: Piece) => void,
): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = false;

  function look(event: Event): void {
    const piece = pieceAt(event.target);
    if (!piece) return;
    event.preventDefault();
    event.stopPropagation();
    show(piece);
  }
  function click(event: Event): void {
    if (shown) {
      // The finger that asked to see a piece does not play it as well.
      shown = false;
      event.preventDefault();
      event.stopPropagation();
    } else if (wanted()) look(event);
  }
  function down(event: PointerEvent): void {
    shown = false;
    if (event.pointerType !== "touch") return;
    timer = setTimeout(() => {
      const piece = pieceAt(event.target);
      shown = piece !== null;
      if (piece) show(piece);
    }, HOLD);
  }
  const up = () => clearTimeout(timer);

  board.addEventListener("click", click, { capture: true, signal });
  board.addEventListener("contextmenu", look, { capture: true, signal });
  board.addEventListener("pointerdown", down, { capture: true, signal });
  for (const kind of ["pointerup", "pointercancel", "pointermove"] as const)
    board.addEventListener(kind, up, { capture: true, signal });
  return () => {
    up();
    ended.abort();
  };
}
