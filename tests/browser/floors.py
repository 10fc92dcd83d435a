"""Lays floors of `timid` before a browser, whatever the server thinks, and measures the stage.

All 689 shapes at six sizes with every amount of help, walked and built, and every ninth as a hint:
`python3 dev.py campaign floors [--every N] [--wanted HELP …]`. One page lays them all, one after
the other.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.cellar import CELLAR, STILL
from tests.browser.conftest import FLAGS, HURRIED, chromium
from tests.browser.device import LARGE, Device
from tests.browser.pages import Create, Home
from tests.browser.stage import LETTERS, SIZES, resize
from tests.server.house import house
from ungeheuer.games.timid.rules.grid import X, Y
from ungeheuer.games.timid.rules.shapes import canonical, floors

HELPS: Final = ("off", "some", "full")
LANGUAGES: Final = {"off": "en", "some": "de", "full": "de"}
AT_ONCE: Final = 53  # shapes in one question to the page
EVERY_HINT: Final = 9
Shape = list[tuple[int, int]]

# Stands between a page and its server: tells what it is told to, and answers for hints. The server
# is not asked what helps to read floors that nobody has built: that is told with them.
TAP: Final = """(() => {
  const Real = WebSocket;
  window.tell = message => {
    window.forged = true;
    tapped.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  };
  window.WebSocket = class extends Real {
    constructor(...given) {
      super(...given);
      window.tapped = this;
    }
    send(text) {
      const { type, id } = JSON.parse(text);
      if (type === "hint" && window.advised) setTimeout(() => tell({ ...advised, id }));
      else if (type !== "aid" || !window.forged) super.send(text);
    }
  };
})()"""
# Faults as sentences, and the smallest card. A floor is turned once the browser has told how much
# room there is: where that is what it was, there is no picture to wait for.
MEASURE: Final = f"""async () => {{
  const {{ clientWidth, clientHeight }} = document.querySelector(".ground");
  const room = `${{innerWidth}} ${{innerHeight}} ${{clientWidth}} ${{clientHeight}}`;
  if (window.room !== room) await ({STILL})();
  window.room = room;
  while (document.querySelector(".grid.settling"))
    await new Promise(done => requestAnimationFrame(done));
  const [found, least] = ({CELLAR})(), page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1)
    found.push("scrolls");
  return [[...found, ...({LETTERS})()], least];
}}"""
# Nothing is painted, and nothing slides to its place.
AT_REST: Final = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html { opacity: 0 } * { transition: none !important }`);
  document.adoptedStyleSheets = [sheet];
}"""
LAY: Final = """async message => {
  tell(message);
  const shown = `[data-version="${message.sync.version}"]`;
  while (!document.querySelector(shown)) await new Promise(done => setTimeout(done));
}"""
# Everything is taken up, then cards are laid one after the other.
BUILD: Final = """async ([clear, cards]) => {
  const drawn = async () => { for (let n = 0; n < 5; n++) await null; };  // by the client alone
  [...document.querySelectorAll(".dock button")].find(n => n.textContent.trim() === clear).click();
  for (const [card, place] of cards) {
    await drawn();
    document.querySelector(`[data-hand="${card}"]`).click();
    await drawn();
    document.querySelector(`[data-place="${place}"]`).click();
  }
  await new Promise(done => setTimeout(done));
  if (document.querySelectorAll(".cell .laid").length !== 7) throw new Error(String(cards));
}"""
EACH: Final = f"""async ([does, given]) => {{
  const told = [], deed = {{ lay: {LAY}, build: {BUILD} }}[does];
  for (const each of given) {{
    await deed(each);
    told.push(await ({MEASURE})());
  }}
  return told;
}}"""


class Measured(NamedTuple):
    """One floor at one size: how it was shown, its smallest card, what was wrong."""

    way: str
    size: str
    shape: Shape
    least: float
    faults: list[str]

    def told(self) -> list[str]:
        return [f"{self.size} {self.way} {self.shape}: {each}" for each in self.faults]


