"""Slips that once cost something, by fingers on a phone, and what comes of them now.

Ending a turn with dice left over: test_turn_end.py.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.hands import Fingers, OnIsland
from tests.browser.pages import Create, Table
from tests.browser.scenes.boards import moment
from tests.browser.stage import NEEDED, OWN, SIZES, faults, resize

PHONES = ("360×640", "390×844", "844×390")


def at_the_table(visit: Visit) -> Table:
    device = visit("de", small=True, touch=True)
    table = Create(device, "island").open().players(1).done()
    assert table.wait_for_question()
    return table


def test_at_the_first_placing_a_minion_under_the_finger_is_its_zone(visit: Visit) -> None:
    table = at_the_table(visit)
    minion = table.page.locator("li.zone.hot .minions button").first
    zone = int((minion.get_attribute("data-key") or "").split("@")[1])
    version = table.version
    minion.tap()
    table.wait_beyond(version)
    assert table.view["monsters"][0]["zone"] == zone
    expect(table.note()).to_have_count(0)


def test_a_die_that_was_kept_stays_where_it_is_over_a_throw(visit: Visit) -> None:
    table = at_the_table(visit)
    player = OnIsland(table, Fingers(table.device), 4)
    while table.ask["kind"] != "some-of":
        version = table.version
        player.answer()
        table.wait_beyond(version)
        assert table.wait_for_question()
    kept = table.page.locator("[data-kept] [data-die]")
    expect(kept).to_have_count(0)
    die = table.page.locator("[data-die]").first
    face = die.get_attribute("data-die") or ""
    die.tap()
    expect(kept).to_have_count(1)
    version = table.version
    table.page.locator("[data-throw]").tap()
    table.wait_beyond(version)
    assert table.wait_for_question()
    if table.ask["kind"] == "some-of":  # and there is a throw left
        expect(kept).to_have_attribute("data-die", face)
    assert table.view["roll"][face.split(" ")[-1]]


@pytest.mark.parametrize("size", PHONES)
def test_the_tile_that_is_asked_about_is_the_answer_and_lies_under_nothing(
    visit: Visit, size: str
) -> None:
    device = visit("de", small=True, touch=True)
    moment("island", "window-3")(device)
    resize(device.page, SIZES[size])
    assert faults(device.page, *NEEDED, *OWN) == []
    answers = device.page.locator(".window [data-move]:visible")
    moves = answers.evaluate_all("all => all.map(each => each.dataset.move)")
    assert moves[0].startswith("tile ")
    assert "do pass" in moves
    assert len(moves) <= 3, "one yes, and two ways of no; the third is behind a button"


def to_market(table: Table) -> None:
    """Until a card can be bought, and something could still be done afterwards."""
    player = OnIsland(table, Fingers(table.device), 3)
    while not any(move.startswith("buy ") for move in table.moves):
        version = table.version
        player.answer()
        table.wait_beyond(version)
        assert table.wait_for_question()


def test_a_second_tap_on_the_same_place_neither_buys_nor_ends_anything(visit: Visit) -> None:
    """What was pressed is gone, something else lies there: a hurried finger answers once."""
    device = visit("de", small=True, touch=True)
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    device.page.on("websocket", listen)
    table = Create(device, "island").open().players(1).done()
    assert table.wait_for_question()
    to_market(table)
    energy, version = table.view["monsters"][0]["energy"], table.version
    slot = table.page.locator('.doing [data-move^="slot "]').first
    twice(table, slot)
    chosen = table.device.by("button", "isle-put-back")
    expect(chosen).to_be_visible()
    table.page.wait_for_timeout(500)
    assert (table.version, table.view["monsters"][0]["energy"]) == (version, energy)
    before = len(sent)
    buy = table.page.locator('.doing [data-move^="slot "]').first
    expect(buy).to_be_visible()
    twice(table, buy)
    table.device.until(lambda: table.version > version)
    table.page.wait_for_timeout(500)
    kinds = [json.loads(frame)["type"] for frame in sent[before:]]
    assert kinds.count("move") == 1


def twice(table: Table, target: Locator) -> None:
    """Fingers do not look where they tap again."""
    target.wait_for()
    box = target.bounding_box()
    assert box
    table.page.wait_for_timeout(400)  # a hand has found it
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for _ in range(2):
        table.page.touchscreen.tap(x, y)
