"""Whole games of `island` on its board: alone, with two bots, with four; the boss's show."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.pages import Create, Table

LEAVING = ("end", "done", "stop", "pass")
MOST_ANSWERS = 400
TOUCHES = 5  # no answer needs more


class Island:
    """Touches what glows, then chooses among what lies ready."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.page = table.page
        self.rng = random.Random(seed)

    @property
    def ready(self) -> Locator:
        return self.page.locator(".choices [data-move]")

    def play_out(self) -> int:
        answers = 0
        while self.table.wait_for_question() and answers < MOST_ANSWERS:
            version = self.table.version
            self.answer()
            self.table.wait_beyond(version)
            answers += 1
        return answers

    def answer(self) -> None:
        if self.table.ask["kind"] == "some-of":
            self.throw()
            return
        for _ in range(TOUCHES):
            if self.touch():
                return

    def touch(self) -> bool:
        """One click, on what is tempting, on what glows, or on what leads away from here; whether
        it was the last one that the answer needed."""
        glowing = self.page.locator(".piece.hot")
        expect(self.ready.or_(glowing).first).to_be_visible()
        texts = self.offered()
        tempting = [text for text in texts if not text.startswith(LEAVING)]
        if tempting or not glowing.count() or (texts and self.rng.random() < 0.3):
            wanted = self.rng.choice(tempting or texts)
            self.page.locator(f'.choices [data-move="{wanted}"]').click()
            return True
        version = self.table.version
        held = self.table.device.by("button", "isle-put-back")
        glowing.nth(self.rng.randrange(glowing.count())).click()
        self.table.device.until(lambda: self.table.version > version or held.count())
        return not held.count()

    def offered(self) -> list[str]:
        found: list[str] = self.ready.evaluate_all("all => all.map(each => each.dataset.move)")
        return found

    def throw(self) -> None:
        """A die or two are kept, the rest is thrown by the space bar; or all are kept."""
        expect(self.page.locator("[data-die]").first).to_be_visible()
        if self.rng.random() < 0.5:
            self.page.locator(".choices button").nth(1).click()
            return
        self.page.keyboard.press("1")
        self.page.keyboard.press(" ")


@pytest.mark.parametrize("players", [1, 3, 5])
def test_a_whole_game_from_the_door_to_the_result(guest: Device, players: int) -> None:
    create = Create(guest, "island").open().players(players)
    for seat in range(1, players):
        create.seat(seat, "bot:greedy")
    table = create.done()
    assert Island(table, players).play_out() > 5
    table.expect_result()


def test_the_boss_acts_step_by_step_and_does_not_stand_in_the_way(visit: Visit) -> None:
    device = visit("de", small=True, moving=True)
    table = Create(device, "island").open().players(1).done()
    island = Island(table, 7)
    assert table.wait_for_question()
    island.answer()
    show = device.page.get_by_role("group", name=device.say("isle-show"))
    expect(show).to_be_visible()
    device.by("button", "isle-show-next").click()
    device.by("button", "isle-show-skip").click()
    expect(show).to_be_hidden()
    assert table.wait_for_question()
    expect(device.page.locator("[data-die], .choices").first).to_be_visible()
    device.by("button", "isle-show-again").click()
    expect(show).to_be_visible()
    device.page.keyboard.press("Escape")
    expect(show).to_be_hidden()
