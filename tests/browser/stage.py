"""Measures a stage: what must be in sight together, uncovered and where it was."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Page, ViewportSize

from tests.browser.cellar import CELLAR, STILL
from tests.browser.island_stage import ISLAND

SIZES: dict[str, ViewportSize] = {
    "1366×768": {"width": 1366, "height": 768},
    "1280×800": {"width": 1280, "height": 800},
    "1920×1080": {"width": 1920, "height": 1080},
    "360×640": {"width": 360, "height": 640},
    "390×844": {"width": 390, "height": 844},
    "844×390": {"width": 844, "height": 390},
}
WALL: ViewportSize = {"width": 1920, "height": 1080}
# What depends on the size of the window is told of it before the next picture.
DRAWN = """() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>
  requestAnimationFrame(done))))"""
# Faults as sentences: what scrolls, lies beside the screen, is covered or too small.
FAULTS = """needed => {
  const found = [];
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1) found.push(`scrolls down: ${page.scrollHeight}`);
  if (page.scrollWidth > innerWidth + 1) found.push(`scrolls aside: ${page.scrollWidth}`);
  const seen = node => node.checkVisibility({ visibilityProperty: true });
  const name = node => node.getAttribute("class") + " " +
    (node.dataset.key ?? node.dataset.move ?? node.dataset.die ?? node.textContent.trim());
  const inside = (node, box = node.getBoundingClientRect()) => box.width > 1 && box.height > 1 &&
    box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  for (const selector of needed) {
    const nodes = [...document.querySelectorAll(selector)].filter(seen);
    if (!nodes.length) found.push(`missing: ${selector}`);
    for (const node of nodes) if (!inside(node)) found.push(`out of sight: ${name(node)}`);
  }
  // A touch on the middle of an answer reaches it.
  const answers = ".doing button, .piece.hot";
  const over = document.querySelector(".drawers.open");  // it covers the island on phones
  for (const node of document.querySelectorAll(answers)) {
    if (!seen(node) || node.closest(".drawers, .hand")) continue;
    const box = node.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (top?.closest(".drawers") && getComputedStyle(over).zIndex !== "auto") continue;
    if (!inside(node)) found.push(`answer out of sight: ${name(node)}`);
    else if (!top || !(node.contains(top) || top.contains(node)))
      found.push(`answer covered: ${name(node)} by ${top && name(top)}`);
  }
  for (const node of document.querySelectorAll(".choices button, .window button, .prompt p"))
    if (node.scrollHeight > node.clientHeight + 2) found.push(`cut off: ${name(node)}`);
  for (const node of document.querySelectorAll(".choices .button, .window .button"))
    if (node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + 1)
      found.push(`words wider than their button: ${name(node)}`);
  for (const zone of document.querySelectorAll("li.zone")) {
    const land = zone.getBoundingClientRect();
    for (const node of zone.querySelectorAll(
      ".stands, .minions > li, .boss-dice > li, .ground, .ground *")) {
      const box = node.getBoundingClientRect();
      if (!box.width) continue;  // its parts lie where it would
      if (box.left < land.left - 9 || box.right > land.right + 9 || box.top < land.top - 9 ||
        box.bottom > land.bottom + 9) found.push(`beside its zone: ${name(node)}`);
    }
  }
  for (const node of document.querySelectorAll(".stage > .stands, .minions > li"))
    if (node.getBoundingClientRect().width < 35.5) found.push(`small: ${name(node)}`);
  // A castle: every card and every place is whole, large enough for a finger, and on top.
  for (const node of document.querySelectorAll("[data-spot], .near [data-card]")) {
    const box = node.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (box.width < 43.5) found.push(`small: ${name(node)} ${Math.round(box.width)}`);
    if (!inside(node)) found.push(`answer out of sight: ${name(node)}`);
    else if (!node.contains(top) && !top?.closest(".drawers.open"))
      found.push(`answer covered: ${name(node)} by ${top && name(top)}`);
  }
  for (const node of document.querySelectorAll(".field .place .face text")) {
    const size = parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a;
    if (size < 13.95) found.push(`numbers of ${size.toFixed(1)}: ${node.textContent}`);
  }
  for (const node of document.querySelectorAll(".others .name"))  // bots are called alike
    if (node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + 6)
      found.push(`cut off: ${name(node)}`);
  for (const node of document.querySelectorAll(".field .place")) {
    const [wall, field] = [node, node.closest(".field")].map(each => each.getBoundingClientRect());
    if (wall.top < field.top - 1 || wall.bottom > field.bottom + 1 || wall.left < field.left - 1 ||
      wall.right > field.right + 1) found.push(`beside the field: ${name(node)}`);
  }
  // Parts of a stage lie side by side; what everybody needs lies open, not in its middle alone.
  const label = node => node.className.trim() || node.parentElement.className;
  const parts = [".prompt", "section.boss", ".ring", ".own", ".doing", ".partners > li",
    ".decree", ".others > li", ".field", ".near > .hand"]
    .flatMap(selector => [...document.querySelectorAll(selector)]).filter(seen)
    .map(node => [label(node), node.getBoundingClientRect()]);
  parts.forEach(([one, a], at) => parts.slice(at + 1).forEach(([other, b]) => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 2 && along > 2) found.push(`overlap: ${one} and ${other}`);
  }));
  const at = (box, across, along) =>
    document.elementFromPoint(box.x + box.width * across, box.y + box.height * along);
  const free = ".prompt p, [data-purse]:not(li), .own .gold, .tray li > *, .partners .counts, " +
    "section.boss .hp";
  for (const node of document.querySelectorAll(free)) {
    if (!seen(node) || node.closest(".drawers")) continue;
    const home = node.closest(".prompt, .own, .tray, .partners, .boss");
    const box = node.getBoundingClientRect();
    if (!inside(node)) found.push(`out of sight: ${name(node)}`);
    else for (const [x, y] of [[0.5, 0.5], [0.15, 0.2], [0.85, 0.8]])
      if (!home.contains(at(box, x, y)))
        found.push(`covered: ${name(node)} by ${at(box, x, y) && name(at(box, x, y))}`);
  }
  // What the boss's strip shows stays within it.
  for (const strip of document.querySelectorAll("section.boss"))
    for (const node of strip.querySelectorAll("button, .hp b, .fame b, .face"))
      if (seen(node) && node.getBoundingClientRect().right >
        strip.getBoundingClientRect().right + 1) found.push(`beside its strip: ${name(node)}`);
  const above = over && getComputedStyle(over).zIndex !== "auto";
  for (const zone of document.querySelectorAll("li.zone"))
    for (const [x, y] of [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]]) {
      const top = at(zone.getBoundingClientRect(), x, y);
      if (!(top?.closest(".ring") || (above && over.contains(top))))
        found.push(`covered: ${zone.className} by ${top && name(top)}`);
    }
  return found;
}"""
# On a board every letter is large enough to be read.
LETTERS = """() => {
  const found = [], board = document.querySelector(".board") ?? document.body;
  const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const owner = walk.currentNode.parentElement;
    if (!walk.currentNode.textContent.trim() || owner.closest(".unseen, svg") ||
      !owner.checkVisibility({ visibilityProperty: true })) continue;
    const size = parseFloat(getComputedStyle(owner).fontSize);
    if (size < 13.9) found.push(`letters of ${size}: ${walk.currentNode.textContent.trim()}`);
  }
  return found;
}"""
EVERY_FAULT = f"""needed => [
  ...({FAULTS})(needed), ...({LETTERS})(), ...({CELLAR})()[0], ...({ISLAND})()]"""
# What is not painted is measured twice as fast; boxes and what lies on top stay what they are.
PALE = """opacity => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html { opacity: ${opacity} }`);
  document.adoptedStyleSheets = [sheet];
}"""
# With margins: an overfull zone of a phone borrows from its neighbour in the same row.
WHERE = """parts => parts.map(selector => {
  const node = document.querySelector(selector);
  if (!node) return "";
  const box = node.getBoundingClientRect(), style = getComputedStyle(node);
  const [left, right] = [style.marginLeft, style.marginRight].map(parseFloat);
  const place = [box.x - left, box.y, box.width + left + right, box.height];
  return [selector, ...place.map(Math.round)].join(" ");
})"""
# All of it in one question to the page, once what depends on the size has been drawn.
# For a short while after another question nothing can be touched: nothing is on top then.
MEASURED = f"""async ([needed, parts]) => {{
  while (document.querySelector(".board > .unread")) await ({DRAWN})();
  await ({DRAWN})();
  await ({STILL})();
  return [({EVERY_FAULT})(needed), ({WHERE})(parts)];
}}"""


class Stage(NamedTuple):
    """What must be in sight: always, of whoever sits there, on a wall; and what never moves."""

    needed: tuple[str, ...]
    own: tuple[str, ...]
    wall: tuple[str, ...]
    fixed: tuple[str, ...]


NEEDED = (".prompt", "section.boss", ".ring", "li.zone", ".doing")
OWN = ("[data-purse]",)
ON_THE_WALL = (".prompt", ".ring", "li.zone", ".partners > li", ".partners .counts")
FIXED = (".prompt", ".ring", ".own", ".doing", ".zone.z0", ".zone.z3", "section.boss")
# It stays where it is as long as its floor lies.
ENTRANCE = '[data-place="0,0"]'

STAGES = {
    "island": Stage(NEEDED, OWN, ON_THE_WALL, FIXED),
    "mighty": Stage(
        (".prompt", ".decree", ".others > li", ".field", ".place", "[data-spot]"),
        (".own .purse", ".own .gold", "[data-card]"),
        (".prompt", ".decree", ".others > li", ".place", "[data-spot]"),
        (
            ".prompt",
            ".decree",
            ".others",
            ".field",
            ".near",
            '[data-spot="1a"]',
            '[data-spot="3b"]',
        ),
    ),
    "timid": Stage(
        (".prompt", ".stairs", ".ground", "[data-place]", ".dock button"),
        (),
        (".prompt", ".stairs", ".ground, .wait"),
        (".prompt", ".stairs", ".ground", ".modes", ".hand", ENTRANCE),
    ),
}


def resize(page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    page.evaluate(DRAWN)


def faults(page: Page, *needed: str) -> list[str]:
    found: list[str] = page.evaluate(EVERY_FAULT, list(needed))
    return found


def places(page: Page, fixed: tuple[str, ...] = FIXED) -> list[str]:
    found: list[str] = page.evaluate(WHERE, list(fixed))
    return found


def measured(
    page: Page, size: ViewportSize, *needed: str, fixed: tuple[str, ...] = FIXED
) -> tuple[list[str], list[str]]:
    """What is wrong at this size, and where the parts lie."""
    page.set_viewport_size(size)
    wrong, where = page.evaluate(MEASURED, [list(needed), list(fixed)])
    return wrong, where


def at_all_sizes(page: Page, *needed: str) -> tuple[list[str], dict[str, Any]]:
    """What is wrong at each of them, and where the parts lie."""
    wrong, where = [], {}
    page.evaluate(PALE, 0)
    for name, size in SIZES.items():
        found, where[name] = measured(page, size, *needed)
        wrong += [f"{name}: {fault}" for fault in found]
    return wrong, where
