"""A closer look at the island: picture, text, rule and origin, beside the question."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.pages import Home, Table

# What nobody may lose sight of for a closer look, on a desk.
NEEDED = (".prompt", ".own", ".doing", "section.boss .hp", ".ring")


def sheet(device: Device) -> Locator:
    return device.page.get_by_role("dialog", name=device.say("closer-title"))


def table(device: Device) -> Table:
    found = Home(device).open().play("island")
    assert found.wait_for_question()
    device.page.locator('[data-what^="zone "]').first.wait_for()
    return found


def kinds(device: Device) -> Iterator[Locator]:
    """One of each kind that lies on the table from the start."""
    for kind in ("zone", "boss", "minion", "ability", "tile"):
        piece = device.page.locator(f'[data-what^="{kind} "]').first
        if piece.count():
            yield piece


def overlaps(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    apart = (
        a["x"] + a["width"] <= b["x"] + 1
        or b["x"] + b["width"] <= a["x"] + 1
        or a["y"] + a["height"] <= b["y"] + 1
        or b["y"] + b["height"] <= a["y"] + 1
    )
    return not apart


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_has_a_closer_look(visit: Visit, language: str) -> None:
    device = visit(language)
    found = table(device)
    version = found.version
    seen = set()
    for piece in kinds(device):
        piece.click(button="right")
        look = sheet(device)
        what = piece.get_attribute("data-what")
        look.locator(f'[data-close-up="{what}"]').wait_for()
        expect(look.locator("svg").first).to_be_visible()
        assert look.locator("h3").inner_text()
        expect(look.get_by_role("button").filter(has_text="I-")).to_have_count(1)
        assert [each for each in NEEDED if overlaps(look, device.page.locator(each).first)] == []
        device.page.keyboard.press("Escape")
        expect(look).to_have_count(0)
        seen.add((what or "").split()[0])
    assert {"zone", "boss", "ability"} <= seen
    assert found.version == version


def test_a_card_that_cannot_be_bought_is_seen_by_one_tap(visit: Visit) -> None:
    device = visit("de")
    table(device)
    device.by("tab", "isle-market").click()
    card = device.page.locator('[data-what^="card "]').first
    card.locator("[data-picture] svg").wait_for()
    card.click()
    look = sheet(device)
    drawing = look.locator("[data-close-up] [data-picture] svg")
    drawing.wait_for()
    small, large = (each.bounding_box() for each in (card.locator("svg").first, drawing))
    assert small
    assert large
    assert large["width"] > small["width"]
    # the rule opens the book, and nothing lies over it
    look.get_by_role("button").filter(has_text="I-20.2").click()
    expect(device.page.locator('[id="I-20.2"]')).to_be_visible()
    expect(look).to_have_count(0)
