"""Measures a stage at every question of whole games: `python3 dev.py campaign stage [--game GAME]`.

Every question is looked at in six sizes and on a big screen beside it; then it is answered at one
of the six, the next one at the next. Each game leaves a file in shots/stage, and pictures of
what is wrong; a campaign that was broken off goes on with the first game that has none.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, expect, sync_playwright

from tests.browser.conftest import FLAGS, HURRIED, chromium
from tests.browser.device import LARGE, Device
from tests.browser.hands import PLAYERS, Advised, Arrows, Fingers, Hand, Mouse
from tests.browser.pages import Create, Table
from tests.browser.scenes.listed import ROOT
from tests.browser.settled import settled_house
from tests.browser.stage import ENTRANCE, PALE, SIZES, STAGES, WALL, measured
from tests.browser.stage_plan import HANDS, LANGUAGES, PLANS, TWO_GAMES, Planned, plan
from tests.browser.stage_table import tabulated
from tests.browser.together import id_of

RESULTS: Final = ROOT / "shots/stage"
MOST_QUESTIONS: Final = 1500
MOST_PICTURES: Final = 12  # of one game
DESKS: Final = ("1366×768", "1280×800", "1920×1080")
OPENED: Final = ("buy", "ally")  # steps that open a drawer
PUT_AWAY: Final = """document.querySelector(".drawers.open .close button")?.click()"""
TOLD_EVERY: Final = 25  # questions


class Ledger:
    """What was measured in one game, what was wrong, and pictures of it."""

    def __init__(self, game: Planned, folder: Path) -> None:
        self.game, self.folder = game, folder
        self.questions = self.measured = 0
        self.rules: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.first: dict[str, dict[str, Any]] = {}
        self.pictured: list[str] = []
        self.started = time.monotonic()

    def note(self, page: Page, size: str, rule: str, wrong: list[str]) -> None:
        self.measured += 1
        for fault in wrong:
            key = f"{size}: {re.sub(r'[0-9]+', '#', fault)}"
            self.faults[key] += 1
            if self.faults[key] == 1:
                self.first[key] = {"fault": fault, "rule": rule, "question": self.questions}
                self.picture(page, key)

    def picture(self, page: Page, key: str) -> None:
        """One of each kind at each size."""
        kind = ":".join(key.split(":")[:2])
        if kind in self.pictured or len(self.pictured) >= MOST_PICTURES:
            return
        self.pictured.append(kind)
        name = f"{self.game.number:02}-{len(self.pictured):02}.png"
        page.evaluate(PALE, 1)
        page.screenshot(path=self.folder / name, animations="disabled")
        page.evaluate(PALE, 0)
        self.first[key]["picture"] = name

    def line(self) -> str:
        took = time.monotonic() - self.started
        wrong = sum(self.faults.values())
        return (
            f"game {self.game.number}: {self.game}: {self.questions} questions, "
            f"{self.measured} measured, {wrong} faults, {took:.0f} s"
        )

    def close(self, ended: str) -> None:
        wrong = [{"what": key, "times": n, **self.first[key]} for key, n in self.faults.items()]
        told = self.game._asdict() | {
            "ended": ended,
            "questions": self.questions,
            "measured": self.measured,
            "seconds": round(time.monotonic() - self.started),
            "rules": dict(self.rules),
            "faults": wrong,
        }
        text = json.dumps(told, indent=1, ensure_ascii=False)
        (self.folder / f"{self.game.number:02}.json").write_text(text + "\n", encoding="utf-8")


def opened(device: Device, game: Planned) -> Table:
    if game.help:
        device.context.add_init_script(f"localStorage.setItem('help', '{game.help}')")
    create = Create(device, game.game).open()
    if game.game == "timid":
        seats = ("me", "bot:goblin") if game.boss == "dungeon" else ("bot:goblin", "me")
        return create.seat(0, seats[0]).seat(1, seats[1]).done()
    create.players(game.players)
    if game.game == "island":
        create.option("boss", game.boss).option("side", game.side)
    for variant in (game.boss, game.side) if game.game == "mighty" else ():
        if variant:
            create.switch(variant)
    for seat in range(1, game.players):
        create.seat(seat, "bot:goblin")
    return create.done()


class Sitting:
    """One person at a table, and the wall that shows it."""

    def __init__(self, device: Device, wall: Device, ledger: Ledger) -> None:
        self.device, self.wall, self.ledger = device, wall, ledger
        game = ledger.game
        self.stage = STAGES[game.game]
        self.table = opened(device, game)
        self.hand: Hand = {"mouse": Mouse, "touch": Fingers, "keys": Arrows}[game.hand](
            *([] if game.hand == "mouse" else [device])
        )
        player = Advised if game.help == "full" else PLAYERS[game.game]
        self.player = player(self.table, self.hand, game.seed)
        self.player.look = self.measure
        self.shown = Table(wall)
        self.where: dict[tuple[str, ...], str] = {}

    def play(self) -> str:
        """How it ended."""
        self.device.page.evaluate(PALE, 0)
        self.wall.page.set_viewport_size(WALL)
        ended = self.play_one()
        if self.ledger.game.side == TWO_GAMES and ended != "broken off":
            self.change_roles()
            ended = self.play_one()
        return ended

    def play_one(self) -> str:
        self.where = {}
        self.hang()
        while self.table.wait_for_question(self.end_turn):
            if self.ledger.questions >= MOST_QUESTIONS:
                return "broken off"
            version = self.table.version
            self.measure(self.table.sync["decision"]["rule"])
            self.player.answer()
            self.table.wait_beyond(version, self.end_turn)
        won = self.table.view.get("won")  # where all win or lose together
        return "ended" if won is None else "won" if won else "lost"

    def hang(self) -> None:
        self.wall.go(f"/table/{id_of(self.device)}/screen")
        self.wall.page.locator(f'[data-table="{self.ledger.game.game}"]').first.wait_for()
        self.wall.page.evaluate(PALE, 0)

    def change_roles(self) -> None:
        """O-1: the other game of the match."""
        device, address = self.device, self.device.page.url
        swap, show = (device.by("button", f"result-{way}") for way in ("swap", "show"))
        expect(swap.or_(show).first).to_be_visible()
        if not swap.is_visible():
            self.hand.press(show)
        self.hand.press(swap)
        device.until(lambda: device.page.url != address and not self.table.over)

    def end_turn(self, button: Locator) -> None:
        """A turn that is held is a question, too."""
        self.measure("held")
        self.hand.press(button)

    def measure(self, rule: str) -> None:
        self.ledger.questions += 1
        self.ledger.rules[rule] += 1
        self.put_away()
        needed, fixed = (*self.needed(rule), *self.stage.own, *self.dice()), self.stage.fixed
        for name in self.order():
            wrong, where = measured(self.device.page, SIZES[name], *needed, fixed=fixed)
            self.compare(self.device.page, name, rule, wrong, where)
        self.wall.until(lambda: self.shown.version >= self.table.version)
        wrong, where = measured(self.wall.page, WALL, *self.stage.wall, fixed=fixed)
        self.compare(self.wall.page, "wall", rule, wrong, where)
        if self.ledger.questions % TOLD_EVERY == 0:
            print(self.ledger.line(), flush=True)

    def needed(self, rule: str) -> tuple[str, ...]:
        """On phones hints lie where the answers are: their own do the same."""
        away = {".dock button": ".hints button"} if rule == "hinted" else {}
        return tuple(away.get(part, part) for part in self.stage.needed)

    def order(self) -> list[str]:
        """All sizes; the last one is played at. Keys belong to desks, fingers to everything."""
        names = [name for name in SIZES if self.ledger.game.hand != "keys" or name in DESKS]
        last = names[self.ledger.questions % len(names)]
        return [*(name for name in SIZES if name != last), last]

    def put_away(self) -> None:
        """A drawer that keys have opened on their way; what a question has opened stays."""
        steps = self.table.view.get("steps")
        if not steps or steps[-1]["kind"] not in OPENED:
            self.device.page.evaluate(PUT_AWAY)

    def dice(self) -> tuple[str, ...]:
        """Whoever has thrown dice sees them."""
        view = self.table.view
        if self.ledger.game.game != "island":
            return ()
        mine = view["monsters"][view["active"]]["seat"] == self.table.sync["seat"]
        return (".tray li",) if mine and view["roll"] else ()

    def compare(self, page: Page, size: str, rule: str, wrong: list[str], where: list[str]) -> None:
        """No question moves anything."""
        moved = []
        for part, now in zip(self.stage.fixed, where, strict=True):
            then = self.where.setdefault((size, part, *self.as_long_as(part, rule)), now)
            if then != now:
                moved.append(f"moved: {now}, was {then}")
        self.ledger.note(page, size, rule, wrong + moved)

    def as_long_as(self, part: str, rule: str) -> tuple[str, ...]:
        """Cards lie where they are as long as their floor does, but for one in the making; the
        ways to go and the hand are there while they are needed."""
        if self.ledger.game.game != "timid":
            return ()
        floor = (
            str(self.table.view["floor"]),
            rule if self.table.view["phase"] == "building" else "",
        )
        return (
            floor if part == ENTRANCE else (self.table.view["phase"],) if part == ".modes" else ()
        )


def devices(browser: Browser, address: str, game: Planned) -> tuple[Device, Device]:
    touch = game.hand == "touch"
    how: dict[str, Any] = {"locale": "de-DE" if game.language == "de" else "en-GB"}
    how |= {"reduced_motion": "reduce", "color_scheme": "dark" if game.number % 4 > 1 else "light"}
    own = browser.new_context(viewport=LARGE, has_touch=touch, is_mobile=touch, **how)
    wall = browser.new_context(viewport=WALL, **how)
    return Device(own, address, game.language), Device(wall, address, game.language)


def run(browser: Browser, game: Planned, folder: Path) -> Ledger:
    ledger = Ledger(game, folder)
    with (
        tempfile.TemporaryDirectory() as home,
        pytest.MonkeyPatch.context() as monkeypatch,
        settled_house(Path(home), monkeypatch, HURRIED, game.seed) as address,
    ):
        device, wall = devices(browser, address, game)
        try:
            sitting = Sitting(device, wall, ledger)
            ended = sitting.play()
        except (Error, AssertionError) as error:  # the other games shall be played
            ended = "stuck"
            ledger.note(device.page, "any", "", [f"stuck: {str(error)[:600]}"])
        for complaint in device.complaints() + wall.complaints():
            ledger.note(device.page, "any", "", [f"complaint: {complaint}"])
        ledger.close(ended)
        device.context.close()
        wall.context.close()
    print(f"{ledger.line()}, {ended}", flush=True)
    return ledger


def options(args: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py campaign stage", description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", metavar="N", help="their numbers, 1 to 30")
    parser.add_argument("--game", choices=list(PLANS), default="island")
    parser.add_argument("--hand", choices=HANDS)
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--anew", action="store_true", help="also games that have been measured")
    parser.add_argument("--table", action="store_true", help="print what was measured, as a table")
    parser.add_argument("--into", type=Path, metavar="FOLDER")
    told = parser.parse_args(args)
    told.into = told.into or (RESULTS if told.game == "island" else RESULTS / told.game)
    return told


def main(args: list[str]) -> int:
    told = options(args)
    told.into.mkdir(parents=True, exist_ok=True)
    if told.table:
        print(tabulated(told.into))
        return 0
    games = [g for g in plan(told) if told.anew or not (told.into / f"{g.number:02}.json").exists()]
    wrong = 0
    with sync_playwright() as playwright:
        for number, game in enumerate(games, start=1):
            print(f"{number} of {len(games)}: {game}", flush=True)
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
            wrong += sum(run(browser, game, told.into).faults.values())
            browser.close()
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
