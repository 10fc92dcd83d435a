"""A browser that last saw the commit before finds everything as it was: settings, tables, links.

upgrade/profile.json is what the client of commit 61e539a kept in a browser, and where the match in
hand stood; upgrade/tables.sqlite is the database behind it. Neither is ever written anew: they are
what people have on their devices.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import HURRIED, Visit
from tests.browser.device import Device
from tests.browser.pages import Mighty, Table
from tests.browser.test_cardsets import CardSets, played, recorded
from tests.server.house import House, house

KEPT = Path(__file__).parent / "upgrade"
PROFILE: dict[str, Any] = json.loads((KEPT / "profile.json").read_text("utf-8"))
STORAGE: dict[str, str] = PROFILE["storage"]
LINKS: dict[str, str] = PROFILE["links"]
PLAYING, FINISHED = LINKS["playing"], LINKS["finished"]
# Once: what the new client writes stays when a page is loaded again.
FURNISH = """kept => { if (!localStorage.length)
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value); }"""
# The tables are years old by now, and shall not expire.
LASTING = msgspec.structs.replace(
    HURRIED, expire_open_hours=0, expire_playing_days=0, expire_over_days=0
)


@pytest.fixture(scope="module")
def old_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all: only one test plays on at the table in hand."""
    folder = tmp_path_factory.mktemp("upgrade")
    shutil.copy(KEPT / "tables.sqlite", folder)
    with house(f"sqlite:///{folder / 'tables.sqlite'}", LASTING) as built:
        yield built


@pytest.fixture
def inga(visit_at: Visit, old_home: House) -> Device:
    """Her system is set to English, light colours and reduced motion; she chose otherwise."""
    return furnished(visit_at(old_home.url, new=True), STORAGE)


@pytest.fixture
def at_board(visit_at: Visit, old_home: House) -> Device:
    """She plays on the board, not by text."""
    return furnished(visit_at(old_home.url, new=True), STORAGE | {"by-text": "no"})


def furnished(device: Device, storage: dict[str, str]) -> Device:
    device.context.add_init_script(f"({FURNISH})({json.dumps(storage)})")
    device.language = storage["language"]
    return device


def test_every_kind_of_choice_is_in_the_profile() -> None:
    """But the wish for notifications, which only a browser with a window grants."""
    assert set(STORAGE) == {
        *("name", "key", "language", "theme", "help", "adviser", "motion", "boss-steps"),
        *("sounds", "volume", "by-text", "card-sets", "records"),
    }


def test_everything_is_as_it_was_chosen(inga: Device) -> None:
    page = inga.page
    inga.go("/")
    expect(page.get_by_label(inga.say("home-your-name"))).to_have_value("Inga")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-motion", "slow")
    inga.go(f"/table/{PLAYING}")
    Table(inga).side("people")
    for code in ("language", "theme", "motion", "adviser"):
        expect(inga.by("combobox", code).last).to_have_value(STORAGE[code])
    expect(inga.by("combobox", "help-level")).to_have_value(STORAGE["help"])
    for code in ("sound", "text-play"):
        expect(inga.by("switch", code)).to_have_attribute("aria-checked", "true")
    expect(page.get_by_label(inga.say("sound-volume"))).to_have_value(STORAGE["volume"])
    inga.go("/boards/island/boss-5")
    inga.by("tab", "isle-boss").click()
    expect(page.get_by_label(inga.say("isle-pace")).first).to_have_value("step")


def test_nothing_that_was_kept_is_changed_by_looking(inga: Device) -> None:
    for path in ("/", "/tables", f"/table/{PLAYING}", "/cards/mighty", "/replay"):
        inga.go(path)
        inga.page.get_by_role("link").first.wait_for()
    # Not by its properties: `key` is also the name of a method.
    kept = {
        name: inga.page.evaluate("name => localStorage.getItem(name)", name) for name in STORAGE
    }
    assert kept == STORAGE


def test_all_tables_are_on_the_list(inga: Device) -> None:
    inga.go("/tables")
    for table in (PLAYING, FINISHED):
        expect(inga.page.locator(f'a[href*="{table}"]').first).to_be_visible()
    inga.go("/replay")
    expect(inga.page.get_by_text("abend.json")).to_be_visible()