def shapes() -> list[Shape]:
    """One floor for all that are alike up to rotation and reflection."""
    found = sorted({canonical(floor) for floor in floors()})
    return [[(X[cell], Y[cell]) for cell in floor] for floor in found]


class Layer:
    """Tells a page of floors that nobody has built; made before the page has its table."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self._last: dict[str, Any] = {}
        device.page.add_init_script(TAP)

    @property
    def sync(self) -> dict[str, Any]:
        if not self._last:
            self._last = deepcopy(self.device.heard("sync")[-1])
        found: dict[str, Any] = self._last["sync"]
        return found

    def again(self, **changed: Any) -> dict[str, Any]:
        """The same question, about something else."""
        new = {"version": self.sync["version"] + 1, "since": self.sync["moves"], "events": []}
        self.sync.update(new | changed)
        return {**self._last, "sync": dict(self.sync)}

    def laid(self, shape: Shape) -> dict[str, Any]:
        """Before the character, with something to do at every card."""
        blank = {"card": None, "comfortable": False, "active": False, "frozen": False}
        blank |= {"slain": False, "reach": False, "up": False}
        cards = [blank | {"x": x, "y": y} for x, y in shape]
        start = blank | {"x": 0, "y": 0, "up": True, "card": "entrance", "reach": True}
        view = self.sync["view"] | {"cards": [start, *cards], "pawn": [0, 0], "phase": "moving"}
        offers: list[dict[str, Any]] = [
            {"text": f"explore {x},{y}", "pieces": ["tool explore", f"cell {x},{y}"]}
            | {"phrase": {"code": "does-timid-explore", "params": {"place": [x, y]}}}
            for x, y in shape
        ]
        leave: dict[str, Any] = {"text": "give-up", "pieces": ["do give-up"]}
        leave |= {"phrase": {"code": "does-timid-give-up"}}
        decision = self.sync["decision"]
        ask = decision["ask"] | {"moves": [*offers, leave]}
        odds = [{"x": x, "y": y, "exit": 17, "monster": 33, "active": 28} for x, y in shape]
        aid = {"nests": {}, "fearful": [], "odds": odds}
        return self.again(view=view, decision=decision | {"ask": ask}, aid=aid)

    def propose(self, some: Iterable[Shape]) -> None:
        """To the dungeon, as hints."""
        advice = []
        for number, shape in enumerate(some):
            laid = zip(self.supply(), shape, strict=True)
            pieces = [[f"card {card}", f"cell {x},{y}"] for card, (x, y) in laid]
            params = {"guards": 1, "steps": number + 2}
            hint = {"move": f"build {number}", "value": 1.0, "code": "advice-trap"}
            hint |= {"pieces": [*(piece for pair in pieces for piece in pair), "do build"]}
            advice.append(
                hint | {"params": params, "phrase": {"code": "does-timid-build", "params": {}}}
            )
        page = self.device.page
        page.evaluate(LAY, self.again())
        told = {"type": "advice", "version": self.sync["version"], "bot": "dragon"}
        answer = json.dumps(told | {"chances": False, "advice": advice})
        page.evaluate(f"window.advised = {answer}")
        self.device.by("button", "hint").first.evaluate("node => node.click()")
        page.locator(".hints").wait_for()

    def supply(self) -> list[str]:
        supply = self.sync["decision"]["ask"]["supply"]
        return [card for card, count in sorted(supply.items()) for _ in range(count)]


def at_every_size(device: Device, some: list[Shape]) -> Iterator[tuple[str, list[Shape]]]:
    for size, window in SIZES.items():
        resize(device.page, window)
        for start in range(0, len(some), AT_ONCE):
            yield size, some[start : start + AT_ONCE]


def walked(device: Device, layer: Layer, some: list[Shape]) -> Iterator[Measured]:
    for size, part in at_every_size(device, some):
        found = device.page.evaluate(EACH, ["lay", [layer.laid(shape) for shape in part]])
        for shape, (faults, least) in zip(part, found, strict=True):
            yield Measured("walked", size, shape, least, faults)


def built(device: Device, layer: Layer, some: list[Shape]) -> Iterator[Measured]:
    """By hand, card by card."""
    clear = device.say("timid-clear")
    for size, part in at_every_size(device, some):
        given = [
            [
                clear,
                [[card, f"{x},{y}"] for card, (x, y) in zip(layer.supply(), order, strict=True)],
            ]
            for order in map(grown, part)
        ]
        found = device.page.evaluate(EACH, ["build", given])
        for shape, (faults, least) in zip(part, found, strict=True):
            yield Measured("built", size, shape, least, faults)


def hinted(device: Device, layer: Layer, some: list[Shape]) -> Iterator[Measured]:
    """As hints, three at a time."""
    for start in range(0, len(some), 3):
        device.page.set_viewport_size(LARGE)
        three = some[start : start + 3]
        layer.propose(three)
        for size, window in SIZES.items():
            resize(device.page, window)
            for number, shape in enumerate(three):
                device.page.locator(".hints .number").nth(number).evaluate("node => node.click()")
                faults, least = device.page.evaluate(MEASURE)
                yield Measured("hinted", size, shape, least, faults)


def grown(shape: Shape) -> Shape:
    """In an order in which every card touches one that lies."""
    lying, left = [(0, 0)], list(shape)
    while left:
        near = next((x, y) for x, y in left if any(abs(x - a) + abs(y - b) == 1 for a, b in lying))
        left.remove(near)
        lying.append(near)
    return lying[1:]


@contextmanager
def before(browser: Browser, address: str, wanted: str) -> Iterator[tuple[Device, Layer]]:
    language = LANGUAGES[wanted]
    locale = "de-DE" if language == "de" else "en-GB"
    context = browser.new_context(viewport=LARGE, locale=locale, reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('help', '{wanted}')")
    device = Device(context, address, language)
    yield device, Layer(device)
    context.close()


def measured(browser: Browser, address: str, wanted: str, some: list[Shape]) -> Iterator[Measured]:
    """Both roles before all of these floors, at all sizes."""
    with before(browser, address, wanted) as (device, layer):
        Home(device).open().play("timid")
        device.page.locator(".dock").wait_for()
        device.page.evaluate(AT_REST)
        yield from walked(device, layer, some)
    with before(browser, address, wanted) as (device, layer):
        Create(device, "timid").open().seat(0, "me").seat(1, "bot:goblin").done()
        device.page.locator(".dock").wait_for()
        device.page.evaluate(AT_REST)
        yield from built(device, layer, some)
        if wanted == "full":
            yield from hinted(device, layer, some[::EVERY_HINT])


def faults_at(browser: Browser, address: str, wanted: str, some: list[Shape]) -> list[str]:
    return [told for each in measured(browser, address, wanted, some) for told in each.told()]


class Account:
    """How many floors were shown in which way at which size, the smallest card, what was wrong."""

    def __init__(self, wanted: str) -> None:
        self.wanted = wanted
        self.rows: dict[tuple[str, str], tuple[int, float, int]] = {}

    def note(self, one: Measured) -> None:
        key = (one.way, one.size)
        shown, least, wrong = self.rows.get(key, (0, 999.0, 0))
        self.rows[key] = (shown + 1, min(least, one.least), wrong + len(one.faults))
        for line in one.told():
            print(self.wanted, line, flush=True)

    def __str__(self) -> str:
        return "\n".join(
            f"| {self.wanted} | {way} | {size} | {shown} | {least:.1f} | {wrong} |"
            for (way, size), (shown, least, wrong) in self.rows.items()
        )


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py campaign floors", description=__doc__)
    parser.add_argument("--every", type=int, default=1, metavar="N", help="one of so many")
    parser.add_argument("--wanted", choices=HELPS, nargs="+", default=HELPS)
    told = parser.parse_args(args)
    wrong = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        house(f"sqlite:///{folder}/t", HURRIED) as home,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for wanted in told.wanted:
            account = Account(wanted)
            for one in measured(browser, home.url, wanted, shapes()[:: told.every]):
                account.note(one)
                wrong += len(one.faults)
            print(account, flush=True)
        browser.close()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
