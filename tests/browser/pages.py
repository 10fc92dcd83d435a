"""The pages as a person sees them: what can be read there, what can be done there."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.device import Device, Role

ARROWS = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (0, 1): "ArrowUp", (0, -1): "ArrowDown"}

Cell = tuple[int, int]


class Home:
    """Three boxes on a shelf."""

    def __init__(self, device: Device) -> None:
        self.device = device

    def open(self) -> Home:
        self.device.go("/")
        return self

    def box(self, game: str) -> Locator:
        title = self.device.by("heading", f"game-{game}")
        return self.device.page.get_by_role("article").filter(has=title)

    def within(self, game: str, role: Role, code: str) -> Locator:
        return self.box(game).get_by_role(role, name=self.device.say(code))

    def play(self, game: str) -> Table:
        self.within(game, "button", "home-play").click()
        self.device.page.wait_for_url("**/table/*", wait_until="commit")
        return Table(self.device)


class Create:
    """A table as one likes it."""

    def __init__(self, device: Device, game: str) -> None:
        self.device = device
        self.game = game

    def open(self) -> Create:
        self.device.go(f"/new/{self.game}")
        return self

    def seat(self, number: int, who: str, name: str = "") -> Create:
        """`who` is `me`, `open` or `bot:…`, as in the list of the seat."""
        place = self.device.page.get_by_role("listitem").nth(number)
        place.get_by_role("combobox").select_option(who)
        if name:
            place.get_by_role("textbox").fill(name)
        return self

    def players(self, count: int) -> Create:
        return self.option("players", str(count))

    def option(self, name: str, value: str) -> Create:
        label = self.device.say(f"option-{self.game}-{name}")
        self.device.page.get_by_label(label, exact=True).select_option(value)
        return self

    def switch(self, name: str) -> Create:
        label = self.device.say(f"option-{self.game}-{name}")
        self.device.page.get_by_role("switch", name=label, exact=True).click()
        return self

    def policy(self, code: str, value: str) -> Create:
        self.device.page.get_by_label(self.device.say(f"policy-{code}")).select_option(value)
        return self

    def policy_listed(self) -> Create:
        self.device.page.get_by_label(self.device.say("policy-listed"), exact=True).click()
        return self

    def done(self) -> Table:
        names = [self.device.say(code) for code in ("new-open", "new-start")]
        buttons = [self.device.page.get_by_role("button", name=name, exact=True) for name in names]
        buttons[0].or_(buttons[1]).click()
        self.device.page.wait_for_url("**/table/*")
        return Table(self.device)


class Table:
    """One table, from the lobby to the result."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.page = device.page
        self.skipped = len(device.frames)  # what was heard at another table

    # -- what has been heard

    def _last(self, kind: str) -> dict[str, Any]:
        return (self.device.heard(kind) or [{}])[-1]

    @property
    def sync(self) -> dict[str, Any]:
        found: dict[str, Any] = self._last("sync").get("sync", {})
        return found

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.sync["view"]
        return found

    @property
    def over(self) -> bool:
        return self._last("table").get("state") == "over"

    @property
    def ask(self) -> dict[str, Any]:
        """What the seat that is looked at may answer now."""
        return (self.sync.get("decision") or {}).get("ask") or {}

    @property
    def offers(self) -> list[dict[str, Any]]:
        return list(self.ask.get("moves", []))

    @property
    def moves(self) -> list[str]:
        """As they are written, those that are listed."""
        return [each["text"] for each in self.offers]

    @property
    def version(self) -> int:
        return int(self.sync.get("version", -1))

    def wait_for_question(self, press: Callable[[Locator], None] = Locator.click) -> bool:
        """Until somebody at this device is asked; False where the match is over instead.

        A turn that waits for its end is ended, whatever it leaves over.
        """
        self.device.until(lambda: not self.ends_turn(press) and (self.ask or self.over))
        return not self.over

    def ends_turn(self, press: Callable[[Locator], None]) -> bool:
        """Whether a turn has waited for that."""
        button = self.page.locator("[data-end-turn]")
        if not button.count():
            return False
        press(button)
        expect(button).to_have_count(0)
        return True

    def wait_beyond(self, version: int, press: Callable[[Locator], None] = Locator.click) -> None:
        """A turn that waits for its end is ended; whoever is asked "sure?" is."""
        self.device.until(
            lambda: (
                self.ends_turn(press) or self.is_sure(press) or self.version > version or self.over
            )
        )

    def is_sure(self, press: Callable[[Locator], None]) -> bool:
        """Never what is waited for: the move itself comes after it."""
        button = self.page.locator("[data-sure-yes]")
        if button.count():
            press(button)
        return False

    # -- what lies beside the board

    def side(self, name: str) -> None:
        self.menu()
        tab = self.device.by("tab", f"tab-{name}")
        button = self.device.by("button", f"tab-{name}")
        tab.or_(button).click()

    def menu(self) -> None:
        """What lies beside a stage is behind one button where there is no room for it."""
        menu = self.page.locator(".play.staged .prompt").get_by_role(
            "button", name=self.device.say("table-sides"), exact=True
        )
        if menu.is_visible() and menu.get_attribute("aria-pressed") == "false":
            menu.click()

    def note(self) -> Locator:
        """What is said under the prompt."""
        return self.page.locator(".note")

    def curtain(self) -> Locator:
        return self.page.get_by_role("dialog").filter(
            has=self.page.get_by_text(self.device.say("curtain-look-away"))
        )

    def pass_on(self, name: str) -> None:
        """Whoever has moved has seen enough: now the curtain falls."""
        self.device.by("button", "pass-on", seat=name).click()

    def uncover(self, name: str) -> None:
        self.device.by("button", "curtain-open", name=name).click()

    def expect_result(self) -> None:
        """Beside the board, or one touch away where it would lie over it."""
        title = self.device.by("heading", "result-title")
        shown = self.device.by("button", "result-show")
        expect(title.or_(shown).first).to_be_visible()
        if not title.is_visible():
            shown.click()
        expect(title).to_be_visible()


