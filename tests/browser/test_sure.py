"""One quiet question before a slip, for those who learn: by touch, in the question's place."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.access import barriers
from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.hands import PLAYERS, Fingers, Hand, Mouse, OnTimid, Player
from tests.browser.pages import Create, Table
from tests.games.timid.lame import lame_floor
from ungeheuer.games import NAMES
from ungeheuer.server import bot_driver
from ungeheuer.testing.worlds import rng_of

SHOTS = os.environ.get("SURE_SHOTS")
FINGER = 44
LEARNS = 'localStorage.help = "full"'
MANY_MATCHES, MANY_ANSWERS = 8, 60
# What can be answered, and what is lit for it, where something else lies over its middle.
COVERED = """() => [...document.querySelectorAll("[data-sure] button, [data-lit]")].map(each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    const free = each.matches("[data-lit]") ? hit?.closest(".board") : each.contains(hit);
    return free ? "" : `${each.dataset.lit ?? each.textContent}: ${hit?.outerHTML.slice(0, 120)}`;
  }).filter(Boolean)"""


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker takes a while to start on a busy machine; nobody here measures it."""
    monkeypatch.setattr(bot_driver, "DOUBTING", 15.0)


def shot(device: Device, name: str) -> None:
    """Where somebody wants to look at them."""
    if SHOTS:
        Path(SHOTS).mkdir(parents=True, exist_ok=True)
        device.page.screenshot(path=Path(SHOTS) / f"{name}.png")


class Rash(OnTimid):
    """Lays floors that stop nobody, one card beside the other."""

    def build(self) -> None:
        view = self.table.view
        patterns = {each["name"]: each["pattern"] for each in view["monsters"]}
        floor = lame_floor(
            {name: patterns[name] for name in view["hand"] if name in patterns}, rng_of(1)
        )
        waiting, lying = dict(floor.laid), {(0, 0)}
        while waiting:
            cell = next((x, y) for x, y in waiting if near(x, y) & lying)
            self.press(f'button[data-hand="{waiting.pop(cell)}"]')
            self.press('button[data-place="{},{}"]'.format(*cell))
            lying.add(cell)
        self.finish()


def near(x: int, y: int) -> set[tuple[int, int]]:
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


class Learner:
    """Plays at random at tables without undo, so that every slip counts, until it is asked."""

    def __init__(self, device: Device, game: str, hand: Hand) -> None:
        self.device, self.game, self.hand = device, game, hand
        self.table, self.player = self.sit_down(0)
        self.doubt = device.page.locator("[data-sure]")

    def sit_down(self, number: int) -> tuple[Table, Player]:
        table = Create(self.device, self.game).open().policy("undo", "none").done()
        kind = Rash if self.game == "timid" else PLAYERS[self.game]
        return table, kind(table, self.hand, number)

    def slip(self) -> None:
        for number in range(1, MANY_MATCHES):
            if self.slips():
                return
            self.table, self.player = self.sit_down(number)
        raise AssertionError("nothing was called a slip")

    def slips(self) -> bool:
        """Whether it came to a question before the match was over."""
        return any(
            self.slips_once()
            for _ in range(MANY_ANSWERS)
            if self.table.wait_for_question(self.hand.press)
        )

    def slips_once(self) -> bool:
        """Whether the next answer is asked about."""
        self.table.wait_for_question(self.hand.press)
        version = self.table.version
        self.player.answer()
        self.device.until(lambda: self.doubt.count() or self.has_moved(version))
        return self.doubt.count() > 0

    def has_moved(self, version: int) -> bool:
        return (
            self.table.version > version or self.table.over or self.table.ends_turn(self.hand.press)
        )

    def slips_heard(self) -> int:
        return sum(each["slip"] is not None for each in self.device.heard("sure"))


def words(device: Device) -> Locator:
    return device.page.locator(".top .prompt p")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", NAMES)
def test_a_slip_is_asked_about_once_in_the_questions_place(
    visit: Visit, game: str, language: str
) -> None:
    small = language == "de"
    device = visit(language, small=small, touch=small)
    device.context.add_init_script(LEARNS)
    hand = Fingers(device) if small else Mouse()
    learner = Learner(device, game, hand)
    learner.slip()
    expect(words(device)).to_contain_text(device.say("sure-ask"))
    expect(device.by("button", "sure-no")).to_be_focused()
    version, told = learner.table.version, learner.slips_heard()
    shot(device, f"{game}-{language}-{'small' if small else 'large'}")
    assert device.page.evaluate(COVERED) == []
    for button in learner.doubt.locator("button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
    assert barriers(device.page) == []
    hand.press(device.by("button", "sure-no"))
    expect(learner.doubt).to_have_count(0)
    assert learner.table.version == version  # nothing was played, and the question stands
    assert learner.table.ask
    shot(device, f"{game}-{language}-again")
    learner.slip()
    version = learner.table.version
    hand.press(device.by("button", "sure-yes"))
    device.until(lambda: learner.table.version > version or learner.table.over)
    expect(learner.doubt).to_have_count(0)
    assert learner.slips_heard() == told + 1  # each of them once


def test_the_same_move_made_again_is_meant(visit: Visit) -> None:
    device = visit("en")
    device.context.add_init_script(LEARNS)
    learner = Learner(device, "mighty", Mouse())
    learner.slip()
    version, made = learner.table.version, device.heard("sure")[-1]["slip"]["made"]
    strength, spot = made["move"].split("@")
    learner.player.press(f'button[data-card="{strength}"]')
    expect(learner.doubt).to_have_count(0)  # whoever does something else has thought again
    learner.player.press(f'button[data-spot="{spot}"]')
    device.until(lambda: learner.table.version > version)


def test_it_can_be_turned_off_and_nobody_else_is_asked(visit: Visit) -> None:
    """By default only those who want as much help as possible; off is off, and kept."""
    device = visit("en")
    learner = Learner(device, "mighty", Mouse())
    assert not learner.slips_once()
    assert device.heard("sure") == []
    learner.table.side("people")
    switch = device.page.get_by_role("switch", name=device.say("sure-wanted"))
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    assert device.page.evaluate("localStorage.sure") == "yes"
    learner.slips_once()
    assert device.heard("sure")
    switch.click()
    assert device.page.evaluate("localStorage.sure") == "no"
