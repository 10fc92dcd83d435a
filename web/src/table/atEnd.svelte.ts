/** Keeps the newest line in sight, unless somebody reads further up. */
export function stayAtEnd(count: () => number) {
  return (box: HTMLElement) => {
    let atEnd = true;
    const look = () => (atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < 8);
    box.addEventListener("scroll", look, { passive: true });
    $effect(() => {
      count();
      if (atEnd) box.scrollTop = box.scrollHeight;
    });
    return () => box.removeEventListener("scroll", look);
  };
}
