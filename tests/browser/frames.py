"""Frame times and input latency of shows: `python3 dev.py bench frames [--shows 3] [--turns 4]`.

Opens the island in a headless Chromium that draws in software, watches the boss phase at the usual
speed, steps about with the arrow keys meanwhile, and reads the browser's own clocks. Then the same
for whole turns with two bots as partners, one's own answers included, without the keys.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser.conftest import FLAGS, HURRIED, chromium
from tests.browser.device import SMALL, Device
from tests.browser.hands import Mouse, OnIsland, Player
from tests.browser.pages import Create, Table
from tests.browser.staging import Watched
from tests.server.house import house
from ungeheuer.server.environment import Environment
from ungeheuer.testing.worlds import rng_of

DESK: Final[ViewportSize] = {"width": 1366, "height": 768}
SIZES: Final[dict[str, ViewportSize]] = {"desktop 1366×768": DESK, "phone 360×640": SMALL}
# Frames from one callback to the next; keys from the press to the next picture.
WATCH: Final = """() => {
  const seen = (window.seen = { frames: [], tasks: [], keys: [], on: true });
  let last = performance.now();
  const tick = now => {
    seen.frames.push(now - last);
    last = now;
    if (seen.on) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  new PerformanceObserver(list => seen.tasks.push(...list.getEntries().map(e => e.duration)))
    .observe({ type: "longtask" });
  new PerformanceObserver(list => seen.keys.push(...list.getEntries()
    .filter(e => e.name === "keydown").map(e => e.duration)))
    .observe({ type: "event", durationThreshold: 16 });
}"""
BETWEEN_KEYS: Final = 150  # milliseconds
FRAME: Final = 1000 / 60

Seen = dict[str, list[float]]
Watch = Callable[[Device], tuple[Seen, int]]


def watched(device: Device, shows: int) -> tuple[Seen, int]:
    """What the browser measured, and how many keys were pressed meanwhile."""
    table = Create(device, "island").open().players(1).done()
    assert table.wait_for_question()
    player: Player = OnIsland(table, Mouse(), 7)
    player.answer()
    show = device.page.get_by_role("group", name=device.say("isle-show"))
    show.wait_for()
    device.page.evaluate(WATCH)
    keys = 0
    for number in range(shows):
        if number:
            device.by("button", "isle-show-again").click()
            show.wait_for()
        keys += step_about(device, table)
    return device.page.evaluate("(seen.on = false, seen)"), keys


def step_about(device: Device, table: Table) -> int:
    keys = 0
    show = device.page.get_by_role("group", name=device.say("isle-show"))
    while show.count() and not table.over:
        device.page.keyboard.press("ArrowRight" if keys % 2 else "ArrowDown")
        device.page.wait_for_timeout(BETWEEN_KEYS)
        keys += 1
    return keys


def whole_turns(device: Device, turns: int) -> tuple[Seen, int]:
    """The same of partners' turns, and of one's own."""
    watched = Watched(device, "crystal-dragon", 7, record=False)
    device.page.evaluate(WATCH)
    watched.turns(turns, pause=100)
    return device.page.evaluate("(seen.on = false, seen)"), 0


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def summary(name: str, seen: Seen, keys: int) -> str:
    frames, tasks, slow = seen["frames"][1:], seen["tasks"], seen["keys"]
    late = sum(1 for each in frames if each > 2 * FRAME) / len(frames)
    # Keys faster than the browser's least report are not listed: they count as that.
    answered = [*slow, *([16.0] * (keys - len(slow)))] or [0.0]
    return (
        f"{name}: {len(frames)} frames, median {statistics.median(frames):.1f} ms, "
        f"p95 {percentile(frames, 0.95):.1f}, most {max(frames):.1f}, {late:.1%} later than two; "
        f"long tasks {len(tasks)}, most {max(tasks, default=0):.0f} ms; "
        f"{keys} keys, p95 {percentile(answered, 0.95):.0f} ms, most {max(answered):.0f} ms"
    )


def measure(browser: Browser, address: str, window: ViewportSize, watch: Watch) -> tuple[Seen, int]:
    context = browser.new_context(viewport=window, locale="en-GB", reduced_motion="no-preference")
    measured = watch(Device(context, address))
    context.close()
    return measured


def main(args: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench frames", description=__doc__)
    parser.add_argument("--shows", type=int, default=3, help="how often the boss phase is watched")
    parser.add_argument("--turns", type=int, default=4, help="how many turns with partners")
    given = parser.parse_args(args)
    rng = rng_of(7)
    env = Environment(chance=lambda decision: decision.ask.sample(rng))
    with (
        tempfile.TemporaryDirectory() as folder,
        house(f"sqlite:///{folder}/tables.db", HURRIED, env) as home,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for name, window in SIZES.items():
            boss = measure(browser, home.url, window, lambda device: watched(device, given.shows))
            print(summary(f"{name}, the boss", *boss), flush=True)
            turns = measure(
                browser, home.url, window, lambda device: whole_turns(device, given.turns)
            )
            print(summary(f"{name}, whole turns", *turns), flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
