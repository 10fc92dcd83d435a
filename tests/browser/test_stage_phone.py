"""What strangers stumbled over on the narrowest phone: drawers, steps of the boss, the market."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.hands import Fingers, OnIsland
from tests.browser.pages import Create, Table
from tests.browser.scenes.boards import moment
from tests.browser.stage import SIZES, resize

NARROW = SIZES["360×640"]
# Words wider or higher than what they stand in.
OVERFULL = """all => all
  .filter(node => node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + 1)
  .map(node => `${node.textContent.trim()}: ${node.scrollWidth} > ${node.clientWidth}, ` +
    `${node.scrollHeight} > ${node.clientHeight}`)"""
# Lines of the question that its frame cuts off.
CUT = """text => {
  const line = document.querySelector(".prompt p");
  line.textContent = text;
  return line.scrollHeight > line.closest(".prompt").clientHeight ? [text] : [];
}"""
ASKED = ("2-6", "3-3", "3-4", "9-1", "9-4", "10-3", "10-5", "10-6", "11-1", "14-2", "17-1")
ASKED_LATER = ("18-7", "18-9", "20-1")
MOST_STEPS = 60


def phone(visit: Visit, language: str = "de", *, moving: bool = False) -> Device:
    device = visit(language, small=True, touch=True, moving=moving)
    resize(device.page, NARROW)
    return device


def at_moment(visit: Visit, name: str, language: str = "de") -> Device:
    device = phone(visit, language, moving=name.startswith("boss-"))
    moment("island", name)(device)
    return device


def at_table(visit: Visit) -> Table:
    device = phone(visit)
    table = Create(device, "island").open().players(1).done()
    assert table.wait_for_question()
    return table


def choose(table: Table, tab: str) -> Locator:
    """Opens one of the drawers by the menu."""
    table.device.by("button", "table-sides").tap()
    table.device.by("tab", tab).tap()
    sheet = table.page.get_by_role("tabpanel")
    expect(sheet).to_be_visible()
    return sheet


def overfull(page: Page, selector: str) -> list[str]:
    found: list[str] = page.locator(selector).evaluate_all(OVERFULL)
    return found


def edges(part: Locator) -> dict[str, float]:
    found: dict[str, float] = part.evaluate("node => node.getBoundingClientRect().toJSON()")
    return found


def scrolled(sheet: Locator) -> int:
    top: int = sheet.evaluate("node => Math.round(node.scrollTop)")
    return top


def test_the_menu_shows_no_sheet_as_open(visit: Visit) -> None:
    table = at_table(visit)
    table.device.by("button", "table-sides").tap()
    expect(table.device.by("tab", "tab-log")).to_be_visible()
    expect(table.page.locator(".drawers [aria-selected=true]")).to_have_count(0)
    table.device.by("tab", "tab-log").tap()
    expect(table.page.get_by_role("tabpanel").get_by_role("log")).to_be_visible()


def test_drawers_open_at_their_beginning(visit: Visit) -> None:
    table = at_table(visit)
    for tab in ("isle-market", "isle-monsters", "isle-boss"):
        sheet = choose(table, tab)
        assert scrolled(sheet) == 0
        sheet.evaluate("node => node.scrollTo(0, node.scrollHeight)")
        table.device.by("button", "close").tap()
        assert scrolled(choose(table, tab)) == 0
        table.device.by("button", "close").tap()


def test_the_log_opens_at_its_newest_line(visit: Visit) -> None:
    table = at_table(visit)
    player = OnIsland(table, Fingers(table.device), 4)
    while table.version < 12:  # more than the sheet can show
        version = table.version
        player.answer()
        table.wait_beyond(version)
        assert table.wait_for_question()
    if table.page.locator(".drawers.open").count():  # the market, which is asked about
        table.device.by("button", "close").tap()
    choose(table, "tab-log")
    expect(table.page.locator(".log ol ol li").last).to_be_in_viewport()
    assert scrolled(table.page.get_by_role("tabpanel")) == 0


def test_rules_open_at_the_rule_that_matters(visit: Visit) -> None:
    table = at_table(visit)
    sheet = choose(table, "tab-rules")
    rule = sheet.locator("details.now summary").first
    expect(rule).to_be_in_viewport()
    assert edges(rule)["top"] - edges(sheet)["top"] < 40


def test_nothing_lies_under_the_way_out(visit: Visit) -> None:
    table = at_table(visit)
    way_out = table.device.by("button", "close")
    for tab in ("isle-market", "isle-monsters", "isle-boss", "tab-log"):
        sheet = choose(table, tab)
        assert edges(way_out)["bottom"] <= edges(sheet)["top"] + 1, tab
        way_out.tap()


def test_steps_of_the_boss_fit(visit: Visit) -> None:
    device = at_moment(visit, "boss-3")
    for _ in range(2):
        device.by("button", "page-replay").tap()
    following, steps = device.by("button", "isle-show-next"), 0
    while following.count() and steps < MOST_STEPS:
        assert overfull(device.page, ".show, .show p") == []
        assert edges(device.page.locator(".show .count"))["right"] <= NARROW["width"] - 8
        following.tap()
        steps += 1
    assert 3 < steps < MOST_STEPS


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_question_of_a_tile_fits(visit: Visit, language: str) -> None:
    device = at_moment(visit, "window-3", language)
    assert overfull(device.page, ".window .button, .window .words") == []
    tile, words = (device.page.locator(f".window .{part}").first for part in ("tile", "words"))
    assert edges(tile)["right"] <= edges(words)["left"]
    texts = [device.say(f"ask-I-{rule}") for rule in ASKED + ASKED_LATER]
    assert [cut for text in texts for cut in device.page.evaluate(CUT, text)] == []


def test_a_touch_chooses_a_card_and_another_one_buys_it(visit: Visit) -> None:
    device = at_moment(visit, "market-3")
    card = device.page.locator(".piece.hot[data-key^='slot ']").first
    key = card.get_attribute("data-key")
    chosen = device.page.locator(f"[data-key='{key}']")
    said = device.page.locator("output")
    chosen.tap()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(device.page.locator(f".choices [data-move='{key}']")).to_contain_text("kaufen")
    expect(said).to_be_empty()
    chosen.tap()
    expect(said).not_to_be_empty()


def test_the_longest_name_of_a_card_stays_within_its_button(visit: Visit) -> None:
    device = at_moment(visit, "market-3")
    rename = "node => { node.firstChild.textContent = 'Notstromaggregat für 2' }"
    for button in device.page.locator(".choices .button[data-move^='slot ']").all():
        button.evaluate(rename)
    assert overfull(device.page, ".choices .button") == []
