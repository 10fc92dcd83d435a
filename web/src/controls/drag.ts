// Dragging by finger, pen or mouse: a press that moves takes the piece along, one that does not
// stays a click. Every drag has its twin in clicks and keys.

export interface Drag {
  /** Moves with the pointer; the piece itself stays where it is until it is dropped. */
  readonly onmove: (x: number, y: number) => void;
  /** Over which place it was let go; undefined: beside all of them. */
  readonly ondrop: (place: string | undefined) => void;
}

const SLACK = 8;

/** `mark`: by which data places are known. */
export function draggable(drag: () => Drag | null, mark = "place") {
  return (node: HTMLElement) => {
    const press = (down: PointerEvent) => {
      const found = down.button === 0 ? drag() : null;
      if (found) follow(node, down, found, mark);
    };
    node.addEventListener("pointerdown", press);
    return () => node.removeEventListener("pointerdown", press);
  };
}

function follow(node: HTMLElement, down: PointerEvent, drag: Drag, mark: string): void {
  const ended = new AbortController();
  const { signal } = ended;
  let moving = false;
  const move = (event: PointerEvent) => {
    moving ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLACK;
    if (moving) drag.onmove(event.clientX, event.clientY);
  };
  const stop = (event: PointerEvent) => {
    ended.abort();
    if (!moving) return;
    // The click that follows a drag is none.
    node.ownerDocument.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(
      () => node.ownerDocument.removeEventListener("click", swallow, { capture: true }),
      50,
    );
    drag.ondrop(event.type === "pointerup" ? placeUnder(node, event, mark) : undefined);
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", stop, { signal });
  window.addEventListener("pointercancel", stop, { signal });
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function placeUnder(
  node: HTMLElement,
  { clientX, clientY }: PointerEvent,
  mark: string,
): string | undefined {
  const under = node.ownerDocument.elementsFromPoint(clientX, clientY);
  return under
    .map((each) => each.closest<HTMLElement>(`[data-${mark}]`)?.dataset[mark])
    .find(Boolean);
}
