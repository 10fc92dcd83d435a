// Which piece somebody touches on a board: the other way round of `selectorOf`.

const WHOLE = ["key", "die", "point", "move"];
const KINDS: Record<string, string> = { place: "cell", mode: "tool", deed: "do" };
const MARKS = [...WHOLE, "card", "spot", ...Object.keys(KINDS)];

export function pieceAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const found = target.closest<HTMLElement>(MARKS.map((mark) => `[data-${mark}]`).join(", "));
  const mark = MARKS.find((each) => found?.dataset[each]);
  if (!found || !mark) return undefined;
  const name = found.dataset[mark]!;
  return WHOLE.includes(mark) ? name : `${KINDS[mark] ?? mark} ${name}`;
}
