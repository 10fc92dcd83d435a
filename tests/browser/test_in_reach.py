"""On phones: what was said leaves cards and answers in sight, and the key to a game is in reach."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.pages import Home, Mighty, Table, Timid
from tests.browser.scenes.timid import timid_building, timid_moving

PHONES: dict[str, ViewportSize] = {
    "upright": {"width": 360, "height": 640},
    "on its side": {"width": 844, "height": 390},
}
# What of these lies under something else, or is cut off.
COVERED = """selector => [...document.querySelectorAll(selector)].filter(each => {
  const { left, top, right, bottom } = each.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return !each.contains(hit) && !hit?.contains(each);
}).map(each => each.textContent.trim() || each.outerHTML.slice(0, 80))"""
# Words that do not fit into what they stand in.
CUT = """selector => [...document.querySelectorAll(selector)].filter(each =>
  each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1
).map(each => each.textContent.trim())"""


@pytest.fixture(params=[(name, lang) for name in PHONES for lang in ("de", "en")], ids=" ".join)
def phone(visit: Visit, request: pytest.FixtureRequest) -> Device:
    name, language = request.param
    device = visit(language)
    device.page.set_viewport_size(PHONES[name])
    return device


def test_why_not_covers_no_answer(phone: Device) -> None:
    table = timid_moving(phone)
    targets = {move.split(" ")[1] for move in table.moves if move.startswith("explore")}
    cards = [f"{card['x']},{card['y']}" for card in table.view["cards"]]
    Timid(table).place(next(place for place in cards if place not in targets)).click()
    phone.page.locator(".note, .about").first.wait_for()
    assert phone.page.evaluate(COVERED, ".dock [data-answer]") == []


def test_the_zones_are_in_reach_while_building_and_whole(phone: Device) -> None:
    timid_building(phone)
    button = phone.page.locator(".stairs .zones")
    assert phone.page.evaluate(CUT, ".stairs .zones") == []
    button.click()
    expect(phone.page.locator(".drawers [data-rule='T-3.4']").first).to_be_visible()
    assert phone.page.evaluate(COVERED, ".dock [data-answer]") == []


def test_the_zones_are_whole_beside_all_tokens(phone: Device) -> None:
    Home(phone).open().play("timid").wait_for_question()
    phone.page.locator(".stairs .token").first.wait_for()
    assert phone.page.evaluate(CUT, ".stairs .zones") == []


def test_numbers_on_the_hand_are_whole(phone: Device) -> None:
    table: Table = Home(phone).open().play("mighty")
    table.wait_for_question()
    Mighty(table).spot(table.moves[-1].split("@")[1]).click()
    odds = phone.page.locator(".hand .odds")
    odds.first.wait_for()
    boxes = [box for box in (each.bounding_box() for each in odds.all()) if box]
    width = (phone.page.viewport_size or PHONES["upright"])["width"]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
    for one, other in pairwise(boxes):
        assert one["x"] + one["width"] <= other["x"] + 4
