"""Teaching mode in the browser: work is handed back in the settings, done in the question's place
by touch, mouse or keys, and explained with the rule."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.access import barriers
from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.hands import PLAYERS, Arrows, Fingers, Hand, Mouse
from tests.browser.pages import Create, Home, Table
from ungeheuer.games import NAMES, manifest

SHOTS = os.environ.get("TASK_SHOTS")
LEARNS = [name for name in NAMES if manifest(name).tasks is not None]
ENOUGH = {"mighty": 4, "timid": 1, "island": 6}
# What can be answered to a task, and what is lit for it, where something else lies over its middle.
COVERED = """() => [...document.querySelectorAll(".prompt .given :is(button, input), [data-lit]")]
  .map(each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    const free = each.matches("[data-lit]") ? hit?.closest(".board") : each.contains(hit);
    return free ? "" : `${each.dataset.lit ?? each.textContent}: ${hit?.outerHTML.slice(0, 120)}`;
  })
  .filter(Boolean)
"""


def shot(device: Device, name: str) -> None:
    """Where somebody wants to look at them."""
    if SHOTS:
        Path(SHOTS).mkdir(parents=True, exist_ok=True)
        device.page.screenshot(path=Path(SHOTS) / f"{name}.png")


def opened(device: Device, game: str) -> Table:
    if game == "timid":
        return Create(device, "timid").open().seat(0, "bot:goblin").seat(1, "me").done()
    return Home(device).open().play(game)


def hand_back(device: Device, table: Table) -> None:
    """All of it, in the settings."""
    device.page.locator(".prompt.yours").wait_for()
    table.side("people")
    summary = device.page.locator("summary").filter(has_text=device.say("tasks-open"))
    summary.click()
    switches = device.page.locator("details[open] [role=group]").first.get_by_role("switch")
    switches.first.wait_for()
    for number in range(switches.count()):
        switches.nth(number).click()
        expect(switches.nth(number)).to_have_attribute("aria-checked", "true")
    device.page.keyboard.press("Escape")
    close = device.page.locator('.prompt [aria-pressed="true"]')
    if close.count():
        close.first.click()


class Pupil:
    """Plays, and works out what is handed back: wrong at first, then right."""

    def __init__(self, device: Device, table: Table, hand: Hand, game: str) -> None:
        self.device, self.table, self.hand = device, table, hand
        self.player = PLAYERS[game](table, hand, 5)
        self.judged = 0

    @property
    def task(self) -> dict[str, Any] | None:
        heard = [json.loads(frame) for frame in self.device.frames]
        kinds = [each for each in heard if each["type"] in {"task", "sync"}]
        return kinds[-1] if kinds and kinds[-1]["type"] == "task" else None

    def to_task(self) -> bool:
        """Play until something is to be worked out; False where the match is over before."""
        while True:
            self.device.until(
                lambda: bool(self.task or self.table.over or self.table.ask or self.ends())
            )
            if self.task:
                self.device.page.locator("[data-task]").wait_for(state="attached")
                return True
            if self.table.over:
                return False
            if self.table.ask:
                self.move_on()

    def move_on(self) -> None:
        version = self.table.version
        self.player.answer()
        self.device.until(lambda: self.table.version != version or bool(self.task) or self.ends())

    def ends(self) -> bool:
        return self.table.ends_turn(self.hand.press)

    def work(self) -> dict[str, Any]:
        """Answer by what lies there; the verdict."""
        task = self.task
        assert task is not None
        box = self.device.page.locator(".prompt [role=group]")
        if task["kind"] == "amounts":
            for number in range(len(task["choices"])):
                self.hand.press(box.locator(".amount").nth(number).locator("button").nth(1))
            self.hand.press(box.locator("[data-done]"))
        elif task["kind"] == "one":
            self.hand.press(self.piece(task) or box.locator("[data-choice]").first)
        else:
            self.hand.press(box.locator("[data-choice]").first)
            self.hand.press(box.locator("[data-done]"))
        before = self.judged
        self.device.until(lambda: len(self.device.heard("judged")) > before)
        self.judged = len(self.device.heard("judged"))
        verdict: dict[str, Any] = self.device.heard("judged")[-1]
        note = self.device.page.locator("[data-verdict]")
        expect(note).to_have_attribute("data-verdict", str(verdict["right"]).lower())
        expect(note.locator("..")).to_contain_text(verdict["cites"])
        return verdict

    def go_on(self) -> None:
        """Put away a verdict in the question's place: nothing is asked before."""
        button = self.device.page.locator(".prompt [data-go-on]")
        if not button.count():
            return
        expect(self.device.page.locator("[data-task], [data-lit], .note")).to_have_count(0)
        assert self.device.page.evaluate(COVERED) == []
        self.hand.press(button)
        expect(self.device.page.locator("[data-verdict]")).to_have_count(0)

    def piece(self, task: dict[str, Any]) -> Locator | None:
        """A part of the board that stands for the first choice."""
        pieces = task["choices"][0].get("pieces", [])
        if not pieces or not pieces[0].startswith("zone "):
            return None
        zone = pieces[0].removeprefix("zone ")
        return self.device.page.locator(f'.board [data-point="zone {zone}"]').first


@pytest.mark.parametrize("game", LEARNS)
def test_work_is_done_by_mouse_on_a_desk(visit: Visit, game: str) -> None:
    device = visit("en")
    done(device, game, Mouse(), "desk")


@pytest.mark.parametrize("game", LEARNS)
def test_work_is_done_by_fingers_on_a_phone(visit: Visit, game: str) -> None:
    device = visit("de", small=True, touch=True)
    done(device, game, Fingers(device), "phone")


def test_work_is_done_by_keys_alone(visit: Visit) -> None:
    device = visit("en")
    done(device, "mighty", Arrows(device), "keys")


def done(device: Device, game: str, hand: Hand, name: str) -> None:
    table = opened(device, game)
    table.wait_for_question()
    hand_back(device, table)
    pupil = Pupil(device, table, hand, game)
    verdicts: list[dict[str, Any]] = []
    while len(verdicts) < ENOUGH[game] and pupil.to_task():
        task = pupil.task
        assert task is not None
        if task["lit"] or any(each.get("pieces") for each in task["choices"]):
            device.page.locator("[data-lit]").first.wait_for()
        assert device.page.evaluate(COVERED) == []
        shot(device, f"{game}-{name}-{len(verdicts)}-{task['code']}")
        if len(verdicts) < 2:
            assert barriers(device.page) == []
        verdicts.append(pupil.work())
        shot(device, f"{game}-{name}-{len(verdicts)}-judged")
        in_place = device.page.locator(".prompt [data-verdict]")
        expect(in_place).to_have_count(1 if name == "phone" else 0)
        pupil.go_on()
    assert verdicts


def test_somebody_is_shown_it_or_skips_it(visit: Visit) -> None:
    device = visit("en")
    table = opened(device, "mighty")
    table.wait_for_question()
    hand_back(device, table)
    pupil = Pupil(device, table, Mouse(), "mighty")
    assert pupil.to_task()
    device.page.locator("[data-show]").click()
    expect(device.page.locator("[data-verdict]")).to_have_attribute("data-verdict", "null")
    assert pupil.to_task()
    device.by("button", "tasks-skip").click()
    device.until(lambda: pupil.task is None)
    expect(device.page.locator("[data-task]")).to_have_count(0)
