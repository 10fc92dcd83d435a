"""A table has one link: what the terminal prints opens it in a browser, and the other way round."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import Create
from tests.server.house import House
from tests.server.join.terminal import Sitting, sittings

NEW = ("--game", "mighty", "--players", "3", "--open", "--name", "Ann", "--lang", "en")


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sitting]:
    with sittings(tmp_path) as sitting:
        yield sitting


@pytest.mark.parametrize("spelling", ["/table/{}", "/#/table/{}"])
def test_the_link_of_the_terminal_opens_its_table_in_a_browser(
    home: House, sit: Sitting, visit: Visit, spelling: str
) -> None:
    """Also in the spelling that earlier versions printed."""
    ann = sit(home.url, *NEW)
    link = re.search(r"(http\S+?)/table/(\S+)", ann.until(r"come to this table by: \S+\n"))
    assert link is not None
    ben = visit()
    ben.page.goto(link[1] + spelling.format(link[2]))
    expect(ben.page).to_have_url(link[0])
    expect(ben.page.get_by_text("Ann").first).to_be_visible()
    ben.by("button", "seat-take").first.click()
    ann.until("sits down")


def test_the_link_of_the_browser_opens_its_table_in_a_terminal(visit: Visit, sit: Sitting) -> None:
    inga = visit()
    Create(inga, "mighty").open().seat(0, "me", "Inga").seat(1, "open").done()
    sit(inga.page.url, "--name", "Ben", "--lang", "en").until("You sit on seat 1")
    expect(inga.page.get_by_text("Ben").first).to_be_visible()
