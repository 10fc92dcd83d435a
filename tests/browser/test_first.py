"""Somebody is new: the lid offers a lesson, the table tells the goal and what to do now."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import ungeheuer.games
from tests.browser.access import barriers
from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.hands import PLAYERS, Mouse
from tests.browser.pages import Home
from ungeheuer.games import NAMES

GAMES = Path(ungeheuer.games.__file__).parent
FITS = """({goal, text}) => {
  const box = document.querySelector(".top .prompt"), words = box.querySelector(".words");
  words.querySelector("small").textContent = goal;
  words.querySelector("p").textContent = text;
  const [outer, inner] = [box, words].map(each => each.getBoundingClientRect());
  return inner.top >= outer.top && inner.bottom <= outer.bottom &&
    [...words.children].every(each => each.scrollWidth <= each.clientWidth + 1)
    ? null : `${text} | ${goal}: ${Math.round(inner.height)} in ${Math.round(outer.height)}`;
}"""


def words_of(game: str, language: str) -> dict[str, str]:
    text = (GAMES / game / "words" / language / "first.ftl").read_text("utf-8")
    return dict(re.findall(r"^(first-\S+) = (.+)$", text, re.MULTILINE))


def goal(page: Page) -> str:
    return page.locator(".prompt [data-goal]").inner_text()


@pytest.mark.parametrize("small", [True, False])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_lid_of_a_game_never_played_offers_the_lesson_first(
    visit: Visit, language: str, *, small: bool
) -> None:
    device = visit(language, new=True, small=small)
    Home(device).open()
    for game in NAMES:
        box = device.page.locator(f"article[data-table={game}]")
        first = box.locator(".ways a").first
        expect(first).to_have_text(device.say("home-first"))
        expect(first).to_have_attribute("href", f"/learn/{game}")
        expect(box.locator(f"a[href='/learn/{game}']")).to_have_count(1)
        expect(box.get_by_role("button", name=device.say("home-play"))).to_be_visible()
    assert barriers(device.page) == []
    known = visit(language)
    Home(known).open()
    known.by("button", "home-play").first.wait_for()
    expect(known.page.locator(".first")).to_have_count(0)


def seated(visit: Visit, game: str, language: str, *, new: bool, small: bool = True) -> Device:
    device = visit(language, new=new, small=small)
    table = Home(device).open().play(game)
    assert table.wait_for_question()
    return device


def board_place(device: Device) -> object:
    return device.page.evaluate(
        "Object.values(document.querySelector('main > .board').getBoundingClientRect().toJSON())"
    )


@pytest.mark.parametrize("small", [True, False])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", NAMES)
def test_all_that_is_told_has_room_in_the_question(
    visit: Visit, game: str, language: str, *, small: bool
) -> None:
    """It pushes nothing and covers nothing: it stands where the question stands."""
    device = seated(visit, game, language, new=True, small=small)
    told = words_of(game, language)
    goals = [text for code, text in told.items() if code.startswith(f"first-{game}")]
    assert goal(device.page) in goals
    assert barriers(device.page) == []
    place = board_place(device)
    steps = [text for text in told.values() if text not in goals]
    tried = [{"goal": each, "text": text} for each in goals for text in steps]
    assert [found for each in tried if (found := device.page.evaluate(FITS, each))] == []
    known = seated(visit, game, language, new=False, small=small)
    expect(known.page.locator("[data-goal]")).to_have_count(0)
    assert board_place(known) == place


@pytest.mark.parametrize("game", NAMES)
def test_it_is_told_less_as_one_plays_on(visit: Visit, game: str) -> None:
    device = visit("en", new=True)
    table = Home(device).open().play(game)
    assert table.wait_for_question()
    told = set(words_of(game, "en").values())
    prompt = device.page.locator(".top .prompt p")
    assert prompt.inner_text() in told
    player = PLAYERS[game](table, Mouse(), 3)
    player.answer()
    device.until(lambda: device.page.evaluate("'practice' in localStorage"))
    asked = device.page.evaluate("JSON.parse(localStorage.practice)")[game]
    assert asked["answers"] >= 1
    device.page.evaluate(
        """game => { const all = JSON.parse(localStorage.practice);
          const asked = Object.fromEntries(Object.keys(all[game].asked).map(rule => [rule, 3]));
          localStorage.practice = JSON.stringify({ [game]: { over: 0, answers: 30, asked } }) }""",
        game,
    )
    device.page.reload()
    assert table.wait_for_question()
    assert goal(device.page) in told  # as the table begins, once more
    player.answer()
    assert table.wait_for_question()
    expect(device.page.locator("[data-goal]")).to_have_count(0)


def test_whoever_has_chosen_keeps_the_choice(visit: Visit) -> None:
    device = visit("en", new=True)
    device.context.add_init_script("localStorage.help = 'off'")
    table = Home(device).open().play("mighty")
    assert table.wait_for_question()
    PLAYERS["mighty"](table, Mouse(), 3).answer()
    assert table.wait_for_question()
    expect(device.by("button", "hint")).to_have_count(0)


def test_a_lesson_has_its_own_words(visit: Visit) -> None:
    device = visit("en", new=True)
    Home(device).open()
    device.page.locator("a.first[href='/learn/mighty']").click()
    device.by("button", "learn-start").click()
    device.page.locator("[data-taught]").wait_for(state="attached")
    expect(device.page.locator("[data-goal]")).to_have_count(0)
