"""Bots as persons on the screen: names, faces, a line now and then, and silence if wished."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.pages import Create, Mighty, Table
from tests.browser.traffic import Traffic

ANSWERS = 9  # about three rounds: lines come in most of them
SOON = 1200
# What a bubble lies over, of all that can be touched and of the question.
COVERED = """bubble => {
  const box = bubble.getBoundingClientRect();
  const under = [...document.querySelectorAll(
    "button[data-spot], button[data-card], .castle, .prompt")];
  return under.filter(node => {
    const {left, right, top, bottom} = node.getBoundingClientRect();
    return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 &&
      bottom > box.top + 1;
  }).map(node => node.outerHTML.slice(0, 90));
}"""


def sit_down(device: Device, players: int) -> Table:
    create = Create(device, "mighty").open().players(players).seat(0, "me", "Ada")
    for seat in range(1, players):
        create.seat(seat, "bot:goblin")
    table = create.done()
    assert table.wait_for_question()
    return table


def bubble(table: Table) -> Locator:
    return table.page.locator("[data-remark]")


def is_asked(table: Table) -> bool:
    """Once the show is over, and the card between two rounds is put away."""
    card = table.page.locator(".beat .main")
    if card.is_visible():
        card.click()
    return table.page.locator(".prompt.yours").is_visible()


def play_until_somebody_talks(table: Table) -> bool:
    castle, rng = Mighty(table), random.Random(5)
    for _ in range(ANSWERS):
        table.device.until(lambda: is_asked(table))
        version = table.version
        castle.lay(rng.choice(table.moves))
        table.wait_beyond(version)
        try:
            bubble(table).wait_for(timeout=SOON)
        except TooLate:
            assert table.wait_for_question()
        else:
            return True
    return False


def names(table: Table) -> list[str]:
    seats = table._last("table")["seats"]
    return [seat["name"] for seat in seats if seat["kind"] == "bot"]


@pytest.mark.parametrize("how", [{}, {"small": True, "touch": True}], ids=["large", "small"])
def test_bots_talk_beside_the_board_until_they_are_asked_not_to(
    visit: Visit, how: dict[str, bool]
) -> None:
    device = visit(moving=True, **how)
    device.context.add_init_script("localStorage.setItem('motion', 'fast')")
    traffic = Traffic(device.page)
    table = sit_down(device, 4)
    assert not any("remarks" in url for url in traffic.asked.values())  # no line comes unasked
    assert play_until_somebody_talks(table)
    line = bubble(table)
    assert line.evaluate(COVERED) == []
    assert line.get_attribute("aria-hidden") == "true"
    assert any(line.inner_text().startswith(name) for name in names(table))
    assert device.say(line.get_attribute("data-remark") or "") in line.inner_text()
    expect(line).to_have_count(0, timeout=12_000)

    table.side("people")
    device.page.get_by_role("switch", name=device.say("remarks-wanted")).click()
    device.page.reload()
    assert table.wait_for_question()
    assert not play_until_somebody_talks(table)


def test_six_at_a_table_are_six_persons(visit: Visit) -> None:
    device = visit()
    table = sit_down(device, 6)
    assert len(set(names(table))) == 5
    table.side("people")
    persons = device.page.locator("[data-persona]")
    expect(persons).to_have_count(5)
    manners = persons.all_inner_texts()
    assert len(set(manners)) == 5
    assert device.say("name-bot-goblin") not in device.page.inner_text(".board .others")
