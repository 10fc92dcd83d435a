"""What people are used to from elsewhere: keys to undo, times in a chat, a title that says who."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.pages import Home, Mighty, Timid
from tests.browser.test_table import two_at_a_table

LISTED = ("undo", "redo", "hint", "rules", "log")


def test_keys_take_a_move_back_and_make_it_again(visit: Visit) -> None:
    host, guest = visit(), visit("de")
    dungeon, character = two_at_a_table(host, guest)
    assert dungeon.wait_for_question()
    Timid(dungeon).build(Timid(dungeon).supply())
    assert character.wait_for_question()
    host.page.keyboard.press("Control+z")
    host.until(lambda: dungeon.ask)
    guest.until(lambda: not character.ask)
    host.page.keyboard.press("Control+y")
    host.until(lambda: not dungeon.ask)
    assert character.wait_for_question()


def test_keys_open_what_lies_beside_the_board(guest: Device) -> None:
    table = Home(guest).open().play("mighty")
    assert table.wait_for_question()
    Mighty(table).card(table.moves[0].split("@")[0]).wait_for()
    press = guest.page.keyboard.press
    press("r")
    expect(guest.by("tab", "tab-rules")).to_have_attribute("aria-selected", "true")
    press("l")
    expect(guest.by("tab", "tab-log")).to_have_attribute("aria-selected", "true")
    press("h")
    guest.until(lambda: guest.heard("advice"))
    press("?")
    listed = guest.by("dialog", "keys-title")
    for key in LISTED:
        expect(listed).to_contain_text(guest.say(f"key-{key}-does"))


def test_the_title_says_whose_turn_it_is_and_what_for(guest: Device) -> None:
    table = Home(guest).open().play("mighty")
    assert table.wait_for_question()
    question = guest.page.locator(".prompt p").first
    expect(guest.page.locator(".prompt.yours")).to_be_visible()
    wanted = f"{guest.say('turn-yours')}: {question.inner_text()}"
    expect(guest.page).to_have_title(re.compile(re.escape(wanted)))


def test_lines_of_a_chat_say_when(guest: Device) -> None:
    table = Home(guest).open().play("mighty")
    assert table.wait_for_question()
    table.side("chat")
    guest.by("textbox", "chat-line").fill("Hello")
    guest.by("button", "chat-send").click()
    line = guest.page.get_by_role("listitem").filter(has_text="Hello")
    expect(line.locator("time")).to_have_text(re.compile(r"^\d{1,2}:\d\d( [AP]M)?$"))
    expect(line.locator("time")).to_have_attribute("datetime", re.compile(r"^\d{4}-\d\d-\d\dT"))


def test_the_table_can_have_the_whole_screen(guest: Device) -> None:
    table = Home(guest).open().play("mighty")
    assert table.wait_for_question()
    table.side("people")
    whole = guest.by("switch", "full-screen")
    whole.click()
    expect(whole).to_have_attribute("aria-checked", "true")
    guest.until(lambda: guest.page.evaluate("document.fullscreenElement !== null"))
    whole.click()
    expect(whole).to_have_attribute("aria-checked", "false")
