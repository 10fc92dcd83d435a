"""Film strips of whole turns: `python -m tests.browser.film [--turns 2] [--every 250] [--check]`.

Plays the island with bots at the usual speed, keeps what the browser paints, and lays out how it
looked every so often on contact sheets in `shots/film`. `--check` takes no pictures, and says what
is wrong (`staging.py`): with `--turns 20 --boss lavalord` for many turns of a boss.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS, HURRIED, chromium
from tests.browser.device import Device, locale_of
from tests.browser.scenes.listed import ROOT
from tests.browser.staging import Frame, Watched, faults_of, told_to
from tests.server.house import house
from ungeheuer.server.environment import Environment
from ungeheuer.testing.worlds import rng_of

FILM: Final = ROOT / "shots/film"
ACROSS: Final = 5  # pictures in a row of a contact sheet
SHEET: Final = 40  # pictures on one
MOST: Final = 2400  # pictures of one film
Painted = tuple[float, bytes]  # when, in milliseconds since 1970, and what
# When the page began to count, in milliseconds.
ORIGIN: Final = "performance.timeOrigin"
# A show whose every pause is so many times as long, for machines that paint few pictures a second.
STRETCH: Final = """(times) => {
  const usual = window.setTimeout;
  window.setTimeout = (run, wait = 0, ...more) => usual(run, wait * times, ...more);
}"""


class Strip:
    """Pictures in order, and what stands under each."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.frames: list[tuple[bytes, str]] = []
        folder.mkdir(parents=True, exist_ok=True)

    def lay(
        self,
        painted: list[Painted],
        labels: list[tuple[float, str]],
        every: int,
        slower: float,
    ) -> None:
        """How it looked every so often; a picture stays until the next one is painted."""
        at, start = 0, painted[0][0]
        for moment in range(0, int((painted[-1][0] - start) / slower), every):
            while at + 1 < len(painted) and painted[at + 1][0] <= start + moment * slower:
                at += 1
            label = next((text for when, text in reversed(labels) if when <= painted[at][0]), "")
            self.frames.append((painted[at][1], f"{moment / 1000:.1f} s {label}"))
        del self.frames[MOST:]
        for number, (picture, _) in enumerate(self.frames):
            (self.folder / f"{number:04}.jpg").write_bytes(picture)

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


@contextmanager
def camera(device: Device, slower: float) -> Iterator[list[Painted]]:
    """All that the browser paints meanwhile, so many times slower than usual."""
    painted: list[Painted] = []
    session = device.page.context.new_cdp_session(device.page)
    device.page.evaluate(STRETCH, slower)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 1 / slower})

    def keep(frame: dict[str, Any]) -> None:
        when = frame["metadata"]["timestamp"] * 1000
        painted.append((when, base64.b64decode(frame["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 60})
    yield painted
    session.send("Page.stopScreencast")


def labels_of(frames: list[Frame], origin: float) -> list[tuple[float, str]]:
    """What each picture says of itself, and since when."""
    found = []
    for frame in frames:
        beat = f"BEAT {frame['beat']}" if frame["beat"] else ""
        parts = [str(frame["scene"]), " ".join(frame["codes"]), beat]
        text = " · ".join(part for part in parts if part)
        found.append((origin + frame["at"], "" if frame["scene"] is None else text))
    return found


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
    parser.add_argument("--pace", default="normal", choices=["slow", "normal", "fast"])
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--language", default="en")
    parser.add_argument("--slower", type=float, default=1, help="how many times, for many pictures")
    parser.add_argument("--folder", type=Path, default=FILM)
    given = parser.parse_args(args)
    width, height = map(int, given.size.split("x"))
    with stage(given.seed, 0.7 * given.slower) as (browser, address):
        left, seed = given.turns, given.seed
        while left > 0:
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale=locale_of(given.language),
                reduced_motion="no-preference",
            )
            device = Device(context, address, given.language)
            device.go("/")
            device.page.evaluate("pace => localStorage.setItem('motion', pace)", given.pace)
            watched = Watched(device, given.boss, seed, given.players)
            if given.check:
                played = watched.turns(left)
                print(given.boss, played, "turns", flush=True)
                left, seed = left - played, seed + 1  # a match may end before
            else:
                shoot(browser, watched, given)
                left = 0
            report(watched)
            context.close()


def shoot(browser: Browser, watched: Watched, given: argparse.Namespace) -> None:
    with camera(watched.device, given.slower) as painted:
        watched.turns(given.turns)
        watched.seen()
    labels = labels_of(watched.frames(), watched.device.page.evaluate(ORIGIN))
    strip = Strip(given.folder)
    strip.lay(painted, labels, given.every, given.slower)
    told = (f"{event['code']} {event['params']}" for event in told_to(watched.device))
    (given.folder / "story.txt").write_text("\n".join(told))  # to judge by what viewers say
    print(f"{len(painted)} pictures painted")
    width = min(int(given.size.split("x")[0]), 480)
    strip.save(browser, f"{given.boss}-{given.size}-{given.players}", width)


def report(watched: Watched) -> None:
    frames = watched.frames()
    scenes = sum(1 for frame in frames if frame["scene"] is not None)
    print(f"{len(frames)} different pictures, {scenes} of them with a step", flush=True)
    causes = Counter(cause.split()[0] for frame in frames for cause in frame["causes"])
    print("causes drawn:", dict(causes), flush=True)
    for fault in faults_of(frames, told_to(watched.device)):
        print("wrong:", fault, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
