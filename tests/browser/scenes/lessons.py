"""Learning by playing: the lessons of a game, and each lesson where its learner first acts."""

from __future__ import annotations

from tests.browser.device import Device
from tests.browser.hands import Mouse
from tests.browser.lessons import Reader
from tests.browser.scenes.listed import SCENES, Scene
from tests.lessons.learner import ALL, label
from ungeheuer.engine.lesson import Lesson


def page_of(game: str) -> Scene:
    def way(device: Device) -> None:
        device.go(f"/learn/{game}")
        device.page.locator("[data-lesson]").first.wait_for()

    return way


def lesson_of(lesson: Lesson) -> Scene:
    def way(device: Device) -> None:
        reader = Reader(device, lesson, Mouse())
        reader.begin()
        first = next(n for n, step in enumerate(reader.told.steps) if step.asks)
        reader.take_all(first)
        device.page.locator("[data-lit]").first.wait_for()

    return way


for each in ALL:
    SCENES[f"learn-{each.game}"] = page_of(each.game)
    SCENES[f"lesson-{label(each)}"] = lesson_of(each)
