"""Rules one can see: chapters of three screens at most, scenes by touch and keys, links."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.access import barriers
from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.pages import Home, Table
from tests.browser.traffic import Traffic
from tests.scenes.every import ALL, judged
from ungeheuer.engine.scene import Scene
from ungeheuer.games import NAMES
from ungeheuer.server.routes.games import rule_page

PHONE: ViewportSize = {"width": 390, "height": 844}
SCREENS = 3
CHAPTER_BYTES = 40_000
HEIGHT = "document.documentElement.scrollHeight"
each_game = pytest.mark.parametrize("game", NAMES)


def scenes_of(game: str) -> list[Scene]:
    return [scene for scene in ALL if scene.game == game]


def turn_to(device: Device, game: str, place: str) -> None:
    """Without loading the page anew, as a link within it does."""
    if f"/rules/{game}" in device.page.url:
        device.page.evaluate("place => { location.hash = place }", place)
    else:
        device.go(f"/rules/{game}#{place}")
    device.page.locator(f"[data-chapter='{place.split('/', maxsplit=1)[0]}']").wait_for()


def open_scene(device: Device, scene: Scene) -> None:
    turn_to(device, scene.game, f"{scene.chapter}/{scene.name}")
    device.page.locator(f"[data-scene='{scene.name}'] .choice").first.wait_for()


def answer(page: Page, scene: Scene) -> None:
    """Choose what is right, by the buttons."""
    for n, right in enumerate(judged(scene).right):
        if right:
            page.locator(".choice").nth(n).click()
    if scene.asks == "all":
        page.locator("[data-scene] .button.main").click()
    page.locator(".verdict").wait_for()


@each_game
@pytest.mark.parametrize("language", ["de", "en"])
def test_no_chapter_is_longer_than_three_screens_of_a_phone(
    visit: Visit, game: str, language: str
) -> None:
    device = visit(language)
    page = device.page
    page.set_viewport_size(PHONE)
    high = {}
    for chapter in rule_page(game, language).sections:
        turn_to(device, game, chapter.id)
        if chapter.scenes:
            page.locator("[data-scene] .choice").first.wait_for()
        high[chapter.id] = page.evaluate(HEIGHT)
    assert max(high.values()) <= SCREENS * PHONE["height"], high


@each_game
def test_every_scene_can_be_answered_and_stays_within_three_screens(
    visit: Visit, game: str
) -> None:
    device = visit("de")
    page = device.page
    page.set_viewport_size(PHONE)
    high = {}
    for scene in scenes_of(game):
        open_scene(device, scene)
        expect(page.locator("[data-scene-drawing] svg").first).to_be_attached()
        answer(page, scene)
        expect(page.locator(".verdict.good")).to_contain_text(device.say("scene-right"))
        expect(page.locator(".verdict.good a").first).to_have_text(scene.rules[0])
        high[scene.name] = page.evaluate(HEIGHT)
    assert max(high.values()) <= SCREENS * PHONE["height"], high
    assert device.complaints() == []


@each_game
def test_a_chapter_adds_little_to_its_page(visit: Visit, game: str) -> None:
    device = visit("de")
    traffic = Traffic(device.page)
    device.go(f"/rules/{game}")
    device.by("heading", "rules-chapters").wait_for()
    device.page.wait_for_load_state("networkidle")
    before = traffic.bytes
    scene = scenes_of(game)[0]
    open_scene(device, scene)
    answer(device.page, scene)
    device.page.wait_for_load_state("networkidle")
    assert 0 < traffic.bytes - before <= CHAPTER_BYTES, traffic.told()


@each_game
def test_axe_finds_nothing_in_a_chapter(visit: Visit, game: str) -> None:
    device = visit("de")
    scene = scenes_of(game)[0]
    open_scene(device, scene)
    assert barriers(device.page) == []
    answer(device.page, scene)
    device.page.locator("details[name=rule] summary").first.click()
    assert barriers(device.page) == []


def test_a_piece_is_touched_and_the_reason_names_its_rule(visit: Visit) -> None:
    device = visit("en")
    page = device.page
    page.set_viewport_size(PHONE)
    scene = next(each for each in ALL if each.name == "tie")
    open_scene(device, scene)
    wrong = judged(scene).right.index(False)
    page.locator("[data-scene-drawing] button").nth(wrong).click()
    verdict = page.locator(".verdict.bad")
    expect(verdict).to_contain_text(device.say("scene-wrong"))
    verdict.get_by_role("link", name=scene.rules[0]).click()
    rule = page.locator(f"[id='{scene.rules[0]}']")
    expect(rule).to_have_attribute("open", "")
    rule.get_by_role("link", name=device.say("rule-scene")).first.click()
    expect(page.locator(f"[data-scene='{scene.name}'] .choice").first).to_be_visible()


def test_a_scene_by_keys_and_in_words(visit: Visit) -> None:
    device = visit("de")
    page = device.page
    scene = next(each for each in ALL if each.name == "neighbours")
    open_scene(device, scene)
    page.locator("[data-scene] summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-scene] details li").first).to_contain_text("G7")
    page.locator(".choice").first.focus()
    page.keyboard.press("Space")
    expect(page.locator(".choice").first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[role=status] .verdict.good")).to_be_visible()


def test_the_search_finds_texts_numbers_and_cards(visit: Visit) -> None:
    device = visit("en")
    device.go("/rules/island")
    field = device.page.get_by_label(device.say("rules-search"))
    found = device.page.locator("[data-found]")
    field.fill("I-9.4")
    expect(found.get_by_role("link", name="I-9.4")).to_be_visible()
    field.fill("ferry pass")
    card = found.locator("[data-card='K24']")
    expect(card).to_contain_text("Ferry Pass")
    card.get_by_role("link", name="I-20.2").click()
    expect(device.page.locator("[id='I-20.2']")).to_have_attribute("open", "")


def test_log_lines_and_cards_lead_to_their_rule_and_on_to_a_scene(visit: Visit) -> None:
    device = visit("en")
    page = device.page
    table = Home(device).open().play("mighty")
    assert table.wait_for_question()
    Table(device).side("log")
    line = page.locator(".log .line button").last
    rule = line.text_content()
    assert rule
    line.click()
    shown = page.locator(f"details[id='{rule}']")
    expect(shown).to_have_attribute("open", "")
    address = page.url
    page.locator("[data-chapter] a[data-turn='']").click()
    page.locator("a[data-turn='M-4']").first.click()
    expect(page.locator("[data-scene] .choice").first).to_be_visible()
    assert page.url == address
    page.locator("[data-rule='M-1.2'] svg").first.click(button="right")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name=device.say("rules-open", rule="M-1.2")).click()
    expect(page.locator("details[id='M-1.2']")).to_have_attribute("open", "")
    assert device.complaints() == []
