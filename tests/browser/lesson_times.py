"""How long lessons take at the usual speed: `python -m tests.browser.lesson_times`.

What is shown is measured in a real browser on a server as it is shipped; reading and touching are
added as tests/lessons counts them.
"""

from __future__ import annotations

import tempfile
import time

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, chromium
from tests.browser.device import Device, locale_of
from tests.browser.hands import Mouse
from tests.browser.lessons import Reader
from tests.lessons.learner import ALL, Learner, label, taken
from tests.lessons.test_words import read, seconds
from tests.server.house import house
from ungeheuer.engine.lesson import Lesson
from ungeheuer.server.settings import Settings
from ungeheuer.words import Words

SHIPPED = Settings()


class Watch(Reader):
    """Measures from each answer until the next words stand there."""

    waited = 0.0

    def take_all(self, upto: int | None = None) -> None:
        for number, step in enumerate(self.told.steps[:upto]):
            begun = time.monotonic()
            self.words.get_by_text(step.text[:40]).wait_for(timeout=120_000)
            self.waited += time.monotonic() - begun
            self.take(number, step)


def measured(address: str, lesson: Lesson, language: str) -> float:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=[*FLAGS])
        context = browser.new_context(
            viewport={"width": 1366, "height": 768},
            locale=locale_of(language),
            reduced_motion="no-preference",
        )
        watch = Watch(Device(context, address, language), lesson, Mouse())
        # The card between two rounds waits until it is put away; whoever reads takes that long.
        card = watch.device.page.locator(".beat .main")
        watch.device.page.add_locator_handler(card, lambda found: found.first.click())
        watch.begin()
        watch.take_all()
        browser.close()
        return watch.waited


def handled(lesson: Lesson, language: str) -> float:
    """Reading and touching alone."""
    learner, words, lasts = Learner(lesson), Words(language), 0.0
    for _ in taken(learner):
        lasts += sum(read(learner, step, words) for step in learner.due())
    return lasts + read(learner, lesson.steps[-1], words)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        house(f"sqlite:///{folder}/t.db", SHIPPED) as home,
    ):
        for lesson in ALL:
            shown = measured(home.url, lesson, "de")
            hands = handled(lesson, "de")
            counted = seconds(lesson, "de") - hands
            print(
                f"{label(lesson)}: read and touched {hands:.0f} s, shown {shown:.0f} s"
                f" (counted {counted:.0f} s), in all {hands + shown:.0f} s"
            )


if __name__ == "__main__":
    main()
