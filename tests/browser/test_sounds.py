"""Sounds: offered once at the first answer, a button in the bar, never over a voice that speaks."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.hands import PLAYERS, Mouse
from tests.browser.pages import Home, Table
from tests.browser.stage import SIZES, STAGES, measured
from tests.browser.traffic import Traffic
from ungeheuer.games import NAMES

# What is played: how loud, from when to when by its own clock and by the page's; when is spoken.
LISTEN = """(() => {
  window.played = [];
  window.spoken = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when = 0) {
    const { buffer, loop, context } = this, at = Math.max(when, context.currentTime);
    const peak = buffer.getChannelData(0).reduce((most, each) => Math.max(most, Math.abs(each)), 0);
    const now = performance.now() + (at - context.currentTime) * 1000;
    played.push({ loop, peak, at, ends: at + buffer.duration, now });
    return start.call(this, when);
  };
  addEventListener("DOMContentLoaded", () => new MutationObserver(changes => {
    if (changes.some(({ target }) => target.parentElement?.closest("[data-announcer]") ||
      target.matches?.("[data-announcer]"))) spoken.push(performance.now());
  }).observe(document.body, { subtree: true, childList: true, characterData: true }));
})()"""
QUIET = 1500  # milliseconds
LIMIT = 10 ** (-6 / 20)
# Nobody has answered yet, though all else is known.
UNASKED = """if (!localStorage.offered) {
  localStorage.removeItem("sounds");
  localStorage.offered = "yes";
}"""


def offer(device: Device) -> Locator:
    return device.page.locator("[data-sound-offer]")


def chosen(device: Device) -> str | None:
    found: str | None = device.page.evaluate("localStorage.getItem('sounds')")
    return found


def speaker(device: Device) -> Locator:
    return device.by("button", "sound")


def tops(part: Locator) -> float:
    return float(part.evaluate("node => node.getBoundingClientRect().top"))


def played(device: Device, *, loop: bool = False) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = device.page.evaluate("window.played")
    return [each for each in found if each["loop"] == loop]


def first_answer(device: Device, game: str) -> Table:
    table = Home(device).open().play(game)
    assert table.wait_for_question()
    expect(offer(device)).to_have_count(0)
    version = table.version
    PLAYERS[game](table, Mouse(), 5).answer()
    table.wait_beyond(version)
    return table


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_sound_is_offered_at_the_first_answer_and_never_again(
    visit: Visit, game: str, answer: str
) -> None:
    device = visit("de")
    device.context.add_init_script(UNASKED)
    table = first_answer(device, game)
    expect(offer(device)).to_be_visible()
    expect(device.page.get_by_role("dialog")).to_have_count(0)
    offer(device).get_by_role("button", name=device.say(f"sound-{answer}"), exact=True).click()
    expect(offer(device)).to_have_count(0)
    assert chosen(device) == answer
    expect(speaker(device)).to_have_attribute("aria-pressed", str(answer == "yes").lower())
    device.page.reload()
    device.page.locator(".prompt.yours").wait_for()
    device.page.locator("[data-target]").first.wait_for()
    version = table.version
    PLAYERS[game](table, Mouse(), 6).answer()
    table.wait_beyond(version)
    expect(offer(device)).to_have_count(0)
    assert chosen(device) == answer


@pytest.mark.parametrize("game", NAMES)
def test_the_offer_covers_neither_board_nor_question(visit: Visit, game: str) -> None:
    device = visit("de")
    device.context.add_init_script(UNASKED)
    first_answer(device, game)
    offer(device).wait_for(state="attached")
    stage = STAGES[game]
    seen = 0
    for name, size in SIZES.items():
        wrong, _ = measured(device.page, size, *stage.needed)
        assert wrong == [], name
        seen += offer(device).is_visible()
    assert seen >= len(SIZES) - 2  # upright, long questions come first


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("small", [False, True], ids=["desk", "phone"])
def test_a_button_in_the_bar_turns_sounds_on_and_off(
    visit: Visit, game: str, *, small: bool
) -> None:
    device = visit("de", small=small)
    device.context.add_init_script(LISTEN)
    traffic = Traffic(device.page)
    table = Home(device).open().play(game)
    assert table.wait_for_question()
    if small:
        device.by("button", "table-sides").click()
        home = device.page.locator(".drawers .tools a")
        assert tops(home) == tops(speaker(device))  # one row, with all else
    assert not [url for url in traffic.asked.values() if "player" in url or "Playing" in url]
    speaker(device).click()
    expect(speaker(device)).to_have_attribute("aria-pressed", "true")
    device.until(lambda: played(device, loop=True))
    (ambience,) = played(device, loop=True)
    assert ambience["peak"] < 0.06
    speaker(device).click()
    expect(speaker(device)).to_have_attribute("aria-pressed", "false")
    assert chosen(device) == "no"


def together(sounds: list[dict[str, Any]]) -> float:
    """How loud it is where most of them are heard at once, at the worst."""
    loud = (
        sum(float(each["peak"]) for each in sounds if each["at"] <= one["at"] < each["ends"])
        for one in sounds
    )
    return max(loud)


@pytest.mark.parametrize("game", NAMES)
def test_a_match_is_heard_and_never_too_loud(visit: Visit, game: str) -> None:
    device = visit()
    device.context.add_init_script(LISTEN + ";localStorage.setItem('sounds', 'yes')")
    table = Home(device).open().play(game)
    player = PLAYERS[game](table, Mouse(), 3)
    for _ in range(6):
        if not table.wait_for_question():
            break
        version = table.version
        player.answer()
        table.wait_beyond(version)
    device.until(lambda: len(played(device)) >= 3)
    effects = played(device)
    (ambience,) = played(device, loop=True)
    assert together(effects) + ambience["peak"] <= LIMIT
    assert all(one["at"] <= two["at"] for one, two in pairwise(effects))


def test_effects_wait_for_the_voice_of_who_plays_by_text(visit: Visit) -> None:
    device = visit()
    device.context.add_init_script(LISTEN + ";localStorage.setItem('sounds', 'yes')")
    device.context.add_init_script("localStorage.setItem('sounds-wait', 'yes')")
    table = Home(device).open().play("mighty")
    assert table.wait_for_question()
    version = table.version
    PLAYERS["mighty"](table, Mouse(), 3).answer()
    table.wait_beyond(version)
    device.until(lambda: played(device))
    told: list[float] = device.page.evaluate("window.spoken")
    assert told
    for effect in played(device):
        before = [at for at in told if at <= effect["now"]]
        assert effect["now"] - max(before) >= QUIET - 50
