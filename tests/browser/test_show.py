"""What happens is seen happening: each step with its events, the log in step with the stage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.amounts import amount
from tests.browser.causes import early_effects
from tests.browser.conftest import Visit
from tests.browser.scenes.boards import moment
from tests.browser.staging import (
    RECORD,
    Watched,
    brief_beats,
    brief_steps,
    cut_lines,
    faults_of,
    told_to,
    wrong_steps,
)

BOSSES = ("crystal-dragon", "lithosaur", "lavalord")
# kept moments with big ones, and those: "down" is a monster at 0 HP, "saved" its rescue
BIG = {
    "lost-3": {"pylon"},
    "event-3": {"card"},
    "market-3": {"ally"},
    "full-host": {"next"},
    "lost-1": {"down", "awake"},
    "won-3": {"fallen"},
    "rescued-5": {"down", "saved"},
}
PACES = ("slow", "normal", "fast")


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
    assert any(frame["causes"] for frame in frames)
    assert faults_of(frames, told_to(device)) == []


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("name", BIG)
def test_a_big_moment_is_in_full_sight_for_most_of_a_second(
    visit: Visit, name: str, pace: str
) -> None:
    device = visit("de", moving=True, small=pace != "normal")
    device.go("/")
    device.page.evaluate("pace => localStorage.setItem('motion', pace)", pace)
    moment("island", name)(device)
    device.page.evaluate(RECORD)
    for _ in range(2):
        device.by("button", "page-replay").click()
    beat = device.page.locator("[data-beat]")
    beat.first.wait_for(timeout=60_000)  # at a slow pace others come first
    show = device.page.locator(".show:not([data-live])")
    expect(show).to_have_count(0, timeout=90_000)
    frames = device.page.evaluate("staged")
    assert {frame["beat"] for frame in frames if frame["beat"]} >= BIG[name]
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


def frame(scene: int | None, told: int, codes: str, **more: Any) -> dict[str, Any]:
    plain = {"scene": scene, "told": told, "codes": codes.split(), "beat": None, "lines": told}
    return plain | {"rests": True, "cut": [], "facts": {}, "causes": []} | more


def test_what_is_wrong_with_a_show_is_found() -> None:
    story = ["rolled", "monster-moved", "attacked", "minion-destroyed"]
    good = [frame(None, 0, ""), frame(0, 1, "rolled"), frame(1, 2, "monster-moved")]
    assert wrong_steps(good, story) == []
    assert wrong_steps([*good, frame(2, 4, "attacked minion-destroyed")], story) == []
    assert wrong_steps([*good, frame(2, 3, "minion-destroyed")], story)
    assert wrong_steps([*good, frame(3, 3, "attacked")], story)
    assert wrong_steps([*good, frame(2, 3, "attacked", lines=4)], story)
    steps = [frame(0, 1, "rolled", at=0), frame(1, 2, "monster-moved", at=500)]
    assert brief_steps(steps) == []
    assert brief_steps([steps[0], {**steps[1], "at": 120}]) == ["scene 0 for 120 ms"]
    hidden = [frame(0, 1, "attacked", cut=["minion-destroyed"]), frame(1, 2, "rolled")]
    assert cut_lines(hidden) == ["scene 0: ['minion-destroyed'] not in sight"]


def test_a_big_moment_counts_from_when_it_is_at_rest() -> None:
    def beats(*frames: tuple[str | None, bool, int]) -> list[str]:
        return brief_beats([frame(0, 1, "", beat=b, rests=r, at=at) for b, r, at in frames])

    assert beats(("pylon", False, 0), ("pylon", True, 300), (None, True, 1100)) == []
    assert beats(("pylon", False, 0), ("pylon", True, 300), (None, True, 800)) == [
        "pylon for 500 ms"
    ]
    assert beats(("pylon", False, 0), (None, True, 2000)) == ["pylon for 0 ms"]
    assert "pylon covered" in beats(("pylon covered", True, 0), (None, True, 2000))


def test_an_effect_before_its_cause_is_found() -> None:
    healed = {"code": "healed", "params": {"player": 1}}
    erupted = {"code": "dice-erupted", "params": {}}
    before, after = {"heart 1": 4, "tray heart": 1}, {"heart 1": 5}
    flight = ['flight [data-lands="heart 1"]']
    rolled = frame(0, 0, "", facts=before)
    leaves = frame(0, 0, "", facts={"heart 1": 4}, causes=flight)
    heals = frame(1, 1, "healed", facts=after)
    assert early_effects([rolled, leaves, heals], [healed]) == []
    late = [rolled, heals, frame(1, 1, "healed", facts=after, causes=flight)]
    assert early_effects(late, [healed]) == ["scene 1: healed before its die has flown"]
    early = frame(0, 0, "", facts=after)
    assert early_effects([frame(None, 0, ""), rolled, early], []) == [
        "scene 0: heart 1 in its middle"
    ]
    dice = {"boss-die fame in zone 1": 1}
    flies = frame(1, 1, "dice-erupted", causes=["volcano"])
    assert early_effects([rolled, flies], [erupted]) == []
    assert early_effects([rolled, {**flies, "causes": []}], [erupted])
    assert early_effects([rolled, {**flies, "facts": dice}], [erupted])
    assert early_effects(
        [rolled, frame(1, 1, "turn-began", facts=after)], [{"code": "turn-began", "params": {}}]
    )
