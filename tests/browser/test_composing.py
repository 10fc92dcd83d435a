"""Building a floor by hand: the ground stands still under the finger, refusals make way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.device import LARGE, Device
from tests.browser.pages import Create
from tests.browser.stage import SIZES, resize
from tests.server.house import House

COMPACT = ("0,1", "1,1", "1,0", "1,2", "0,2", "-1,1")
BOXES = """() => Object.fromEntries([...document.querySelectorAll("[data-place]")].map(node => {
  const { x, y, width } = node.getBoundingClientRect();
  return [node.dataset.place, [x, y, width].map(Math.round).join()];
}))"""


@pytest.fixture
def device(browser: Browser, home: House) -> Iterator[Device]:
    """Before an empty ground, with some help."""
    context = browser.new_context(viewport=LARGE, locale="en-GB", reduced_motion="reduce")
    context.add_init_script("localStorage.setItem('help', 'some')")
    device = Device(context, home.url, "en")
    Create(device, "timid").open().seat(0, "me").seat(1, "bot:goblin").done()
    device.page.locator(".dock").wait_for()
    yield device
    context.close()


def lay(device: Device, place: str) -> None:
    device.page.locator(f'[data-place="{place}"]').click()
    expect(device.page.locator(f'[data-place="{place}"].laid')).to_be_visible()


@pytest.mark.parametrize("size", [*SIZES])
def test_cells_stay_where_they_are_while_cards_are_laid(device: Device, size: str) -> None:
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
    device: Device,
) -> None:
    device.page.locator('[data-place="0,0"]').click()
    note = device.page.locator(".note.bad")
    expect(note).to_contain_text("is the entrance")
    expect(note).not_to_contain_text("missing")
    lay(device, "0,1")
    expect(note).to_have_count(0)


def test_an_unfinished_floor_says_what_it_lacks_until_the_next_touch(
    device: Device,
) -> None:
    device.by("button", "timid-done").click()
    note = device.page.locator(".note.bad")
    expect(note).to_contain_text(device.say("not-does-timid-build"))
    device.page.locator("[data-hand=exit]").click()
    expect(note).to_have_count(0)
