"""Lays floors of `timid` before a browser, whatever the server thinks, and measures the stage.

At six sizes with every amount of help, one shape of every outline that the 689 have, since the
place and size of a card depend on nothing else: `python -m tests.browser.floors`; with a number
after it, one of so many of all 689.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, WebSocketRoute, sync_playwright

from tests.browser.conftest import FLAGS, HURRIED, chromium
from tests.browser.device import LARGE, Device
from tests.browser.pages import Create, Home
from tests.browser.stage import SIZES, resize
from tests.server.house import house
from ungeheuer.games.timid.rules.grid import X, Y
from ungeheuer.games.timid.rules.shapes import canonical, floors

HELPS: Final = ("off", "some", "full")
LEAST: Final = 44  # pixels that a finger needs
Shape = list[tuple[int, int]]

# Faults as sentences, and the smallest card.
MEASURE: Final = """async () => {
  // until nothing moves any more: a floor is turned once its room is known
  const where = () => [...document.querySelectorAll("[data-place]")].map(node => {
    const { x, y, width } = node.getBoundingClientRect();
    return [x, y, width].map(Math.round).join();
  }).join(" ");
  const settles = () => document.querySelector(".grid.settling") !== null;
  for (let still = 0, last = "", n = 0; (still < 3 && n < 60) || settles(); n++) {
    await new Promise(done => requestAnimationFrame(done));
    still = where() === last ? still + 1 : 0;
    last = where();
  }
  const found = [], page = document.documentElement;
  const board = document.querySelector(".board[data-table=timid]");
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1)
    found.push("scrolls");
  const seen = node => node.checkVisibility({ visibilityProperty: true });
  const name = node => node.getAttribute("aria-label") ?? node.textContent.trim();
  const boxes = selector => [...board.querySelectorAll(selector)].filter(seen)
    .map(node => [node, node.getBoundingClientRect()]);
  let least = Infinity;
  for (const [node, box] of boxes("[data-place], .dock button, .hints button, .stairs button")) {
    if (node.matches("[data-place]")) least = Math.min(least, box.width, box.height);
    else if (node.matches(".dock button") && Math.min(box.width, box.height) < 43.5)
      found.push(`small: ${name(node)} ${box.width}×${box.height}`);
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(`out of sight: ${name(node)}`);
    const card = node.matches("[data-place]");  // buttons are round
    const corners = card ? [[0.12, 0.12], [0.88, 0.12], [0.12, 0.88], [0.88, 0.88]] : [];
    for (const [x, y] of [[0.5, 0.5], ...corners]) {
      const top = document.elementFromPoint(box.x + box.width * x, box.y + box.height * y);
      if (!top || !(node.contains(top) || top.closest(".cell")?.contains(node) ||
        top.closest("[data-place]")))
        found.push(`covered: ${name(node)} by ${top && (top.className || top.tagName)}`);
    }
  }
  const parts = boxes(".stairs, .ground, .dock, .hints, .inner > .told, .drawers").filter(
    ([, box]) => box.width && box.height);
  parts.forEach(([one, a], at) => parts.slice(at + 1).forEach(([other, b]) => {
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2)
      found.push(`overlap: ${one.className} and ${other.className}`);
  }));
  for (const [node] of boxes(".dock, .inner > .told, .hints p"))
    if (node.scrollHeight > node.clientHeight + 3) found.push(`cut off: ${node.className}`);
  const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const owner = walk.currentNode.parentElement;
    if (!walk.currentNode.textContent.trim() || !seen(owner) || owner.closest(".unseen, svg"))
      continue;
    const size = parseFloat(getComputedStyle(owner).fontSize);
    if (size < 13.9) found.push(`letters of ${size}: ${walk.currentNode.textContent.trim()}`);
  }
  return [found, least];
}"""

# Everything is taken up, then cards are laid one after the other.
BUILD: Final = """async ([clear, cards]) => {
  const drawn = () => new Promise(done => setTimeout(done));
  [...document.querySelectorAll(".dock button")].find(n => n.textContent.trim() === clear).click();
  for (const [card, place] of cards) {
    await drawn();
    document.querySelector(`[data-hand="${card}"]`).click();
    await drawn();
    document.querySelector(`[data-place="${place}"]`).click();
  }
  await drawn();
  if (document.querySelectorAll(".cell .laid").length !== 7) throw new Error(String(cards));
}"""


def shapes() -> list[Shape]:
    """One floor for all that are alike up to rotation and reflection."""
    found = sorted({canonical(floor) for floor in floors()})
    return [[(X[cell], Y[cell]) for cell in floor] for floor in found]


def outlines() -> list[Shape]:
    """One shape for every rectangle around floor and entrance."""
    found: dict[tuple[int, ...], Shape] = {}
    for shape in shapes():
        xs, ys = [0, *(x for x, _ in shape)], [0, *(y for _, y in shape)]
        found.setdefault((min(xs), max(xs), min(ys), max(ys)), shape)
    return [*found.values()]


class Layer:
    """Stands between a browser and its server, and tells of floors that nobody has built."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.socket: WebSocketRoute | None = None
        self.last: dict[str, Any] = {}
        self.advice: list[dict[str, Any]] = []
        device.page.route_web_socket("**/api/socket", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        server = socket.connect_to_server()
        server.on_message(lambda text: self._down(str(text)))
        socket.on_message(lambda text: self._up(str(text), server))

    def _down(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "sync" and not self.advice:
            self.last = message
        assert self.socket
        self.socket.send(text)

    def _up(self, text: str, server: WebSocketRoute) -> None:
        message = json.loads(text)
        if message["type"] != "hint" or not self.advice:
            server.send(text)
            return
        told = {"type": "advice", "version": self.last["sync"]["version"], "bot": "dragon"}
        assert self.socket
        answer = told | {"id": message["id"], "chances": False, "advice": self.advice}
        self.socket.send(json.dumps(answer))

    def tell(self, **changed: Any) -> None:
        """The same question again, about something else."""
        sync = self.last["sync"]
        sync |= {"version": sync["version"] + 1, "since": sync["moves"], "events": []} | changed
        assert self.socket
        self.socket.send(json.dumps(self.last))
        self.device.page.wait_for_selector(f"[data-version='{sync['version']}']")

    def lay(self, shape: Shape) -> None:
        """Before the character, with something to do at every card."""
        sync = self.last["sync"]
        blank = {"card": None, "comfortable": False, "active": False, "frozen": False}
        blank |= {"slain": False, "reach": False, "up": False}
        cards = [blank | {"x": x, "y": y} for x, y in shape]
        start = blank | {"x": 0, "y": 0, "up": True, "card": "entrance", "reach": True}
        view = sync["view"] | {"cards": [start, *cards], "pawn": [0, 0], "phase": "moving"}
        offers: list[dict[str, Any]] = [
            {"text": f"explore {x},{y}", "pieces": ["tool explore", f"cell {x},{y}"]}
            | {"phrase": {"code": "does-timid-explore", "params": {"place": [x, y]}}}
            for x, y in shape
        ]
        leave: dict[str, Any] = {"text": "give-up", "pieces": ["do give-up"]}
        leave |= {"phrase": {"code": "does-timid-give-up"}}
        ask = sync["decision"]["ask"] | {"moves": [*offers, leave]}
        odds = [{"x": x, "y": y, "exit": 17, "monster": 33, "active": 28} for x, y in shape]
        aid = {"nests": {}, "fearful": [], "odds": odds}
        self.tell(view=view, decision=sync["decision"] | {"ask": ask}, aid=aid)

    def propose(self, some: Iterable[Shape]) -> None:
        """To the dungeon, as hints."""
        self.advice = []
        for number, shape in enumerate(some):
            laid = zip(self.supply(), shape, strict=True)
            pieces = [[f"card {card}", f"cell {x},{y}"] for card, (x, y) in laid]
            params = {"guards": 1, "steps": number + 2}
            hint = {"move": f"build {number}", "value": 1.0, "code": "advice-trap"}
            hint |= {"pieces": [*(piece for pair in pieces for piece in pair), "do build"]}
            self.advice.append(
                hint | {"params": params, "phrase": {"code": "does-timid-build", "params": {}}}
            )
        self.tell()
        self.device.by("button", "hint").first.evaluate("node => node.click()")
        self.device.page.locator(".hints").wait_for()

    def supply(self) -> list[str]:
        supply = self.last["sync"]["decision"]["ask"]["supply"]
        return [card for card, count in sorted(supply.items()) for _ in range(count)]


def measured(device: Device, what: str) -> Iterator[str]:
    found, least = device.page.evaluate(MEASURE)
    if least < LEAST - 0.05:
        found.append(f"cards of {least:.1f}")
    yield from (f"{what}: {fault}" for fault in sorted(set(found)))


def walked(device: Device, layer: Layer, some: list[Shape]) -> Iterator[str]:
    for size, window in SIZES.items():
        resize(device.page, window)
        for shape in some:
            layer.lay(shape)
            yield from measured(device, f"{size} walks {shape}")


def built(device: Device, layer: Layer, some: list[Shape]) -> Iterator[str]:
    """By hand, card by card."""
    for size, window in SIZES.items():
        resize(device.page, window)
        for shape in some:
            laid = zip(layer.supply(), grown(shape), strict=True)
            cards = [[card, f"{x},{y}"] for card, (x, y) in laid]
            device.page.evaluate(BUILD, [device.say("timid-clear"), cards])
            yield from measured(device, f"{size} builds {shape}")


def hinted(device: Device, layer: Layer, some: list[Shape]) -> Iterator[str]:
    """As hints, three at a time."""
    for start in range(0, len(some), 3):
        device.page.set_viewport_size(LARGE)
        three = some[start : start + 3]
        layer.propose(three)
        for size, window in SIZES.items():
            resize(device.page, window)
            for number, shape in enumerate(three):
                device.page.locator(".hints .number").nth(number).evaluate("node => node.click()")
                yield from measured(device, f"{size} is shown {shape}")


def grown(shape: Shape) -> Shape:
    """In an order in which every card touches one that lies."""
    lying, left = [(0, 0)], list(shape)
    while left:
        near = next((x, y) for x, y in left if any(abs(x - a) + abs(y - b) == 1 for a, b in lying))
        left.remove(near)
        lying.append(near)
    return lying[1:]


@contextmanager
def before(browser: Browser, address: str, wanted: str, language: str) -> Iterator[Device]:
    locale = "de-DE" if language == "de" else "en-GB"
    context = browser.new_context(viewport=LARGE, locale=locale, reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('help', '{wanted}')")
    yield Device(context, address, language)
    context.close()


def faults_at(
    browser: Browser, address: str, wanted: str, language: str, some: list[Shape]
) -> Iterator[str]:
    """Both roles before all of these floors, at all sizes."""
    with before(browser, address, wanted, language) as device:
        layer = Layer(device)
        Home(device).open().play("timid")
        device.page.locator(".dock").wait_for()
        yield from walked(device, layer, some)
    with before(browser, address, wanted, language) as device:
        layer = Layer(device)
        Create(device, "timid").open().seat(0, "me").seat(1, "bot:goblin").done()
        device.page.locator(".dock").wait_for()
        yield from built(device, layer, some)
        if wanted == "full":
            yield from hinted(device, layer, some[::9])


def main() -> int:
    some = shapes()[:: int(sys.argv[1])] if len(sys.argv) > 1 else outlines()
    wrong = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        house(f"sqlite:///{folder}/t", HURRIED) as home,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for wanted, language in zip(HELPS, ("en", "de", "de"), strict=True):
            for fault in faults_at(browser, home.url, wanted, language, some):
                wrong += 1
                print(wanted, fault, flush=True)
            print(f"{wanted}, {language}: {len(some)} shapes measured", flush=True)
        browser.close()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
