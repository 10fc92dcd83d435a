"""Matches looked at again: any moment, any eyes, by address; records from elsewhere."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.pages import Home, Timid

RECORDS = sorted((Path(__file__).parents[1] / "games").glob("*/records/*.json"))
# The first floor is escaped by this move.
ESCAPED, ESCAPED_AT = RECORDS[0].parents[2] / "timid/records/06-random-random.json", 8


def finished(device: Device) -> None:
    table = Home(device).open().play("timid")
    Timid(table).play_out(random.Random(11))
    device.by("link", "result-replay").click()
    expect(device.by("heading", "replay-of", title=device.say("game-timid"))).to_be_visible()


def moment(device: Device) -> int:
    return int(device.page.get_by_role("slider").input_value())


def test_every_moment_through_other_eyes_and_by_address(guest: Device, visit: Visit) -> None:
    finished(guest)
    assert moment(guest) == 0  # nobody is told the end first
    last = int(guest.page.get_by_role("slider").get_attribute("max") or 0)
    expect(guest.page.get_by_text(guest.say("replay-start")).first).to_be_visible()
    assert moment(guest) == 0
    for _ in range(3):
        guest.page.locator("body").press("ArrowRight")
    guest.until(lambda: moment(guest) == 3)
    face_down = guest.page.get_by_role("button", name=re.compile(guest.say("timid-face-down")))
    hidden = face_down.count()
    assert hidden
    guest.page.get_by_label(guest.say("replay-eyes")).select_option("dungeon")
    guest.until(lambda: "seat=dungeon" in guest.page.url)
    expect(guest.page.locator("[data-place]").first).to_be_visible()
    names = guest.page.locator("[data-place]").evaluate_all("all => all.map((n) => n.ariaLabel)")
    other = visit()
    other.page.goto(guest.page.url)
    other.page.locator("[data-place]").first.wait_for()
    assert moment(other) == 3
    assert (
        other.page.locator("[data-place]").evaluate_all("all => all.map((n) => n.ariaLabel)")
        == names
    )
    assert last > 3


def test_the_match_goes_on_from_a_moment(guest: Device) -> None:
    finished(guest)
    guest.page.locator("body").press("Home")
    guest.page.locator("body").press("ArrowRight")
    guest.page.locator("body").press("ArrowRight")
    guest.until(lambda: moment(guest) == 2)
    guest.by("button", "replay-continue").click()
    guest.by("button", "replay-continue-start").click()
    guest.until(lambda: "/table/" in guest.page.url)
    guest.page.locator("[data-table]").first.wait_for()


def test_a_record_is_downloaded_and_read_again_elsewhere(
    guest: Device, visit: Visit, tmp_path: Path
) -> None:
    finished(guest)
    total = int(guest.page.get_by_role("slider").get_attribute("max") or 0)
    with guest.page.expect_download() as told:
        guest.by("button", "replay-download").click()
    file = tmp_path / told.value.suggested_filename
    told.value.save_as(file)
    other = visit("de")
    other.go("/replay")
    other.page.locator("input[type=file]").set_input_files(file)
    expect(other.by("heading", "replay-of", title=other.say("game-timid"))).to_be_visible()
    other.page.locator("body").press("End")
    other.until(lambda: moment(other) == total)


def test_what_is_no_record_is_explained(guest: Device, tmp_path: Path) -> None:
    wrong = tmp_path / "holiday.json"
    wrong.write_text('{"sun": true}')
    guest.go("/replay")
    guest.page.locator("input[type=file]").set_input_files(wrong)
    expect(guest.page.get_by_role("alert").filter(has_text=re.compile(r"\w+"))).to_be_visible()
    guest.allowed += ["400", "422"]


@pytest.mark.parametrize("record", RECORDS[:1], ids=lambda path: path.stem)
def test_a_record_of_the_rules_tests_can_be_looked_at(guest: Device, record: Path) -> None:
    guest.go("/replay")
    guest.page.locator("input[type=file]").set_input_files(record)
    guest.page.get_by_role("slider").wait_for()


def test_secrets_are_seen_at_the_board_without_scrolling(guest: Device) -> None:
    finished(guest)
    guest.page.locator("body").press("Home")
    for _ in range(2):
        guest.page.locator("body").press("ArrowRight")
    guest.until(lambda: moment(guest) == 2)
    down = guest.page.get_by_role("button", name=re.compile(rf": {guest.say('timid-face-down')}"))
    expect(down).not_to_have_count(0)
    guest.by("switch", "replay-secrets").click()
    expect(guest.by("heading", "replay-hidden")).to_be_in_viewport()
    # Every card is called by what it is, though it still lies face down.
    expect(down).to_have_count(0)
    guest.by("switch", "replay-secrets").click()
    expect(down).not_to_have_count(0)


def test_a_floor_escaped_has_its_beat_in_a_replay_too(visit: Visit) -> None:
    """Nothing is told before it has been seen; whoever leafs on is not held up."""
    device = visit(moving=True)
    device.go("/replay")
    device.page.locator("input[type=file]").set_input_files(ESCAPED)
    device.page.get_by_role("slider").wait_for()
    body, told = device.page.locator("body"), device.page.locator(".replay .prompt p")
    device.page.wait_for_function("() => !document.getAnimations().some((a) => a.effect)")
    for _ in range(ESCAPED_AT - 1):
        body.press("ArrowRight")
    device.until(lambda: moment(device) == ESCAPED_AT - 1)
    body.press("ArrowRight")
    news = device.say("timid-floor-escaped", floor=1)
    device.page.locator(".board[data-act=turn]").wait_for()
    expect(told).not_to_contain_text(news)
    device.page.locator(".board[data-act=escape]").wait_for()
    expect(told).to_contain_text(news)
    device.page.locator(".board[data-act=leave]").wait_for()
    body.press("ArrowRight")
    expect(device.page.locator(".board[data-act]")).to_have_count(0)
    assert moment(device) == ESCAPED_AT + 1
