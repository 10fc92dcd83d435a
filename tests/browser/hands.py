"""Ways to touch a table: by keys alone, by fingers alone. And players who know nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Locator, expect

from tests.browser.device import Device
from tests.browser.pages import Table

MOST_ANSWERS = 400
DETOURS = 40  # of the tabulator, where arrows lead no further
TOUCHES = 6  # no answer needs more
EDGES = ((1, 0), (-1, 0), (0, 1), (0, -1))
LEAVING = ("do end", "do done", "do stop", "do pass")
HASTE = 0.3  # how often somebody leaves it at that
# The arrow that leads from what has the focus to what is wanted, and the one to try next.
TOWARDS = """target => {
  const middle = node => { const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2]; };
  if (document.activeElement === target) return [];
  const [x, y] = middle(target), [a, b] = middle(document.activeElement);
  const across = x > a ? "ArrowRight" : "ArrowLeft", along = y > b ? "ArrowDown" : "ArrowUp";
  return Math.abs(x - a) > Math.abs(y - b) ? [across, along] : [along, across];
}"""
# Everything that can be pressed now, smaller than a finger; what is part of a sentence is let be.
# Places for dice that cannot be used now only say why: 24 will do, as no neighbour is nearer.
SMALL = """least => [...document.querySelectorAll(
    "button, a[href], input, select, summary, textarea, [role=button], [role=switch]")]
  .filter(node => node.checkVisibility({ visibilityProperty: true }) && !node.closest("[inert]"))
  .filter(node => !(node.matches("a") && node.closest("p, li, span")))
  .map(node => {
    const box = node.getBoundingClientRect();
    let [width, height] = [box.width, box.height];
    for (const label of node.labels ?? []) {
      const more = label.getBoundingClientRect();
      [width, height] = [Math.max(width, more.width), Math.max(height, more.height)];
    }
    const grown = getComputedStyle(node, "::before");
    if (grown.content !== "none" && grown.position === "absolute")
      [width, height] = [Math.max(width, parseFloat(grown.width) || 0),
        Math.max(height, parseFloat(grown.height) || 0)];
    const name = node.getAttribute("aria-label") ?? node.textContent.trim();
    const idle = node.matches(
      ":is([data-key^='free '], [data-key^='locked '], [data-key^='space ']):not(.hot, .picked)");
    const clipped = getComputedStyle(node).clipPath !== "none";
    return { name, width, height, clipped, wanted: idle ? least * 24 / 44 : least };
  })
  .filter(({ width, height, clipped, wanted }) =>
    !clipped && Math.min(width, height) < wanted - 0.5)
  .map(({ name, width, height }) =>
    `${name.slice(0, 50)}: ${Math.round(width)}×${Math.round(height)}`)
"""


class Hand(Protocol):
    def press(self, target: Locator) -> None: ...


class Keyboard(Protocol):
    def press(self, key: str) -> None: ...


class Mouse:
    def press(self, target: Locator) -> None:
        target.click()


class Fingers:
    """Taps, and complains about what is too small for it."""

    def __init__(self, device: Device, least: int = 44) -> None:
        self.device = device
        self.least = least
        self.small: set[str] = set()

    def press(self, target: Locator) -> None:
        self.small |= set(self.device.page.evaluate(SMALL, self.least))
        target.tap()


class Arrows:
    """Digits where there are some, otherwise arrows to the target and Enter; the tabulator to get
    to what is no part of the board."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.keyboard: Keyboard = device.page.keyboard
        self.digits = 0
        self.steps = 0

    def press(self, target: Locator) -> None:
        expect(target).to_be_visible()
        digit = target.get_attribute("aria-keyshortcuts")
        if digit:
            self.digits += 1
            self.keyboard.press(digit)
            return
        self.reach(target)
        self.keyboard.press("Enter")

    def reach(self, target: Locator) -> None:
        if target.evaluate("node => node.matches('[data-target], [data-answer]')"):
            for _ in range(DETOURS):
                if self.walk(target):
                    return
                self.keyboard.press("Tab")
        self.tab(target)

    def walk(self, target: Locator) -> bool:
        """The way over a screen is not always straight: where it ends, the tabulator goes on."""
        for _ in range(25):
            ways: list[str] = target.evaluate(TOWARDS)
            if not ways:
                return True
            before = self.where()
            for way in ways:
                self.keyboard.press(way)
                self.steps += 1
                if self.where() != before:
                    break
            else:
                return False
        return False

    def where(self) -> object:
        return self.device.page.evaluate(
            "JSON.stringify(document.activeElement.getBoundingClientRect())"
        )

    def tab(self, target: Locator) -> None:
        """Forwards, and where that comes to the board again, back."""
        for key in ("Tab", "Shift+Tab"):
            for _ in range(75):
                if target.evaluate("node => node === document.activeElement"):
                    return
                self.keyboard.press(key)
        raise AssertionError(f"no key leads to {target.evaluate('node => node.outerHTML')}")


