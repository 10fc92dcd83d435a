"""What is measured on the island alone: pieces on their land, numbers in their frames."""

from __future__ import annotations

# Faults as sentences. A land is a shape: corners of pieces are asked whether they lie on it.
ISLAND = """() => {
  const found = [];
  const seen = node => node.checkVisibility({ visibilityProperty: true });
  const all = selector => [...document.querySelectorAll(selector)].filter(seen);
  const name = node =>
    node.dataset.key ?? node.getAttribute("class") + " " + node.textContent.trim();
  const box = node => node.getBoundingClientRect();
  const over = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const written = node => {
    const range = document.createRange();
    const text = [...node.childNodes].find(each => each.nodeType === 3 && each.data.trim());
    if (!text) return [];
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  };
  const lies = (path, x, y) =>
    path.isPointInFill(new DOMPoint(x, y).matrixTransform(path.getScreenCTM().inverse()));
  const corners = ({ left, right, top, bottom }, aside, along) =>
    [left + aside, right - aside].flatMap(x => [top + along, bottom - along].map(y => [x, y]));
  const map = all(".ring > .map").length > 0;
  for (const zone of map ? all("li.zone") : []) {
    const land = document.querySelector(`.map .l${zone.className.match(/z(\\d)/)[1]}`);
    for (const node of zone.querySelectorAll(".stands, .minions > li, .boss-dice > li, .ground li"))
      // pictures have air around them
      if (!corners(box(node), box(node).width * 0.2, 6).every(([x, y]) => lies(land, x, y)))
        found.push(`across a border: ${name(node.querySelector("[data-key]") ?? node)}`);
    for (const node of zone.querySelectorAll(".sign .omen .omen"))
      if (seen(node) && !corners(box(node), 4, 6).every(([x, y]) => lies(land, x, y)))
        found.push(`across a border: ${name(node)}`);
    for (const line of written(zone.querySelector(".sign .name")))
      if (!corners(line, 2, 4).every(([x, y]) => lies(land, x, y)))
        found.push(`name on the shore: ${zone.querySelector(".name").textContent}`);
  }
  const crater = document.querySelector(".map .crater");
  for (const node of map ? all(".middle [data-gauge]") : [])
    if (!corners(box(node), 6, 1).every(([x, y]) => lies(crater, x, y)))
      found.push("the volcano's words lie across its rim");
  // Somebody is hidden by a neighbour.
  for (const zone of all("li.zone")) {
    const figures = [...zone.querySelectorAll(".stands, .minions > li")]
      .map(node => [node, box(node)]);
    figures.forEach(([node, a], at) => figures.slice(at + 1).forEach(([other, b]) => {
      const share = over(a, b) / Math.min(a.width * a.height, b.width * b.height);
      if (share > 0.34) found.push(`figures overlap by ${Math.round(share * 100)} %: ` +
        `${name(node.querySelector("[data-key]"))}, ${name(other.querySelector("[data-key]"))}`);
    }));
  }
  // Numbers keep clear of the frame they stand in.
  for (const frame of all(".own, .partners > li"))
    for (const node of frame.querySelectorAll(".counts > span"))
      for (const line of seen(node) ? written(node) : [])
        if (line.left < box(frame).left + 3 || line.right > box(frame).right - 3 ||
          line.top < box(frame).top - 1 || line.bottom > box(frame).bottom + 1)
          found.push(`touches its edge: ${node.dataset.lands} ${node.textContent.trim()}`);
  // The number of a die leaves its sign in sight.
  for (const node of all(".tray .key")) {
    const die = box(node.parentElement), quarter = die.width / 4;
    const sign = { left: die.left + quarter, right: die.right - quarter, top: die.top + quarter,
      bottom: die.bottom - quarter };
    if (over(box(node), sign) > 0.14 * die.width ** 2 / 4)
      found.push(`number over a die of ${die.width}`);
  }
  // Names of abilities are whole words, under nothing.
  for (const node of all(".abilities button")) {
    const label = node.querySelector(".name");
    const lines = seen(label) && box(label).width > 2 ? written(label) : [];
    const words = label.textContent.trim().split(/[\\s\\u00ad-]+/);
    if (lines.length > words.length) found.push(`broken: ${label.textContent}`);
    for (const lid of node.querySelectorAll(".at, .chance"))
      for (const line of seen(lid) ? lines : [])
        if (over(box(lid), { left: line.left, right: line.right, top: line.top + 2,
          bottom: line.bottom - 2 }) > 6) found.push(`${lid.className} over: ${label.textContent}`);
    for (const line of lines)
      if (line.left < box(node).left + 1 || line.right > box(node).right - 1 ||
        line.bottom > box(node).bottom + 2) found.push(`beside its plate: ${label.textContent}`);
  }
  // Cards in hand are whole or only counted.
  for (const node of all(".own .have li")) {
    const list = box(node.parentElement);
    if (box(node).bottom > list.bottom + 1) found.push(`cut off: ${node.textContent.trim()}`);
    const chip = node.querySelector(".chip");
    if (chip.scrollWidth > chip.clientWidth) found.push(`cut off: ${chip.textContent.trim()}`);
  }
  return found;
}"""
