"""Somebody who learns at a table in the browser: reads what is said, touches what is lit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.device import Device
from tests.browser.hands import Hand
from tests.browser.pages import Table
from ungeheuer.engine.lesson import Lesson
from ungeheuer.server.routes.lessons import lesson_page
from ungeheuer.wire.api import LessonStep

Seen = Callable[[str], None]


class Reader:
    """Takes every step of a lesson, with one kind of touch alone."""

    def __init__(
        self, device: Device, lesson: Lesson, hand: Hand, seen: Seen | None = None
    ) -> None:
        self.device = device
        self.lesson = lesson
        self.hand = hand
        self.page = device.page
        self.told = lesson_page(lesson.game, lesson.name, device.language)
        self.seen: Seen = seen or (lambda _: None)
        self.table: Table | None = None

    def begin(self) -> Table:
        """From the front page, over the page of lessons."""
        self.device.go("/")
        self.hand.press(self.page.locator(f'a[href="/learn/{self.lesson.game}"]'))
        self.hand.press(self.page.locator(f'[data-lesson="{self.lesson.name}"] button').first)
        self.page.wait_for_url("**/table/*", wait_until="commit")
        self.table = Table(self.device)
        return self.table

    @property
    def words(self) -> Locator:
        return self.page.locator(".top .prompt p")

    def take_all(self, upto: int | None = None) -> None:
        for number, step in enumerate(self.told.steps[:upto]):
            self.take(number, step)

    def take(self, number: int, step: LessonStep) -> None:
        expect(self.words).to_contain_text(step.text, timeout=60_000)
        self.seen(f"{number:02}-{self.lesson.steps[number].say}")
        if step.tried:
            self.touch_in_vain(self.lesson.steps[number].tries)
            expect(self.words).to_contain_text(step.tried)
            self.seen(f"{number:02}-{self.lesson.steps[number].say}-tried")
        if step.asks:
            expect(self.page.locator("[data-lit]").first).to_be_visible()
            self.answer(self.lesson.steps[number].answers[0], step)
        elif step is not self.told.steps[-1]:
            self.hand.press(self.page.locator("[data-next]"))

    def touch_in_vain(self, text: str) -> None:
        WAYS[self.lesson.game](self, text, None)

    def answer(self, text: str, step: LessonStep) -> None:
        WAYS[self.lesson.game](self, text, step)

    def press(self, selector: str) -> None:
        self.hand.press(self.page.locator(f"{selector} >> visible=true").first)


def in_the_castle(reader: Reader, text: str, _: Any) -> None:
    strength, place = text.split("@")
    card = reader.page.locator(f'button[data-card="{strength}"]')
    if card.get_attribute("aria-pressed") != "true":  # a refused one stays in hand
        reader.press(f'button[data-card="{strength}"]')
    reader.press(f'button[data-spot="{place}"]')


def in_the_dungeon(reader: Reader, text: str, _: Any) -> None:
    deed, *places = text.split(" ")
    if deed == "build":
        for laid in sorted(places, key=lambda each: distance(each.split("@")[1])):
            card, place = laid.split("@")
            reader.press(f'button[data-hand="{card}"]')
            reader.press(f'button[data-place="{place}"]')
        if len(places) > 1:
            reader.hand.press(reader.device.by("button", "timid-done"))
        return
    mode = reader.page.locator(f'button[data-mode="{deed}"]')
    if deed != "peek" and mode.get_attribute("aria-checked") != "true":
        reader.hand.press(mode)
    reader.press(f'button[data-place="{places[0]}"]')
    if len(places) > 1:
        reader.press(f'button[data-place="{places[-1]}"]')


def distance(place: str) -> int:
    """From the entrance: what is laid has to touch what lies."""
    return sum(abs(int(part)) for part in place.split(","))


def on_the_island(reader: Reader, text: str, step: LessonStep | None) -> None:
    if step is None:
        name = text.split(" ")[1]
        reader.press('[data-key="boss"]' if name == "boss" else f'[data-key="slot {name}"]')
        return
    (lit, *_) = step.lit
    if text.startswith("buy"):  # by its button; the card that was tried is still looked at
        if reader.page.locator("[data-sheet]").count():
            reader.page.keyboard.press("Escape")
        for _ in ("chosen", "bought"):
            reader.press(f'[data-move="{lit[0]}"]')
        return
    deeds = [piece.removeprefix("do ") for piece in lit if piece.startswith("do ")]
    if deeds and deeds[0] in {"attack", "energy"}:
        ways = reader.page.locator(f'[data-deed="{deeds[0]}"]:not([data-move])').count()
        reader.press(f'[data-deed="{deeds[0]}"]')
        if ways:  # with feet or without
            reader.press(f'.choices [data-move="{" ".join(lit)}"]')
        return
    for piece in lit:
        on_a_piece(reader, piece)


def on_a_piece(reader: Reader, piece: str) -> None:
    if piece.startswith("die "):
        dice = reader.page.locator(f'[data-die="{piece}"][aria-pressed="false"]')
        for _ in range(dice.count()):
            reader.hand.press(dice.first)
    elif piece == "do throw":
        reader.press("[data-throw]")
    elif piece.startswith("do "):
        reader.press(f'[data-move="{piece}"]')
    else:
        reader.press(f'[data-key="{piece}"]')
        if piece.startswith("ally "):  # chosen, then taken
            reader.press(f'.choices [data-move="{piece}"]')


WAYS: dict[str, Callable[[Reader, str, Any], None]] = {
    "mighty": in_the_castle,
    "timid": in_the_dungeon,
    "island": on_the_island,
}