class Player:
    """Answers until the match is over, by one kind of touch alone."""

    def __init__(self, table: Table, hand: Hand, seed: int) -> None:
        self.table = table
        self.page = table.page
        self.hand = hand
        self.rng = random.Random(seed)
        # Called with a name wherever there is something to see before the answer is complete.
        self.look: Callable[[str], None] = lambda _name: None

    def play_out(self) -> int:
        answers = 0
        while self.table.wait_for_question(self.hand.press) and answers < MOST_ANSWERS:
            version = self.table.version
            self.answer()
            self.table.wait_beyond(version, self.hand.press)
            answers += 1
        return answers

    def answer(self) -> None:
        raise NotImplementedError

    def press(self, selector: str) -> None:
        self.hand.press(self.page.locator(selector))


class OnMighty(Player):
    def answer(self) -> None:
        strength, place = self.rng.choice(self.table.moves).split("@")
        self.press(f'button[data-card="{strength}"]')
        self.press(f'button[data-spot="{place}"]')


class OnTimid(Player):
    def answer(self) -> None:
        if self.builds:
            self.build()
        else:
            self.walk(self.rng.choice([move for move in self.table.moves if move != "give-up"]))

    @property
    def builds(self) -> bool:
        return bool(self.table.ask["kind"] == "layout")

    def build(self) -> None:
        """Any card on any free cell."""
        supply = self.table.ask["supply"]
        cards = [card for card, count in sorted(supply.items()) for _ in range(count)]
        lying = [(0, 0)]
        for card in self.rng.sample(cards, len(cards)):
            around = {(x + a, y + b) for x, y in lying for a, b in EDGES}
            lying.append(self.rng.choice(sorted(around - set(lying))))
            self.press(f'button[data-hand="{card}"]')
            self.press('button[data-place="{},{}"]'.format(*lying[-1]))
        self.finish()

    def finish(self) -> None:
        self.look("built")
        self.hand.press(self.table.device.by("button", "timid-done"))

    def walk(self, text: str) -> None:
        deed, place, *over = text.split(" ")
        mode = self.page.locator(f'button[data-mode="{deed}"]')
        if deed != "peek" and mode.get_attribute("aria-checked") != "true":
            self.hand.press(mode)
        self.press(f'button[data-place="{place}"]')
        same = [move for move in self.table.moves if move.startswith(f"{deed} {place} ")]
        if len(same) > 1:
            self.press(f'button[data-place="{over[-1]}"]')


class Advised(OnTimid):
    """Does what the first hint says."""

    def answer(self) -> None:
        builds = self.builds
        self.table.menu()  # on phones it is one of the things behind it
        self.hand.press(self.table.device.by("button", "hint"))
        self.page.locator(".hints").wait_for()
        expect(self.page.locator(".drawers.open.menu")).to_have_count(0)
        self.look("hinted")
        self.press(".hints .button")
        if builds:
            self.finish()


class OnIsland(Player):
    """Touches what glows, then chooses among what lies ready."""

    def answer(self) -> None:
        if self.table.ask["kind"] == "some-of":
            self.throw()
            return
        for _ in range(TOUCHES):
            if self.touch():
                return

    def throw(self) -> None:
        """Now and then a die is kept, or all of them."""
        if self.rng.random() < HASTE:
            self.hand.press(self.table.device.by("button", "isle-throw-stop"))
            return
        if self.rng.random() < 0.3:
            self.hand.press(self.page.locator("[data-die]").first)
        again = self.page.locator(
            '.choices :is([data-throw], [data-move]):not([aria-disabled="true"])'
        )
        self.hand.press(again.nth(self.rng.randrange(again.count())))

    def touch(self) -> bool:
        """Whether it was the last touch that the answer needed."""
        ready = self.page.locator(".doing [data-move]:visible")
        glowing = self.page.locator(".piece.hot:visible")  # on phones not all have room
        dice = self.page.locator("[data-die]:visible")
        held = self.table.device.by("button", "isle-put-back")
        expect(ready.or_(glowing).or_(dice).first).to_be_visible()
        texts: list[str] = ready.evaluate_all("all => all.map(each => each.dataset.move)")
        tempting = [text for text in texts if not text.startswith(LEAVING)]
        leaving = [text for text in texts if text not in tempting]
        if leaving and self.rng.random() < HASTE:
            tempting = leaving
        if tempting or (texts and (not glowing.count() or self.rng.random() < 0.3)):
            text = self.rng.choice(tempting or texts)
            bought = not text.startswith("slot ") or held.count() > 0  # a card is chosen first
            self.press(f'.doing [data-move="{text}"]')
            return bought
        deeds = self.page.locator(".choices [data-deed]:not([data-move], [data-batch])")
        if deeds.count() and self.rng.random() < HASTE:  # a deed first, then what it is done to
            self.hand.press(deeds.nth(self.rng.randrange(deeds.count())))
            return False
        if not (texts or glowing.count()):  # a die first, then what is to become of it
            self.hand.press(dice.nth(self.rng.randrange(dice.count())))
            return False
        version = self.table.version
        self.hand.press(glowing.nth(self.rng.randrange(glowing.count())))
        doubt = self.page.locator("[data-sure]")
        self.table.device.until(
            lambda: self.table.version > version or held.count() or doubt.count()
        )
        return not held.count()


PLAYERS: dict[str, type[Player]] = {"mighty": OnMighty, "timid": OnTimid, "island": OnIsland}
