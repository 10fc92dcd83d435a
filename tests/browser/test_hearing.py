"""One turn of each game as a screen reader tells it: on the board by keys, then by text alone."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import HURRIED, Visit
from tests.browser.device import Device
from tests.browser.hands import PLAYERS, Arrows
from tests.browser.listener import Listener
from tests.browser.pages import Create, Table
from tests.browser.settled import settled_house

HEARD = Path(__file__).parent / "heard"
SEED = 14
# What each game is asked for, by the word that its catalogue tells first.
ASKED = {
    "mighty": ("hand", "place 2", "people"),
    "timid": ("hand", "floor", "monsters"),
    "island": ("hand", "zone 3", "boss"),
}


def sit_down(device: Device, game: str) -> Table:
    create = Create(device, game).open()
    if game == "timid":
        create.seat(0, "bot:goblin").seat(1, "me", "Ada")
    elif game == "mighty":
        create.players(3).seat(0, "me", "Ada").seat(1, "bot:goblin").seat(2, "bot:goblin")
    else:
        create.players(1).seat(0, "me", "Ada")
    table = create.done()
    assert table.wait_for_question()
    return table


class Turn:
    """Plays and asks, and has everything noted."""

    def __init__(self, device: Device, table: Table, game: str) -> None:
        self.device = device
        self.table = table
        self.game = game
        self.listener = Listener(device)
        device.page.reload()
        device.page.locator("[data-target]").first.wait_for()
        self.rest()

    def rest(self) -> None:
        """Until somebody here is asked again, and the screen shows it."""
        assert self.table.wait_for_question()
        expect(self.device.page.locator(".prompt.yours")).to_be_visible()

    def on_the_board(self) -> None:
        player = PLAYERS[self.game](self.table, Noted(self.device, self), SEED)
        player.answer()

    def press(self, key: str) -> None:
        def deed() -> None:
            version = self.table.version
            self.device.page.keyboard.press(key)
            if self.sent():
                self.table.wait_beyond(version)
                self.rest()

        self.listener.do(key, deed, moves=True)

    def sent(self) -> bool:
        """Whether the key was an answer, and not only a step towards one."""
        heard = self.device.page.evaluate("window.heard.map(([, words]) => words)")
        return self.device.say("prompt-sent") in heard

    def by_text(self) -> None:
        line = self.device.page.get_by_label(self.device.say("hear-line"))
        change = self.device.by("button", "skip-to-text")
        self.listener.do("Tab …", change.focus)
        self.listener.do("Enter", lambda: self.change(line))
        self.listener.do("Tab", line.focus)
        for asked in (*ASKED[self.game], "last", "who", "moves", "help"):
            kind, _, number = asked.partition(" ")
            word = self.device.say(f"hear-word-{kind}").split(" | ")[0]
            self.ask(f"{word} {number}".strip())
        self.listener.do("1", self.choose, moves=True)

    def change(self, line: Locator) -> None:
        self.device.page.keyboard.press("Enter")
        line.wait_for()

    def ask(self, text: str) -> None:
        page = self.device.page

        def deed() -> None:
            page.keyboard.insert_text(text)
            page.keyboard.press("Enter")
            page.wait_for_function("window.heard.some(([kind]) => kind === 'log')")

        self.listener.do(text, deed)

    def choose(self) -> None:
        version = self.table.version
        self.device.page.keyboard.insert_text("1")
        self.device.page.keyboard.press("Enter")
        self.table.wait_beyond(version)
        self.rest()


class Noted(Arrows):
    """Keys of which every single one is heard."""

    def __init__(self, device: Device, turn: Turn) -> None:
        super().__init__(device)
        self.keyboard = turn


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", ["mighty", "timid", "island"])
def test_what_is_heard_during_a_turn(
    visit_at: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    with settled_house(tmp_path, monkeypatch, HURRIED, SEED) as address:
        device = visit_at(address, language)
        turn = Turn(device, sit_down(device, game), game)
        turn.on_the_board()
        turn.by_text()
        heard = "\n".join(turn.listener.lines) + "\n"
        device.context.close()
    path = HEARD / f"{game}.{language}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(heard, encoding="utf-8")
    assert turn.listener.twice() == []
    assert heard == path.read_text(encoding="utf-8")
