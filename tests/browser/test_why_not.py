"""Pieces of kept positions, touched one by one: each does something, or it is asked why not."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.device import DRAWN, Device
from tests.browser.pages import Create, Table
from tests.browser.scenes.boards import moment
from tests.browser.together import id_of

MOMENTS = {
    "mighty": ("displacing-3", "king-forbids-3"),
    "timid": ("building", "moving"),
    "island": ("throw-3", "market-3"),
}
ALL = [(game, name) for game, names in MOMENTS.items() for name in names]
PIECES = "main .board :is([data-target], [data-key]):visible"
# All that a touch may change where somebody looks or listens.
SEEN = """() => document.querySelector("main").innerHTML +
  [...document.querySelectorAll("[role=status], [role=alert], dialog")].map(e => e.outerHTML)"""
TOUCH = "piece => piece.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
NAME = "piece => piece.dataset.key ?? piece.ariaLabel ?? piece.innerText"


def silent(device: Device) -> list[str]:
    """What was touched and nothing came of it."""
    page, found = device.page, []
    pieces = page.locator(PIECES)
    for n in range(pieces.count()):
        if n >= pieces.count():  # an answer may take pieces away
            break
        name = str(pieces.nth(n).evaluate(NAME))
        before = page.evaluate(SEEN)
        pieces.nth(n).evaluate(TOUCH)
        page.evaluate(DRAWN)
        if page.evaluate(SEEN) == before:
            found.append(name)
    return found


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_piece_answers_a_touch(visit: Visit, game: str, name: str) -> None:
    device = visit("en")
    moment(game, name)(device)
    assert device.page.locator(PIECES).count() > 4
    assert silent(device) == []


# -- in a live match the server says why

SOMEBODY = "§"  # whoever sits there is told by name, or by what they play


def of_two(visit: Visit, game: str) -> tuple[Device, Device]:
    """Two people at one table, bots on its other seats: who is asked, and who waits."""
    host, guest = visit("en"), visit("en")
    create = Create(host, game).open()
    if game == "island":
        create.players(2)
    create.seat(0, "me", "Inga").seat(1, "open", "").done()
    host.by("heading", "lobby-seats").wait_for()
    guest.go(f"/table/{id_of(host)}")
    guest.by("button", "seat-take").first.click()
    expect(guest.page.get_by_text(guest.say("lobby-wait"))).to_be_visible()
    host.by("button", "lobby-start").click()
    host.until(lambda: any(Table(each).ask for each in (host, guest)))
    return (host, guest) if Table(host).ask else (guest, host)


def told_why(device: Device, game: str, piece: Locator) -> bool:
    """Whether a touch is answered with the server's own sentence; then it can be read."""
    before = len(device.heard("obstacles"))
    piece.evaluate(TOUCH)
    device.page.evaluate(DRAWN)
    device.page.wait_for_timeout(200)
    heard = device.heard("obstacles")
    if len(heard) == before:
        return False
    [first, *_] = heard[-1]["refusal"]["obstacles"]
    seats = {card["seat"] for card in device.heard("table")[-1]["seats"]}
    told = {name: SOMEBODY if str(it) in seats else it for name, it in first["params"].items()}
    for part in device.say(f"{game}-{first['code']}", **told).split(SOMEBODY):
        expect(Table(device).note()).to_contain_text(part)
    return True


@pytest.mark.parametrize("game", ["mighty", "island"])  # the character waits for a floor to be laid
def test_whoever_waits_is_told_why_by_the_server(visit: Visit, game: str) -> None:
    _, waiting = of_two(visit, game)
    pieces = waiting.page.locator(PIECES)
    pieces.first.wait_for()
    assert any(told_why(waiting, game, pieces.nth(n)) for n in range(pieces.count()))


def test_the_ground_of_a_zone_that_is_not_lit_says_why(visit: Visit) -> None:
    """In a partner's turn, and in one's own."""
    asked, waiting = of_two(visit, "island")
    for device in (waiting, asked):
        ground = device.page.locator("li.zone:not(.hot)")
        if device is waiting or ground.count():
            assert told_why(device, "island", ground.first)
