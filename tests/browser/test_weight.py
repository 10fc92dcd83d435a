"""What a visit costs on the wire. These are budgets: what comes next has to stay within them."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.hands import PLAYERS, Mouse
from tests.browser.lessons import Reader
from tests.browser.pages import Home, Table
from tests.browser.traffic import Traffic
from tests.lessons.learner import ALL, label
from ungeheuer.engine.lesson import Lesson
from ungeheuer.games import NAMES

# In German, whose words are longer.
FRONT_BYTES = {"br": 110_000, "gzip": 125_000}
FRONT_REQUESTS = 20
TABLE_BYTES, TABLE_REQUESTS = 220_000, 35
EVERYTHING_BYTES = 330_000
WHOLE, WHOLE_BYTES = ("mighty", "timid"), 260_000
LESSON_BYTES = 40_000
SIDES = ("log", "chat", "rules", "people")
# What only pages for looking at boards show.
SHOWPIECES = ("snapshots", "Samples")


def without_brotli(context: BrowserContext) -> None:
    context.set_extra_http_headers({"Accept-Encoding": "gzip"})


def idle(page: Page) -> None:
    """Until nothing more is asked for."""
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("encoding", FRONT_BYTES)
def test_the_front_page_is_light(visit: Visit, encoding: str) -> None:
    device = visit("de", new=True)
    if encoding == "gzip":
        without_brotli(device.context)
    traffic = Traffic(device.page)
    home = Home(device).open()
    home.within(NAMES[0], "button", "home-play").wait_for()
    idle(device.page)
    assert traffic.bytes <= FRONT_BYTES[encoding], traffic.told()
    assert traffic.requests <= FRONT_REQUESTS, traffic.told()
    scripts = {code for url, code in traffic.encodings.items() if url.endswith((".js", ".css"))}
    assert scripts == {encoding}, traffic.told()


def table_of(device: Device, game: str) -> str:
    """Play from the front page; the address of the table, once somebody here is asked."""
    table = Home(device).open().play(game)
    table.wait_for_question()
    return device.page.url


def opened_afresh(device: Device, address: str) -> tuple[Device, Traffic]:
    """The same table in a browser that has nothing yet but the person's key, not even practice."""
    fresh = device.neighbour(new=True)
    key = device.page.evaluate("localStorage.getItem('key')")
    fresh.context.add_init_script(f"localStorage.setItem('key', {key!r})")
    traffic = Traffic(fresh.page)
    fresh.page.goto(address)
    fresh.page.locator(".prompt.yours").wait_for()
    idle(fresh.page)
    return fresh, traffic


@pytest.mark.parametrize("game", NAMES)
def test_a_table_is_light(visit: Visit, game: str) -> None:
    device = visit("de")
    fresh, traffic = opened_afresh(device, table_of(device, game))
    assert traffic.bytes <= TABLE_BYTES, traffic.told()
    assert traffic.requests <= TABLE_REQUESTS, traffic.told()
    shown = [url for url in traffic.asked.values() if any(name in url for name in SHOWPIECES)]
    assert shown == []
    assert fresh.complaints() == []
    fresh.context.close()


@pytest.mark.parametrize("lesson", ALL, ids=label)
def test_a_lesson_adds_little_to_its_table(visit: Visit, lesson: Lesson) -> None:
    device = visit("de")
    reader = Reader(device, lesson, Mouse())
    reader.begin()
    expect(reader.words).to_contain_text(reader.told.steps[0].text)
    fresh, traffic = opened_afresh(device, device.page.url)
    expect(fresh.page.locator(".top .prompt p")).to_contain_text(reader.told.steps[0].text)
    assert any("guide" in url for url in traffic.asked.values()), traffic.told()
    assert traffic.bytes <= TABLE_BYTES + LESSON_BYTES, traffic.told()
    fresh.context.close()


def test_everything_at_a_table_is_light(visit: Visit) -> None:
    """All that lies beside the heaviest board, opened one after the other."""
    device = visit("de")
    fresh, traffic = opened_afresh(device, table_of(device, heaviest()))
    for side in SIDES:
        Table(fresh).side(side)
        idle(fresh.page)
    all_pictures(fresh)
    assert any("gallery" in url for url in traffic.asked.values()), traffic.told()
    assert traffic.bytes <= EVERYTHING_BYTES, traffic.told()
    fresh.context.close()


@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_match_with_all_its_art_is_light(visit: Visit, game: str) -> None:
    """To the last card that is turned up, and all that lies beside the board.

    Counted is what comes over HTTP, as it is sent. What the socket tells move by move is no part of
    it: it grows with the match, and is not compressed (docs/campaigns.md has what it weighs).
    """
    device = visit("de")
    fresh, traffic = opened_afresh(device, table_of(device, game))
    table = Table(fresh)
    PLAYERS[game](table, Mouse(), 3).play_out()
    assert table.over
    table.expect_result()
    for side in SIDES:
        table.side(side)
        idle(fresh.page)
    assert traffic.files <= WHOLE_BYTES, traffic.told()
    assert fresh.complaints() == []
    fresh.context.close()


def all_pictures(device: Device) -> None:
    """They come in one piece with the first card; a closer look brings its own page."""
    device.by("tab", "isle-market").click()
    card = device.page.locator("[data-picture] svg").first
    card.wait_for()
    card.click(button="right")
    device.page.locator("[data-close-up]").wait_for()
    idle(device.page)


def heaviest() -> str:
    return NAMES[-1]


def test_nothing_is_sent_twice(visit: Visit) -> None:
    """A second visit asks for the page and for what may have changed, nothing else."""
    device = visit("de")
    Home(device).open()
    idle(device.page)
    traffic = Traffic(device.page)
    device.page.reload()
    idle(device.page)
    assert traffic.bytes < 5_000, traffic.told()
