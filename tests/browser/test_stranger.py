"""A game that the built client has never heard of, played to the end by two people."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.access import barriers
from tests.browser.conftest import Visit
from tests.browser.device import LARGE, SMALL, Device
from tests.browser.pages import Create, Table
from tests.examples.joined import serving

GAME = "liars-dice"
LONGEST = 40  # moves; nine dice are lost, each by a bid and a doubt


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    with serving(installed, tmp_path / "tables.db") as found:
        yield found


def test_two_people_with_different_views_play_a_game_from_another_package(
    address: str, visit_at: Visit
) -> None:
    ada, bea = visit_at(address), visit_at(address, "de")
    opened(ada, bea)
    Table(ada).wait_for_question()
    check_open_to_everybody(ada)
    ada.by("button", "hint").click()
    # workers that think give way to everything else on a busy machine
    expect(ada.page.get_by_text("holds with").first).to_be_visible(timeout=30_000)
    play_out({"0": Table(ada), "1": Table(bea)})
    told = {seen_faces(ada, "0"), seen_faces(bea, "1")}
    assert len(told) == 2  # each has seen other dice
    for device in (ada, bea):
        Table(device).expect_result()
    expect(ada.page.get_by_text("has the last dice and wins").first).to_be_visible()
    expect(bea.page.get_by_text("hat die letzten Würfel und gewinnt").first).to_be_visible()
    looked_back(ada)
    looked_up(bea)


def test_one_click_and_bots_sit_on_the_other_seats(address: str, visit_at: Visit) -> None:
    device = visit_at(address)
    device.go("/")
    box = device.page.get_by_role("article").filter(has_text="Liar's Dice")
    box.get_by_role("button", name=device.say("home-play")).click()
    device.page.wait_for_url("**/table/*", wait_until="commit")
    table = Table(device)
    assert table.wait_for_question()
    version = table.version
    device.page.get_by_role("button", name="2 × 6", exact=True).click()
    table.wait_beyond(version + 1)  # somebody has answered
    assert len(table.view["players"]) == 3


def opened(ada: Device, bea: Device) -> None:
    """From the box on the first page to the first question."""
    ada.go("/")
    box = ada.page.get_by_role("article").filter(has_text="Liar's Dice")
    expect(box.get_by_text("Bid higher, or doubt")).to_be_visible()
    box.get_by_role("link", name=ada.say("home-set-up")).click()
    ada.page.get_by_label("Players").select_option("2")
    Create(ada, GAME).seat(0, "me", "Ada").seat(1, "open").done()
    bea.page.goto(ada.page.url)
    expect(bea.page.get_by_role("heading", name="Lügenwürfeln")).to_be_visible()
    bea.by("button", "seat-take").click()
    ada.by("button", "lobby-start").click()


def play_out(tables: dict[str, Table]) -> None:
    """Who begins bids low, and the other one doubts."""
    ada = tables["0"]
    for _ in range(LONGEST):
        ada.device.until(lambda: ada.over or seat_asked(ada) in tables)
        if ada.over:
            return
        table = tables[seat_asked(ada)]
        table.wait_for_question()
        version = max(each.version for each in tables.values())
        bids = table.view["bids"]
        doubt = "Anzweifeln" if table.device.language == "de" else "Doubt"
        name = doubt if bids else "1 × 2"
        table.page.get_by_role("main").get_by_role("button", name=name, exact=True).click()
        for each in tables.values():
            each.wait_beyond(version)
    raise AssertionError("the match does not end")


def seat_asked(table: Table) -> str:
    return str((table.sync.get("decision") or {}).get("seat"))


def seen_faces(device: Device, seat: str) -> str:
    """The own dice of every moment; nobody is ever sent another's."""
    views = [told["sync"]["view"] for told in device.heard("sync")]
    for view in views:
        assert not any(player["faces"] for player in view["players"] if player["seat"] != seat)
    return str([view["players"][int(seat)]["faces"] for view in views])


def check_open_to_everybody(device: Device) -> None:
    """Nothing keeps anybody out, on a phone neither."""
    for size in (LARGE, SMALL):
        device.page.set_viewport_size(size)
        assert barriers(device.page) == []
    device.page.set_viewport_size(LARGE)


def looked_back(device: Device) -> None:
    device.by("link", "result-replay").click()
    expect(device.page.get_by_role("heading", name="Liar's Dice").first).to_be_visible()
    expect(device.page.get_by_role("table", name="Players")).to_be_visible()


def looked_up(device: Device) -> None:
    device.go(f"/rules/{GAME}")
    device.page.get_by_role("link", name="Gebote").click()
    expect(device.page.get_by_text("Immer höher")).to_be_visible()
    device.go(f"/cards/{GAME}")
    expect(device.page.get_by_text("dice: 5")).to_be_visible()
