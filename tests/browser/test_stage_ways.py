"""Other ways to a stage, each to the end: a wall with a hand on a phone, watching, replay, text."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator

from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.hands import Fingers, Player
from tests.browser.pages import Create, Table
from tests.browser.scenes.listed import ROOT
from tests.browser.stage import NEEDED, ON_THE_WALL, SIZES, WALL, measured
from tests.browser.together import BigScreen, id_of, sit

# What a replay has around its board may scroll, and its long sentences are shortened.
OF_THE_BOARD = ("beside its zone", "overlap", "letters of", "small")
RECORD = ROOT / "tests/games/island/records/island-023.json"
ASIDE = "document.documentElement.scrollWidth - innerWidth"
EVERY = 7  # moments of a replay; all of them are shown


class InHand(Player):
    """Nothing but what the phone offers: buttons."""

    def answer(self) -> None:
        offered = self.page.locator(
            '.hand :is([data-throw], [data-move], .touches button):not([aria-disabled="true"])'
        )
        expect(offered.first).to_be_visible()
        self.hand.press(offered.nth(self.rng.randrange(offered.count())))


def hung(wall: Device, phone: Device) -> Table:
    """A table on the wall, with one person and two bots."""
    create = Create(wall, "island").open().players(3)
    for number, who in enumerate(("open", "bot:goblin", "bot:goblin")):
        create.seat(number, who)
    create.done()
    wall.by("heading", "lobby-seats").wait_for()
    screen = BigScreen(wall).open(id_of(wall))
    table = sit(phone, screen.link())
    screen.begin()
    return table


def caught_up(device: Device, version: int) -> None:
    shown = Table(device)
    device.until(lambda: shown.version >= version)


def stands_at(device: Device, moment: int) -> None:
    slider = device.page.get_by_role("slider")
    device.until(lambda: int(slider.input_value()) == moment)


def sizes() -> Iterator[ViewportSize]:
    return itertools.cycle(SIZES.values())


def test_a_hand_on_a_phone_before_the_wall_and_whoever_watches(
    settled: Callable[[int], Visit],
) -> None:
    come = settled(3)
    wall, watcher, phone = come("de"), come(), come("de", small=True, touch=True)
    table = hung(wall, phone)
    assert table.wait_for_question()
    watcher.go(f"/table/{id_of(wall)}")
    watcher.page.locator(".ring").wait_for()
    fingers = Fingers(phone)
    player, windows = InHand(table, fingers, 3), sizes()
    answers = 0
    while table.wait_for_question(fingers.press):
        version = table.version
        if answers % 3 == 0:
            for device, size, needed in (
                (wall, WALL, ON_THE_WALL),
                (watcher, next(windows), NEEDED),
            ):
                caught_up(device, version)
                assert measured(device.page, size, *needed)[0] == []
        assert phone.page.evaluate(ASIDE) <= 1
        player.answer()
        table.wait_beyond(version, fingers.press)
        answers += 1
    assert answers > 5
    assert sorted(fingers.small) == []
    for device in (wall, watcher):
        expect(device.page.locator(".doing .ending")).to_be_visible()


def test_every_moment_of_a_replay_from_the_first_to_the_last(visit: Visit) -> None:
    device = visit("de")
    device.go("/replay")
    device.page.locator("input[type=file]").set_input_files(RECORD)
    slider = device.page.get_by_role("slider")
    slider.wait_for()
    device.page.locator("body").press("Home")
    windows = sizes()
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    for moment in range(last + 1):
        stands_at(device, moment)
        if moment % EVERY == 0 or moment == last:
            size = next(windows)
            wrong, _ = measured(device.page, size, ".ring", "section.boss")
            found = [fault for fault in wrong if fault.startswith(OF_THE_BOARD)]
            assert (moment, size, found) == (moment, size, [])
        device.page.locator("body").press("ArrowRight")
    expect(device.page.locator(".ending")).to_be_visible()


def test_a_whole_game_by_text_alone(settled: Callable[[int], Visit]) -> None:
    device = settled(2)("de")
    table = Create(device, "island").open().players(1).done()
    assert table.wait_for_question()
    device.by("button", "skip-to-text").focus()
    device.page.keyboard.press("Enter")
    line = device.page.get_by_label(device.say("hear-line"))
    rng = random.Random(2)
    answers = 0
    while table.wait_for_question():
        version = table.version
        line.fill(str(1 + rng.randrange(table.ask["size"])))
        line.press("Enter")
        table.wait_beyond(version)
        answers += 1
    assert answers > 5
    table.expect_result()
