"""A turn has an end: what it leaves over is said, it can be taken back, partners see it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.hands import Mouse, OnIsland
from tests.browser.pages import Create, Table
from tests.browser.stage import faults, resize

STEP_TWO = "I-11.1"


def to_step_two(table: Table) -> None:
    """Until the dice can be used, and something useful could be thrown away."""
    island = OnIsland(table, Mouse(), 5)
    while table.wait_for_question():
        ends = table.sync["decision"].get("ends", [])
        if table.sync["decision"]["rule"] == STEP_TWO and any(end.get("left") for end in ends):
            return
        version = table.version
        island.answer()
        table.wait_beyond(version)
    raise AssertionError("the match is over")


@pytest.mark.parametrize("language", ["en", "de"])
def test_one_press_ends_the_turn_and_its_button_says_what_is_lost(
    visit: Visit, language: str
) -> None:
    device = visit(language)
    table = Create(device, "island").open().players(1).done()
    to_step_two(table)
    turn = table.view["turn"]
    button = device.page.locator("[data-end]")
    told = [device.say(each["code"], **each["params"]) for each in ends_of(table)[0]["left"]]
    for each in told:
        expect(button).to_contain_text(each)
    resize(device.page, {"width": 360, "height": 640})
    assert faults(device.page) == []
    button.click()
    if ends_of(table) and not ends_of(table)[0].get("turn"):  # the market comes first
        button.click()
    table.device.until(lambda: table.view["turn"] > turn)
    expect(device.page.locator("[data-end-turn]")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_slip_costs_no_turn(visit: Visit, language: str) -> None:
    """Who ends a turn from the list, which does not say what is lost, is asked."""
    device = visit(language)
    table = Create(device, "island").open().players(1).done()
    to_step_two(table)
    turn = table.view["turn"]
    end_step(device)
    button = device.page.locator("[data-end-turn]")
    expect(button).to_be_visible()
    expect(device.page.locator(".prompt").first).to_contain_text(left_over(device))
    button.locator("xpath=following-sibling::button[1]").click()
    expect(button).to_have_count(0)
    assert table.view["turn"] == turn
    to_step_two(table)
    end_step(device)
    expect(button).to_be_visible()
    device.page.keyboard.press("e")
    expect(button).to_have_count(0)
    assert table.wait_for_question()


def ends_of(table: Table) -> list[dict[str, Any]]:
    """What ends the step that is asked about, if anything does."""
    found: list[dict[str, Any]] = (table.sync["decision"] or {}).get("ends", [])
    return found


def end_step(device: Device) -> None:
    """Throw everything away; a market in between, too."""
    device.by("tab", "tab-moves").click()
    from_list(device, "does-island-end")
    done = device.page.locator('.choices [data-move="do done"]')
    button = device.page.locator("[data-end-turn]")
    expect(done.or_(button).first).to_be_visible()
    if done.count():
        device.by("tab", "tab-moves").click()
        from_list(device, "does-island-done")


def from_list(device: Device, code: str) -> None:
    device.page.locator(".drawers").get_by_role("button", name=device.say(code), exact=True).click()


def left_over(device: Device) -> str:
    hold = device.heard("table")[-1]["hold"]
    phrase = hold["left"][0]
    return device.say(phrase["code"], **phrase["params"])
