"""Film strips of whole turns: `python -m tests.browser.film [--turns 2] [--every 250] [--check]`.

Plays the island with bots at the usual speed, takes a picture every so often, and lays them out on
contact sheets in `shots/film`. `--check` takes none, and says what is wrong (`staging.py`): with
`--turns 20 --boss lavalord` for many turns of a boss.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, HURRIED, chromium
from tests.browser.device import Device, locale_of
from tests.browser.scenes.listed import ROOT
from tests.browser.staging import Watched, brief_beats, story_of, wrong_steps
from tests.server.house import house
from ungeheuer.server.environment import Environment
from ungeheuer.testing.worlds import rng_of

FILM: Final = ROOT / "shots/film"
ACROSS: Final = 4  # pictures in a row of a contact sheet
SHEET: Final = 16  # pictures on one
MOST: Final = 400  # pictures of one film
# What a frame says of itself.
LABEL: Final = """() => {
  const show = document.querySelector(".show"), beat = document.querySelector("[data-beat]");
  return [show?.dataset.scene, show?.dataset.codes, beat && `BEAT ${beat.dataset.beat}`]
    .filter(Boolean).join(" · ");
}"""


class Strip:
    """Pictures in order, and what stands under each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.frames: list[tuple[bytes, str]] = []
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, device: Device, start: float) -> None:
        label = device.page.evaluate(LABEL)
        picture = device.page.screenshot(type="jpeg", quality=70)
        (self.folder / f"{len(self.frames):03}.jpg").write_bytes(picture)
        self.frames.append((picture, f"{time.monotonic() - start:.1f} s {label}"))

    def save(self, browser: Browser, name: str, width: int) -> None:
        for number in range(0, len(self.frames), SHEET):
            sheet = self.frames[number : number + SHEET]
            page = browser.new_page(viewport={"width": ACROSS * (width + 8), "height": 600})
            page.set_content(html_of(sheet, width))
            path = self.folder / f"{name}-{number // SHEET:02}.png"
            page.screenshot(path=path, full_page=True)
            page.close()
            print(path, flush=True)


def html_of(frames: list[tuple[bytes, str]], width: int) -> str:
    cells = "".join(
        f'<figure><img width="{width}" src="data:image/jpeg;base64,'
        f'{base64.b64encode(shot).decode()}">'
        f"<figcaption>{label}</figcaption></figure>"
        for shot, label in frames
    )
    style = (
        f"body{{margin:0;display:grid;grid-template-columns:repeat({ACROSS},{width + 8}px)}}"
        "figure{margin:4px}figcaption{font:12px sans-serif}"
    )
    return f"<style>{style}</style>{cells}"


def film(watched: Watched, strip: Strip, turns: int, every: int) -> None:
    """Answers whatever is asked, and takes pictures of all that follows."""
    start = time.monotonic()
    table = watched.table
    while not table.over and table.view["turn"] <= turns and len(strip.frames) < MOST:
        if watched.asks():
            watched.answer()
        wait = every / 1000 - (time.monotonic() - start) % (every / 1000)
        watched.device.page.wait_for_timeout(wait * 1000)
        strip.take(watched.device, start)


@contextmanager
def stage(seed: int, pace: float) -> Iterator[tuple[Browser, str]]:
    rng = rng_of(seed)
    env = Environment(chance=lambda decision: decision.ask.sample(rng))
    settings = msgspec.structs.replace(HURRIED, pace_seconds=pace)
    with (
        tempfile.TemporaryDirectory() as folder,
        house(f"sqlite:///{folder}/tables.db", settings, env) as home,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield browser, home.url
        browser.close()


def main(args: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.film", description=__doc__)
    parser.add_argument("--turns", type=int, default=4)
    parser.add_argument("--every", type=int, default=250, help="milliseconds between pictures")
    parser.add_argument("--size", default="1366x768")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--boss", default="crystal-dragon")
    parser.add_argument("--check", action="store_true", help="no pictures, only what is wrong")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--language", default="en")
    given = parser.parse_args(args)
    width, height = map(int, given.size.split("x"))
    with stage(given.seed, 0.7) as (browser, address):
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=locale_of(given.language),
            reduced_motion="no-preference",
        )
        device = Device(context, address, given.language)
        watched = Watched(device, given.boss, given.seed, given.players)
        strip = Strip(FILM)
        if given.check:
            print(given.boss, watched.turns(given.turns), "turns", flush=True)
        else:
            film(watched, strip, given.turns, given.every)
            strip.save(browser, f"{given.boss}-{given.size}-{given.players}", min(width, 480))
        frames = watched.frames()
        scenes = sum(1 for frame in frames if frame["scene"] is not None)
        print(f"{len(frames)} different pictures, {scenes} of them with a step")
        for fault in [*wrong_steps(frames, story_of(device)), *brief_beats(frames)]:
            print("wrong:", fault)
        context.close()


if __name__ == "__main__":
    main(sys.argv[1:])
