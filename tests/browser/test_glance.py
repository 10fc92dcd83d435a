"""A game in one picture: on one screen, on one sheet of paper, from the lid and from the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import Home, Table
from tests.browser.stage import SIZES
from ungeheuer.games import NAMES

SIGHT = """() => {
  const { top, bottom, left, right } = document.querySelector("[data-glance]")
    .getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}"""
A4 = (842, 595)  # points, across


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", ["de", "en"])
def test_it_fits_on_one_screen_and_on_one_sheet(visit: Visit, game: str, language: str) -> None:
    device = visit(language)
    home = Home(device).open()
    home.within(game, "link", "glance-open").click()
    page = device.page
    expect(page.locator("[data-glance] ol li").first).to_be_visible()
    for size in SIZES.values():
        page.set_viewport_size(size)
        page.wait_for_timeout(200)
        assert page.evaluate(SIGHT), (size, "the picture is larger than the screen")
    paper = page.pdf(prefer_css_page_size=True, print_background=True)
    boxes = re.findall(rb"/MediaBox \[0 0 ([0-9.]+) ([0-9.]+)\]", paper)
    assert [(round(float(w)), round(float(h))) for w, h in boxes] == [A4]


@pytest.mark.parametrize("game", NAMES)
def test_it_opens_over_a_table_and_closes_again(visit: Visit, game: str) -> None:
    device = visit("de")
    table = Home(device).open().play(game)
    table.wait_for_question()
    Table(device).side("rules")
    device.by("button", "glance-open").click()
    sheet = device.page.locator("dialog [data-glance]")
    expect(sheet).to_be_visible()
    device.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert device.complaints() == []