class Mighty:
    """The castle: a card, then a place."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page

    def card(self, strength: str) -> Locator:
        return self.page.locator(f'button[data-card="{strength}"]')

    def spot(self, place: str) -> Locator:
        return self.page.locator(f'button[data-spot="{place}"]')

    def lay(self, text: str) -> None:
        strength, place = text.split("@")
        self._put_card_away()
        self.card(strength).click()
        self.spot(place).click()

    def _put_card_away(self) -> None:
        """The round's own, where it is shown: it waits until it has been read."""
        card = self.page.locator(".beat .main")
        if self.page.locator(".line.scene").is_visible():
            card.or_(self.page.locator(".line:not(.scene)")).first.wait_for(state="attached")
        while card.is_visible():
            card.click()

    def play_out(self, rng: random.Random) -> int:
        """With the mouse, to the end; how many cards were laid."""
        laid = 0
        while self.table.wait_for_question():
            version = self.table.version
            self.lay(rng.choice(self.table.moves))
            self.table.wait_beyond(version)
            laid += 1
        return laid


class Timid:
    """The cellar: a floor is laid, then walked."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page

    def place(self, place: str) -> Locator:
        return self.page.locator(f'button[data-place="{place}"]')

    def mode(self, deed: str) -> Locator:
        return self.page.locator(f'button[data-mode="{deed}"]')

    # -- building

    def hand(self, card: str) -> Locator:
        return self.page.locator(f'button[data-hand="{card}"]')

    def build(self, cards: list[str]) -> None:
        """A corridor straight up from the entrance, in this order."""
        for height, card in enumerate(cards, start=1):
            self.hand(card).click()
            self.place(f"0,{height}").click()
        self.table.device.by("button", "timid-done").click()

    def supply(self) -> list[str]:
        supply = self.table.ask["supply"]
        return [card for card, count in sorted(supply.items()) for _ in range(count)]

    # -- walking

    def walk(self, text: str) -> None:
        if text == "give-up":
            self.table.device.by("button", "timid-give-up").click()
            self.table.device.by("button", "timid-give-up-yes").click()
            return
        deed, place, *over = text.split(" ")
        if deed != "peek" and self.mode(deed).get_attribute("aria-checked") != "true":
            self.mode(deed).click()
        self.place(place).click()
        same = [move for move in self.table.moves if move.startswith(f"{deed} {place} ")]
        if len(same) > 1:
            self.place(over[-1]).click()

    def play_out(self, rng: random.Random) -> int:
        moves = 0
        while self.table.wait_for_question():
            version = self.table.version
            if self.table.ask["kind"] == "layout":
                cards = self.supply()
                rng.shuffle(cards)
                self.build(cards)
            else:
                self.walk(rng.choice([move for move in self.table.moves if move != "give-up"]))
            self.table.wait_beyond(version)
            moves += 1
        return moves


class Keys:
    """Somebody without a mouse."""

    def __init__(self, device: Device) -> None:
        self.page = device.page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def reach(self, target: Locator) -> None:
        """With the tabulator alone, as far as the page has something to reach."""
        expect(target).to_be_visible()
        for _ in range(150):
            if target.evaluate("node => node === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError("the tabulator never comes there")

    def use(self, target: Locator) -> None:
        self.reach(target)
        self.press("Enter")

    def steer(self, timid: Timid, goal: str) -> None:
        """Into the floor, then by arrows from card to card."""
        self.reach(self.page.locator('button[data-place][tabindex="0"]'))
        start = str(self.page.evaluate("document.activeElement.dataset.place"))
        cells = {(card["x"], card["y"]) for card in timid.table.view["cards"]}
        turned = self.page.locator(".grid[data-turned]").count() > 0
        for x, y in path(cells, cell(start), cell(goal)):
            self.press(ARROWS[(y, -x) if turned else (x, y)])
        expect(timid.place(goal)).to_be_focused()


def cell(place: str) -> Cell:
    x, y = place.split(",")
    return int(x), int(y)


def path(cells: set[Cell], start: Cell, goal: Cell) -> list[Cell]:
    """The steps of a shortest way over cards that touch."""
    ways: dict[Cell, list[Cell]] = {start: []}
    waiting = [start]
    for here in waiting:
        for step in ARROWS:
            there = (here[0] + step[0], here[1] + step[1])
            if there in cells and there not in ways:
                ways[there] = [*ways[here], step]
                waiting.append(there)
    return ways[goal]
