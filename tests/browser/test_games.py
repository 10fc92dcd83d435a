"""Whole games, from the door to the result."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.pages import Home, Keys, Mighty, Table, Timid


def test_mighty_against_bots_with_the_mouse(guest: Device) -> None:
    table = Home(guest).open().play("mighty")
    laid = Mighty(table).play_out(random.Random(1))
    assert laid >= 4
    table.expect_result()
    expect(guest.by("link", "result-replay")).to_be_visible()
    expect(guest.by("button", "result-again")).to_be_visible()


def test_timid_as_the_character_with_the_mouse_and_again_as_the_dungeon(guest: Device) -> None:
    table = Home(guest).open().play("timid")
    assert Timid(table).play_out(random.Random(2)) >= 2
    table.expect_result()
    address = guest.page.url
    guest.by("button", "result-swap").click()
    guest.until(lambda: guest.page.url != address)
    guest.until(lambda: not table.over)
    assert Timid(table).play_out(random.Random(3)) >= 1
    assert table.sync["seat"] == "dungeon"
    table.expect_result()


def test_timid_by_keyboard_only(guest: Device) -> None:
    keys = Keys(guest)
    home = Home(guest).open()
    keys.use(home.within("timid", "button", "home-play"))
    table = Table(guest)
    timid = Timid(table)
    rng = random.Random(5)
    while table.wait_for_question():
        version = table.version
        deed, place, *over = rng.choice([m for m in table.moves if m != "give-up"]).split(" ")
        if deed != "peek":
            keys.press(str(1 + ["explore", "attack", "jump", "jump-attack"].index(deed)))
        keys.steer(timid, place)
        same = [move for move in table.moves if move.startswith(f"{deed} {place} ")]
        keys.press("Enter")
        if len(same) > 1:
            keys.steer(timid, over[-1])
            keys.press("Enter")
        table.wait_beyond(version)
    table.expect_result()
    keys.use(guest.by("link", "result-replay"))
    guest.until(lambda: "/replay/" in guest.page.url)


def test_mighty_on_a_phone_with_motion(visit: Visit) -> None:
    """The film of the fight does not stand in the way of the next card."""
    device = visit("de", small=True, moving=True)
    table = Home(device).open().play("mighty")
    mighty = Mighty(table)
    for _ in range(4):
        assert table.wait_for_question()
        version = table.version
        mighty.lay(table.moves[0])
        table.wait_beyond(version)


def test_island_from_the_door_by_hints(guest: Device) -> None:
    table = Home(guest).open().play("island")
    for _ in range(4):
        assert table.wait_for_question()
        version = table.version
        guest.by("button", "hint").click()
        advice = table.note().get_by_role("listitem").first
        advice.get_by_role("button").click()
        table.wait_beyond(version)
