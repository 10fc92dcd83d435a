"""A page in which one match follows another holds no more than before.

`python3 dev.py test -m campaign -s tests/browser/test_growth.py`
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import BrowserType

from tests.browser.device import LARGE, Device
from tests.browser.heap import WITHOUT_COMPILER, Heap, Holding
from tests.browser.pages import Home, Mighty, Table, Timid
from tests.server.house import House

BLOCKS = 10
SHORT_MATCHES = 8  # in a block, by rematch
LONG_MATCHES = 2
WARM = 2  # blocks; by then everything has been loaded and drawn once
# What differs with what happens to lie on the front page, and with what the browser keeps of its
# own: entries of its history and of its clocks.
SLACK = Holding(heap=150_000, objects=300, nodes=300, listeners=20)


class Evening:
    """Somebody who never closes the page."""

    def __init__(self, device: Device, seed: int) -> None:
        self.device, self.rng = device, random.Random(seed)
        self.matches = 0

    def block(self) -> None:
        """Ten matches and a look at a long one, then back to the front page."""
        table = self.begun("timid")
        for number in range(SHORT_MATCHES):
            if number:
                self.again("result-swap" if number % 2 else "result-again", table)
            Timid(table).play_out(self.rng)
            self.ended(table)
        self.go_home()
        for _ in range(LONG_MATCHES):
            table = self.begun("mighty")
            Mighty(table).play_out(self.rng)
            self.ended(table)
            self.go_home()
        self.glimpse()

    def begun(self, game: str) -> Table:
        table = Home(self.device).play(game)
        id = self.device.page.url.rsplit("/", 1)[-1]
        # what was heard at the table before does not count
        self.device.until(lambda: [t["table"] for t in self.device.heard("table")[-1:]] == [id])
        self.device.until(lambda: table.sync.get("game") == game)
        return table

    def ended(self, table: Table) -> None:
        table.expect_result()
        self.matches += 1

    def again(self, code: str, table: Table) -> None:
        address = self.device.page.url
        self.device.by("button", code).click()
        self.device.until(lambda: self.device.page.url != address)
        self.device.until(lambda: not table.over)

    def glimpse(self) -> None:
        """The board with the most on it, left in the middle of a match."""
        table = self.begun("island")
        assert table.wait_for_question()
        self.device.page.locator(".board button").first.wait_for()
        self.device.page.go_back()
        self.device.page.locator("article").first.wait_for()

    def go_home(self) -> None:
        self.device.by("link", "page-home").first.click()
        self.device.page.locator("article").first.wait_for()


@pytest.mark.campaign
def test_a_hundred_matches_in_one_page_leave_nothing_behind(
    home: House, browser_type: BrowserType, browser_type_launch_args: dict[str, Any]
) -> None:
    args = [*browser_type_launch_args["args"], WITHOUT_COMPILER]
    browser = browser_type.launch(**browser_type_launch_args | {"args": args})
    context = browser.new_context(viewport=LARGE, locale="en-GB", reduced_motion="reduce")
    device = Device(context, home.url)
    Home(device).open()
    evening, heap = Evening(device, 1), Heap(device.page)
    found: list[Holding] = []
    for _ in range(BLOCKS):
        evening.block()
        found.append(heap.holding())
        print(f"{evening.matches:4} matches: {found[-1]}", flush=True)
    assert evening.matches == BLOCKS * (SHORT_MATCHES + LONG_MATCHES)
    for before, after, slack in zip(found[WARM - 1], found[-1], SLACK, strict=True):
        assert after <= before + slack
    assert device.complaints() == []
    browser.close()
