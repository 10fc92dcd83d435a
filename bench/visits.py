"""First visits over a slow line: `python -m bench.visits [--against TREE] [--rounds 3]`.

Opens the front page and a table of every game in a fresh Chromium with a Fast 3G line and a
processor four times as slow, both emulated by the browser, and prints requests, bytes and the time
until there is something to touch. TREE is another checkout with its own environment and built
client; both take turns, and the ratios are what counts.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from bench.serving import PATIENCE, ROOT, asked, serving
from tests.browser.conftest import FLAGS, chromium
from tests.browser.device import SMALL
from tests.browser.traffic import Traffic
from ungeheuer.games import NAMES
from ungeheuer.games import game as game_named

FRONT: Final = "front page"
# A game that can be begun; a question that somebody here may answer, with a board to answer on.
TOUCHABLE: Final = {
    FRONT: "article button",
    **dict.fromkeys(NAMES, ".play:has(.prompt.yours) .board button"),
}
# Writes down when it is first there, by the page's own clock, and when anything was first painted.
WATCH: Final = """(() => {
  const look = () => {
    if (document.querySelector(%s)) window.touchable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""
PAINTED: Final = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


class Cost(NamedTuple):
    painted: float  # milliseconds
    touchable: float
    requests: int
    bytes: int


class Visited(NamedTuple):
    """A running server, and for every page its path and who looks at it."""

    address: str
    pages: dict[str, tuple[str, str]]


@contextmanager
def visited(tree: Path) -> Iterator[Visited]:
    """The server of a checkout, with a table of every game at which somebody is asked."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(tree, Path(folder) / "tables.db", "--pace-seconds=0", "--workers=1") as server,
    ):
        pages = {game: opened(server.address, game) for game in NAMES}
        yield Visited(f"http://{server.address}", {FRONT: ("/", ""), **pages})


def opened(address: str, game: str) -> tuple[str, str]:
    """A table against bots, as one click opens it."""
    key = asked(address, "/api/people", {})["key"]
    names = [option.name for option in game_named(game).options]
    options = {"players": 3} if "players" in names else {}
    seats = [{"who": "me"}, *[{"who": "bot", "bot": "goblin"}] * (options.get("players", 2) - 1)]
    wish = {"game": game, "seats": seats, "options": options, "start": True}
    return f"/table/{asked(address, '/api/tables', wish, key)['table']}", key


def visit(browser: Browser, server: Visited, page_name: str, *, slow: bool = True) -> Cost:
    path, key = server.pages[page_name]
    context = browser.new_context(viewport=SMALL, locale="de-DE", reduced_motion="reduce")
    try:
        if key:
            context.add_init_script(f"localStorage.setItem('key', '{key}')")
        context.add_init_script(WATCH % json.dumps(TOUCHABLE[page_name]))
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        traffic = Traffic(page)
        if slow:
            traffic.slow_down()
        page.goto(server.address + path, wait_until="commit")
        page.locator(TOUCHABLE[page_name]).first.wait_for(state="attached")
        page.wait_for_timeout(50)  # until the page has seen it, too
        touchable, painted = page.evaluate(f"[window.touchable, {PAINTED}]")
        page.wait_for_load_state("networkidle")
        return Cost(painted, touchable, traffic.requests, traffic.bytes)
    finally:
        context.close()


def median(costs: list[Cost]) -> Cost:
    painted, touchable, requests, weights = (
        statistics.median(column) for column in zip(*costs, strict=True)
    )
    return Cost(painted, touchable, int(requests), int(weights))


def show(name: str, page: str, cost: Cost, base: Cost | None) -> None:
    ratio = f"  {cost.touchable / base.touchable:.2f}×" if base else ""
    print(
        f"{page:<12} {name:<8} {cost.requests:4} requests {cost.bytes / 1000:7.1f} kB"
        f"  painted {cost.painted / 1000:5.2f} s  touchable {cost.touchable / 1000:5.2f} s{ratio}",
        flush=True,
    )


def measure(browser: Browser, servers: dict[str, Visited], rounds: int) -> None:
    for page in TOUCHABLE:
        costs: dict[str, list[Cost]] = {name: [] for name in servers}
        for server in servers.values():  # until the bots have played, and their caches are warm
            visit(browser, server, page, slow=False)
        for _ in range(rounds):
            for name, server in servers.items():
                costs[name].append(visit(browser, server, page))
        base = median(costs["against"]) if "against" in costs else None
        for name, found in costs.items():
            show(name, page, median(found), base if name == "here" else None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, metavar="TREE")
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    trees = {"against": chosen.against} if chosen.against else {}
    with ExitStack() as stack:
        servers = {
            name: stack.enter_context(visited(tree.resolve()))
            for name, tree in (trees | {"here": ROOT}).items()
        }
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        measure(browser, servers, chosen.rounds)
        browser.close()


if __name__ == "__main__":
    main()
