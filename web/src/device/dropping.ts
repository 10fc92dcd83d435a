/** Files that are dropped on an element; `hover` is told while one hangs over it. */
export function droppable(
  take: (file: File | undefined) => unknown,
  hover: (over: boolean) => void,
) {
  return (zone: HTMLElement) => {
    const ended = new AbortController();
    const given = { signal: ended.signal };
    const over = (event: DragEvent) => {
      event.preventDefault();
      hover(true);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      hover(false);
      void take(event.dataTransfer?.files[0]);
    };
    zone.addEventListener("dragover", over, given);
    zone.addEventListener("dragleave", () => hover(false), given);
    zone.addEventListener("drop", drop, given);
    return () => ended.abort();
  };
}

/** The file that was chosen; the same one, mended, can be chosen again. */
export function chosen(take: (file: File | undefined) => unknown) {
  return async (event: Event & { currentTarget: HTMLInputElement }) => {
    const input = event.currentTarget;
    await take(input.files?.[0]);
    input.value = "";
  };
}
