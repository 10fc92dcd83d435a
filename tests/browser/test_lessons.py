"""Guided first matches in the browser: to the end by every kind of touch, left and gone on with."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import barriers
from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.hands import Arrows, Fingers, Hand, Mouse
from tests.browser.lessons import Reader, Seen
from tests.lessons.learner import ALL, label
from ungeheuer.engine.lesson import Lesson

each_lesson = pytest.mark.parametrize("lesson", ALL, ids=label)
SIZES = [(360, 640), (1366, 768)]
SHOTS = os.environ.get("LESSON_SHOTS")


def camera(page: Page, name: str) -> Seen | None:
    """Pictures of every step, where somebody wants to look at them."""
    if not SHOTS:
        return None
    folder = Path(SHOTS)
    folder.mkdir(parents=True, exist_ok=True)
    return lambda step: void(page.screenshot(path=folder / f"{name}-{step}.png"))


def void(_: object) -> None:
    pass


def learnt(device: Device, lesson: Lesson, hand: Hand, name: str) -> Reader:
    reader = Reader(device, lesson, hand, camera(device.page, f"{label(lesson)}-{name}"))
    reader.begin()
    reader.take_all()
    return reader


@each_lesson
def test_by_mouse_and_then_for_real(visit: Visit, lesson: Lesson) -> None:
    device = visit("en")
    device.page.set_viewport_size({"width": 1366, "height": 768})
    learnt(device, lesson, Mouse(), "desk")
    here = device.page.url
    device.by("button", "lesson-real").click()
    device.page.wait_for_url(lambda url: "/table/" in url and url != here)
    device.until(lambda: any(each["lesson"] == "" for each in device.heard("table")))


@each_lesson
def test_by_fingers_on_a_phone(visit: Visit, lesson: Lesson) -> None:
    device = visit("de", small=True, touch=True)
    fingers = Fingers(device)
    learnt(device, lesson, fingers, "phone")
    assert fingers.small == set()


@each_lesson
def test_by_keys_alone(visit: Visit, lesson: Lesson) -> None:
    device = visit("de")
    learnt(device, lesson, Arrows(device), "keys")


@pytest.mark.campaign
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("hand", ["fingers", "keys"])
@each_lesson
def test_in_every_way(
    visit: Visit, lesson: Lesson, hand: str, language: str, size: tuple[int, int]
) -> None:
    """Touch and keys, phone and desktop, all languages."""
    device = visit(language, small=size[0] < 500, touch=hand == "fingers")
    device.page.set_viewport_size({"width": size[0], "height": size[1]})
    by: Hand = Fingers(device) if hand == "fingers" else Arrows(device)
    learnt(device, lesson, by, f"{size[0]}-{hand}-{language}")
    if isinstance(by, Fingers) and size == SIZES[0]:
        assert by.small == set()


@each_lesson
def test_axe_finds_nothing_and_a_lesson_is_gone_on_with(visit: Visit, lesson: Lesson) -> None:
    device = visit("en")
    reader = Reader(device, lesson, Mouse())
    reader.begin()
    address = device.page.url
    half = len(reader.told.steps) // 2
    reader.take_all(half)
    expect(reader.words).to_contain_text(reader.told.steps[half].text, timeout=60_000)
    assert barriers(device.page) == []
    device.go(f"/learn/{lesson.game}")
    device.by("button", "learn-again").wait_for()
    assert barriers(device.page) == []
    device.page.locator(f'[data-lesson="{lesson.name}"] button').first.click()
    device.page.wait_for_url(address)
    due = [step.text for step in reader.told.steps if step.at == reader.told.steps[half].at]
    expect(reader.words).to_contain_text(due[0])


def test_what_is_not_in_the_script_is_answered_and_whoever_leaves_is_free(visit: Visit) -> None:
    device = visit("en")
    lesson = ALL[0]
    reader = Reader(device, lesson, Mouse())
    table = reader.begin()
    reader.take_all(1)
    reader.answer("5@3a", reader.told.steps[1])
    expect(reader.words).to_contain_text(device.say("error-lesson-elsewhere"))
    expect(reader.words).to_contain_text(reader.told.steps[1].text)
    expect(table.note()).to_have_count(0)
    device.by("button", "lesson-leave").click()
    expect(reader.words).not_to_contain_text(reader.told.steps[1].text)
    version = table.version
    reader.answer("5@3a", reader.told.steps[1])
    table.wait_beyond(version)