def test_the_match_in_hand_goes_on_where_it_stood(at_board: Device) -> None:
    stood = PROFILE["position"]
    at_board.go(f"/table/{PLAYING}")
    table = Table(at_board)
    assert table.wait_for_question()
    seen = {**table.view, "places": [dict(place) for place in table.view["places"]]}
    for place in seen["places"]:
        del place["total"], place["king"]  # they came later
    assert (table.version, table.moves, seen) == tuple(
        stood[part] for part in ("version", "moves", "view")
    )
    Mighty(table).lay(table.moves[0])
    table.wait_beyond(stood["version"])


def test_the_own_card_set_is_on_the_shelf_and_can_be_played(inga: Device) -> None:
    sets = CardSets(inga, "mighty").open()
    inga.page.get_by_role("link", name="Dachboden").click()
    inga.page.wait_for_url(f"**{LINKS['set']}")
    sets.settled()
    table = played(sets, "Dachboden")
    table.wait_for_question()
    assert recorded(inga)["cardset"]["data"]["level"]["1"]["loot"]["max"] == 20


# -- links


@pytest.mark.parametrize("spelling", ["/table/{}", "/#/table/{}"])
def test_a_link_to_a_table_opens_it(at_board: Device, spelling: str) -> None:
    at_board.go(spelling.format(PLAYING))
    expect(at_board.page).to_have_url(re.compile(f"/table/{PLAYING}$"))
    at_board.page.locator("[data-spot]").first.wait_for()
    at_board.page.locator("[data-card]").first.wait_for()


def test_a_link_to_a_hand_shows_cards_and_no_board(at_board: Device) -> None:
    at_board.go(f"/table/{PLAYING}/hand")
    at_board.page.locator("[data-card]").first.wait_for()
    expect(at_board.page.locator("[data-spot]")).to_have_count(0)


def test_a_link_to_a_screen_shows_the_board_and_no_cards(at_board: Device) -> None:
    at_board.go(f"/table/{PLAYING}/screen")
    at_board.page.locator("[data-spot]").first.wait_for()
    expect(at_board.page.locator("[data-card]")).to_have_count(0)


@pytest.mark.parametrize("query", ["", "?seat=dungeon", "?secrets=true"])
def test_a_link_to_a_moment_shows_that_move(inga: Device, query: str) -> None:
    inga.go(f"/replay/{FINISHED}/2{query}")
    expect(inga.page.get_by_role("slider")).to_have_value("2")
    inga.page.locator("[data-place]").first.wait_for()


def test_a_personal_link_makes_another_device_the_same_person(
    visit_at: Visit, old_home: House
) -> None:
    phone = visit_at(old_home.url, "de")
    phone.go(f"/tables#key={STORAGE['key']}")
    phone.page.locator(f'a[href*="{PLAYING}"]').first.wait_for()
    expect(phone.page).to_have_url(f"{old_home.url}/tables")


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/cards/mighty", "[data-spot-card]"),
        ("/cards/timid", "[data-spot-card]"),
        (LINKS["set"], "[data-spot-card]"),
        ("/rules/island", "main h1"),
        ("/rules/mighty#M-3.1", '[id="M-3.1"]'),
        ("/boards/mighty", "[data-spot]"),
        ("/boards/timid/peeking", "[data-place]"),
        ("/boards/island/turn-start-3/full", "[data-target]"),
        ("/new/timid", "main li select"),
    ],
)
def test_a_link_to_a_page_shows_it(inga: Device, path: str, shown: str) -> None:
    inga.go(path)
    inga.page.locator(shown).first.wait_for()
    expect(inga.page).to_have_url(inga.address + path)


def test_what_a_renewed_server_no_longer_has_comes_with_the_new_page(at_board: Device) -> None:
    """Parts of the client are fetched when they are wanted, and have other names in each build."""
    at_board.go(f"/table/{PLAYING}")
    table = Table(at_board)
    table.wait_for_question()
    version, loaded = table.version, []
    at_board.page.on("load", lambda _: loaded.append(True))
    gone: set[str] = set()

    def lost(route: Route) -> None:
        if loaded or len(gone | {route.request.url}) > 1:
            return route.fallback()
        gone.add(route.request.url)
        return route.fulfill(status=404)

    at_board.allowed += ["404", "dynamically imported module"]
    at_board.page.route("**/assets/*.js", lost)
    table.side("rules")
    at_board.until(lambda: bool(loaded))
    table.wait_for_question()
    assert len(gone) == 1
    assert table.version == version
    table.side("rules")
    expect(at_board.page.get_by_role("tabpanel").get_by_role("searchbox")).to_be_visible()
