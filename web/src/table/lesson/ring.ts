// Where the ring around a piece lies: outside it, so that it covers no number on it.

export type Box = Record<"left" | "top" | "right" | "bottom", number>;
/** So far outside a ring lies, with its border. */
const OUTSIDE = 6;
/** What sticks out farther belongs to something else; larger pieces hold what they name. */
const FARTHEST = 22;
const LARGE = 200;

export function boxOf(piece: Element): Box {
  const seen = visible(piece);
  const { left, top, right, bottom } = withNumbers(piece, seen);
  return {
    left: Math.max(0, left - OUTSIDE),
    top: Math.max(0, top - OUTSIDE),
    right: Math.min(innerWidth, right + OUTSIDE),
    bottom: Math.min(innerHeight, bottom + OUTSIDE),
  };
}

/** So far around a ring its mask reaches, which hides nothing of its glow. */
const AROUND = 48;

/** A mask that leaves free what is told between two pieces, such as the sum of both. */
export function sparing({ left, top, right, bottom }: Box): string {
  return [...document.querySelectorAll("main .board [data-spared]")]
    .map((each) => each.getBoundingClientRect())
    .filter((it) => it.right > left && it.left < right && it.bottom > top && it.top < bottom)
    .map(({ x, y, width, height }) => {
      const [across, down] = [x + width / 2 - left, y + height / 2 - top].map((from) =>
        Math.round(from + AROUND),
      );
      const wide = Math.round(Math.max(width, height) / 2) + 2;
      return `radial-gradient(circle ${wide}px at ${across}px ${down}px, #0000 97%, #000)`;
    })
    .join(", ");
}

/** What is written at its edge, such as a price or its strength, is not cut either. */
function withNumbers(piece: Element, seen: Box): Box {
  if (seen.right - seen.left > LARGE) return seen;
  const written = [...piece.querySelectorAll("*")].filter(isWritten);
  return written.reduce((box, each) => {
    const { left, top, right, bottom, width } = each.getBoundingClientRect();
    if (!width) return box;
    return {
      left: Math.max(seen.left - FARTHEST, Math.min(box.left, left)),
      top: Math.max(seen.top - FARTHEST, Math.min(box.top, top)),
      right: Math.min(seen.right + FARTHEST, Math.max(box.right, right)),
      bottom: Math.min(seen.bottom + FARTHEST, Math.max(box.bottom, bottom)),
    };
  }, seen);
}

const isWritten = (each: Element): boolean =>
  each.matches("[data-tag]") ||
  (!each.childElementCount && !each.matches(".unseen") && /\S/.test(each.textContent));

/** What can be seen of it, where it lies in something that is scrolled. */
function visible(piece: Element): Box {
  let { left, top, right, bottom } = piece.getBoundingClientRect();
  for (let over = piece.parentElement; over; over = over.parentElement) {
    if (getComputedStyle(over).overflowY === "visible") continue;
    const frame = over.getBoundingClientRect();
    [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
  }
  return { left, top, right, bottom };
}
