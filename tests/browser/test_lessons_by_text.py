"""Every lesson without a picture: what a screen reader tells from its first words to the last."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.hands import Mouse
from tests.browser.lessons import Reader
from tests.browser.listener import Listener
from tests.lessons.learner import ALL, label
from ungeheuer.engine.lesson import Lesson
from ungeheuer.wire.api import LessonStep

HEARD = Path(__file__).parent / "heard" / "lessons"
SECOND = 1_000


class Hearer:
    """Knows what is told, and answers with the number of what is told."""

    def __init__(self, device: Device, lesson: Lesson) -> None:
        self.device = device
        self.page = device.page
        self.listener = Listener(device)
        self.reader = Reader(device, lesson, Mouse())
        self.way = re.escape(device.say("lesson-way", what="WHAT")).replace("WHAT", "(.*)")

    def begin(self) -> None:
        self.reader.begin()
        expect(self.reader.words).to_contain_text(self.reader.told.steps[0].text)
        change = self.device.by("button", "skip-to-text")
        change.focus()
        self.listener.do("Enter", self.change)

    def change(self) -> None:
        self.page.keyboard.press("Enter")
        self.line.wait_for()
        expect(self.reader.words).to_contain_text(self.reader.told.steps[0].text)

    @property
    def line(self) -> Locator:
        return self.page.get_by_label(self.device.say("hear-line"))

    def learn(self) -> None:
        steps = self.reader.told.steps
        for step, after in pairwise(steps):
            if step.asks:
                self.answer(after)
            else:
                self.read_on(after)

    def read_on(self, after: LessonStep) -> None:
        def deed() -> None:
            self.page.locator("[data-next]").focus()
            self.page.keyboard.press("Enter")
            self.until(after)

        self.listener.do("Enter", deed)

    def until(self, step: LessonStep) -> None:
        expect(self.reader.words).to_contain_text(step.text, timeout=60 * SECOND)
        if step is self.reader.told.steps[-1]:  # what comes next waits until the end was shown
            self.page.locator("button:focus").wait_for()

    def answer(self, after: LessonStep) -> None:
        expect(self.reader.words).to_contain_text(re.compile(self.way))
        found = re.search(self.way, self.reader.words.inner_text())
        assert found, "nobody is told what to answer"
        table = self.reader.table
        assert table
        cells = re.findall(r"-?\d+,-?\d+", found[1])
        what = found[1] if cells else self.number(found[1])

        def deed() -> None:
            version = table.version
            (self.lay if cells else self.say)(what)
            table.wait_beyond(version)
            self.until(after)

        self.listener.do(what, deed, moves=True)

    def number(self, wanted: str) -> str:
        """Where it stands among the answers, as the table tells them."""
        self.say(self.device.say("hear-word-moves").split(" | ")[0])
        told = self.page.locator(".text .answers .answer").last.locator("p:not(.asked)")
        expect(told.last).to_be_visible()
        numbered = dict(line.split(": ", 1)[::-1] for line in told.all_inner_texts())
        return numbered[wanted]

    def say(self, text: str) -> None:
        self.line.fill(text)
        self.page.keyboard.press("Enter")

    def lay(self, told: str) -> None:
        """Cards of one kind are numbered where they are laid, and named where they are told."""
        fields: dict[str, list[Locator]] = {}
        for each in self.page.locator(".text li label").all():
            name = re.sub(r" \d+$", "", each.locator("span").inner_text())
            fields.setdefault(name, []).append(each.locator("input"))
        for name, cell in re.findall(r"([^ ,]+) (-?\d+,-?\d+)", told):
            fields[name].pop(0).fill(cell)
        self.page.get_by_role("button", name=self.device.say("lay-done-timid")).click()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("lesson", ALL, ids=label)
def test_a_lesson_by_text(settled: Callable[[int], Visit], lesson: Lesson, language: str) -> None:
    """Where bots are the same persons every time."""
    hearer = Hearer(settled(1)(language), lesson)
    hearer.begin()
    hearer.learn()
    heard = "\n".join(hearer.listener.lines) + "\n"
    path = HEARD / f"{label(lesson)}.{language}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(heard, encoding="utf-8")
    assert heard == path.read_text(encoding="utf-8")
