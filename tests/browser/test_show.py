"""What happens is seen happening: each step with its events, the log in step with the stage."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.amounts import amount
from tests.browser.conftest import Visit
from tests.browser.scenes.boards import moment
from tests.browser.staging import RECORD, Watched, brief_beats, story_of, wrong_steps

BOSSES = ("crystal-dragon", "lithosaur", "lavalord")
BIG = ("lost-3", "event-3", "market-3")  # a pylon, an event card, an ally


@pytest.mark.parametrize("boss", BOSSES)
def test_staged_steps_are_the_events_told_and_the_log_keeps_step(
    settled: Callable[[int], Visit], boss: str
) -> None:
    device = settled(5)(moving=True)
    device.go("/")
    device.page.evaluate("localStorage.setItem('motion', 'fast')")
    watched = Watched(device, boss, 5)
    watched.turns(amount(6, at_home=3))
    frames = watched.frames()
    scenes = [frame["scene"] for frame in frames if frame["scene"] is not None]
    assert len(set(scenes)) > 10
    assert {1, 2} & {len(frame["codes"]) for frame in frames}
    assert wrong_steps(frames, story_of(device)) == []
    assert brief_beats(frames) == []


@pytest.mark.parametrize("name", BIG)
def test_a_big_moment_is_in_full_sight_for_most_of_a_second(visit: Visit, name: str) -> None:
    device = visit("de", moving=True, small=True)
    moment("island", name)(device)
    device.page.evaluate(RECORD)
    for _ in range(2):
        device.by("button", "page-replay").click()
    beat = device.page.locator("[data-beat]")
    beat.first.wait_for()
    expect(beat).to_have_count(0)
    frames = device.page.evaluate("staged")
    assert any(frame["beat"] for frame in frames)
    assert brief_beats(frames) == []


def test_skipping_leads_to_ones_own_question_and_tells_what_was_missed(
    settled: Callable[[int], Visit],
) -> None:
    device = settled(5)(moving=True)
    watched = Watched(device, "lithosaur", 5)
    while watched.table.view["turn"] < 2:
        if watched.asks():
            watched.answer()
    device.by("button", "isle-show-skip").click()
    device.until(lambda: watched.asks() and watched.table.view["turn"] > 3)
    expect(device.page.locator(".show")).to_have_count(0)
    lines = device.page.locator("[data-since] > ol > li")
    expect(lines).to_have_count(5)  # three boss phases, two partners
    bar = device.page.get_by_role("slider")
    lines.first.get_by_role("button").last.click()
    expect(bar).to_be_visible()
    bar.press("End")
    expect(bar).to_have_js_property("value", bar.get_attribute("max"))
    device.page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
