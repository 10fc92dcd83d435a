"""What happens is seen happening: each step with its events, the log in step with the stage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.amounts import amount
from tests.browser.conftest import Visit
from tests.browser.scenes.boards import moment
from tests.browser.staging import (
    RECORD,
    Watched,
    brief_beats,
    brief_steps,
    story_of,
    wrong_steps,
)

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
    assert all(frame["lines"] is not None for frame in frames if frame["scene"] is not None)
    assert wrong_steps(frames, story_of(device)) == []
    assert brief_beats(frames) == []
    assert brief_steps(frames) == []


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


def test_what_is_wrong_with_a_show_is_found() -> None:
    story = ["rolled", "monster-moved", "attacked", "minion-destroyed"]

    def frame(scene: int | None, told: int, codes: str, **more: Any) -> dict[str, Any]:
        plain = {"scene": scene, "told": told, "codes": codes.split(), "beat": None, "lines": told}
        return plain | more

    good = [frame(None, 0, ""), frame(0, 1, "rolled"), frame(1, 2, "monster-moved")]
    assert wrong_steps(good, story) == []
    assert wrong_steps([*good, frame(2, 4, "attacked minion-destroyed")], story) == []
    assert wrong_steps([*good, frame(2, 3, "minion-destroyed")], story)
    assert wrong_steps([*good, frame(3, 3, "attacked")], story)
    assert wrong_steps([*good, frame(2, 3, "attacked", lines=4)], story)
    beats = [frame(0, 1, "rolled", beat="pylon", at=0), frame(1, 2, "monster-moved", at=500)]
    assert brief_beats(beats) == ["pylon for 500 ms"]
    assert brief_steps(beats) == []
    assert brief_steps([beats[0], {**beats[1], "at": 120}]) == ["scene 0 for 120 ms"]
    beats[0]["beat"] = "pylon covered"
    assert "pylon covered" in brief_beats(beats)
