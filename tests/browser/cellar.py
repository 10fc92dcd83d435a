"""Measures the cellar of `timid`: every card and every button is whole, on top, large enough."""

from __future__ import annotations

from typing import Final

# Until no card moves any more: a floor is turned once its room is known.
STILL: Final = """async () => {
  const where = () => [...document.querySelectorAll("[data-place]")].map(node => {
    const { x, y, width } = node.getBoundingClientRect();
    return [x, y, width].map(Math.round).join();
  }).join(" ");
  for (let still = 0, last = where(), n = 0; last && still < 2 && n < 60; n++) {
    await new Promise(done => requestAnimationFrame(done));
    still = where() === last ? still + 1 : 0;
    last = where();
  }
}"""
# Faults as sentences, and the smallest side of a card; nothing on a page without a cellar.
# A finger needs 44 pixels.
CELLAR: Final = """() => {
  const LEAST = 44;
  const found = [], board = document.querySelector(".board[data-table=timid]");
  if (!board) return [found, Infinity];
  const seen = node => node.checkVisibility({ visibilityProperty: true });
  const name = node => node.getAttribute("aria-label") ?? node.textContent.trim();
  const boxes = selector => [...board.querySelectorAll(selector)].filter(seen)
    .map(node => [node, node.getBoundingClientRect()]);
  let least = Infinity;
  for (const [node, box] of boxes("[data-place], .dock button, .hints button, .stairs button")) {
    const card = node.matches("[data-place]"), side = Math.min(box.width, box.height);
    if (card) least = Math.min(least, side);
    else if (side < LEAST - 0.5)
      found.push(`small: ${name(node)} ${box.width}×${box.height}`);
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(`out of sight: ${name(node)}`);
    const corners = card ? [[0.12, 0.12], [0.88, 0.12], [0.12, 0.88], [0.88, 0.88]] : [];
    for (const [x, y] of [[0.5, 0.5], ...corners]) {  // buttons are round
      const top = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
      if (!top || !(node.contains(top) || top.closest(".cell")?.contains(node) ||
        top.closest("[data-place]")))
        found.push(`covered: ${name(node)} by ${top && (top.className || top.tagName)}`);
    }
  }
  if (least < LEAST - 0.05) found.push(`cards of ${least.toFixed(1)}`);
  const parts = boxes(".stairs, .ground, .dock, .hints, .inner > .told, .drawers").filter(
    ([, box]) => box.width && box.height);
  parts.forEach(([one, a], at) => parts.slice(at + 1).forEach(([other, b]) => {
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2)
      found.push(`overlap: ${one.className} and ${other.className}`);
  }));
  for (const [node] of boxes(".dock, .inner > .told, .hints p"))
    if (node.scrollHeight > node.clientHeight + 3) found.push(`cut off: ${node.className}`);
  return [[...new Set(found)], least];
}"""
