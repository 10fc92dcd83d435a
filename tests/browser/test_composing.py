"""Building a floor by hand: the ground stands still under the finger, refusals make way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.device import Device
from tests.browser.floors import before
from tests.browser.pages import Create
from tests.browser.stage import SIZES, resize
from tests.server.house import House

COMPACT = ("0,1", "1,1", "1,0", "1,2", "0,2", "-1,1")
BOXES = """() => Object.fromEntries([...document.querySelectorAll("[data-place]")].map(node => {
  const { x, y, width } = node.getBoundingClientRect();
  return [node.dataset.place, [x, y, width].map(Math.round).join()];
}))"""


def composer(device: Device) -> None:
    Create(device, "timid").open().seat(0, "me").seat(1, "bot:goblin").done()
    device.page.locator(".dock").wait_for()


def lay(device: Device, place: str) -> None:
    device.page.locator(f'[data-place="{place}"]').click()
    expect(device.page.locator(f'[data-place="{place}"].laid')).to_be_visible()


@pytest.mark.parametrize("size", [*SIZES])
def test_cells_stay_where_they_are_while_cards_are_laid(
    browser: Browser, home: House, size: str
) -> None:
    with before(browser, home.url, "some", "en") as device:
        composer(device)
        resize(device.page, SIZES[size])
        lying = device.page.evaluate(BOXES)
        moved = 0
        for place in COMPACT:
            lay(device, place)
            now = device.page.evaluate(BOXES)
            moved += any(now.get(each) != box for each, box in lying.items())
            lying = now
        # on the smallest screens it grows once for every edge that is reached, no more
        assert moved <= (0 if size in ("1366×768", "1280×800", "1920×1080") else 1)


def test_a_card_that_cannot_lie_there_is_told_about_that_alone(
    browser: Browser, home: House
) -> None:
    with before(browser, home.url, "some", "en") as device:
        composer(device)
        device.page.locator('[data-place="0,0"]').click()
        note = device.page.locator(".note.bad")
        expect(note).to_contain_text("is the entrance")
        expect(note).not_to_contain_text("missing")
        lay(device, "0,1")
        expect(note).to_have_count(0)


def test_an_unfinished_floor_says_what_it_lacks_until_the_next_touch(
    browser: Browser, home: House
) -> None:
    with before(browser, home.url, "some", "en") as device:
        composer(device)
        device.by("button", "timid-done").click()
        note = device.page.locator(".note.bad")
        expect(note).to_contain_text(device.say("not-does-timid-build"))
        device.page.locator("[data-hand=exit]").click()
        expect(note).to_have_count(0)
