"""Whole games of `island` on its board: alone, with two bots, with four; the boss's show."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.hands import Mouse, OnIsland
from tests.browser.pages import Create, Table
from ungeheuer.games.island import snapshots
from ungeheuer.games.island.game import RULES
from ungeheuer.lab.snapshots import follow, new_match, stored_moves
from ungeheuer.wire.files import encode_record


# Dice with which a game is not long.
@pytest.mark.parametrize(("players", "seed"), [(1, 2), (3, 3), (5, 2)])
def test_a_whole_game_from_the_door_to_the_result(
    settled: Callable[[int], Visit], players: int, seed: int
) -> None:
    guest = settled(seed)()
    create = Create(guest, "island").open().players(players)
    for seat in range(1, players):
        create.seat(seat, "bot:goblin")
    table = create.done()
    assert OnIsland(table, Mouse(), players).play_out() > 2
    table.expect_result()


def test_the_boss_acts_step_by_step_and_does_not_stand_in_the_way(
    settled: Callable[[int], Visit],
) -> None:
    device = settled(7)("de", small=True, moving=True)
    table = Create(device, "island").open().players(1).done()
    island = OnIsland(table, Mouse(), 7)
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


def before_the_blow(folder: Path) -> Path:
    """A record of the challenge that ends where the first boss can be struck down."""
    line = stored_moves("island")["challenge-1"]
    blow = max(at for at, move in enumerate(line) if move == "0 hit boss")
    options = snapshots.target(snapshots.SPECS["challenge-1"]).options
    match = follow(new_match(RULES, options, ["Inga"]), line[:blow])
    assert match is not None
    file = folder / "challenge.json"
    file.write_text(encode_record(match.record()), encoding="utf-8")
    return file


def test_in_the_challenge_the_next_boss_comes_when_one_falls(guest: Device, tmp_path: Path) -> None:
    guest.go("/replay")
    guest.page.locator("input[type=file]").set_input_files(before_the_blow(tmp_path))
    guest.page.wait_for_url("**/table/*")
    table = Table(guest)
    guest.by("button", "lobby-start").click()
    assert table.wait_for_question()
    name = guest.page.locator("#isle-boss-name")
    expect(name).to_have_text(guest.say("boss-crystal-dragon"))
    guest.page.locator('.piece.hot[data-key="boss"]').click()
    guest.until(lambda: table.view["boss"]["down"])
    island = OnIsland(table, Mouse(), 3)
    while table.view["boss"]["id"] == "crystal-dragon":
        version = table.version
        island.answer()
        table.wait_beyond(version)
        assert table.wait_for_question()
    expect(name).to_have_text(guest.say("boss-lithosaur"))
    row = guest.page.get_by_role("list", name=guest.say("isle-challenge"))
    for code, boss in (("beaten", "crystal-dragon"), ("now", "lithosaur"), ("later", "lavalord")):
        told = guest.say(f"isle-challenge-{code}", boss=boss)
        expect(row.get_by_role("img", name=told)).to_be_visible()
    # and he has acted: it goes on against him
    assert table.view["boss"]["hp"] == table.view["boss"]["max_hp"]
    assert table.view["turn"] > 1
    assert {"next-boss-placed", "dice-erupted"} <= {
        event["code"] for sync in guest.heard("sync") for event in sync["sync"]["events"]
    }
