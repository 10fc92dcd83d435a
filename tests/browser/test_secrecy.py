"""Secrecy at the screen: whoever takes a browser apart finds nothing that its seat may not know."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.amounts import amount
from tests.browser.conftest import HURRIED, Visit
from tests.browser.device import Device
from tests.browser.pages import Mighty, Table, Timid
from tests.server.house import PATIENCE, House, Visitor, house
from tests.server.worlds import Line, Script, Sitting, half_played, sitting, worlds
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.games import game

# A seat of each game that has something kept from it, with seeds of matches that go far enough.
CASES = [("timid", 2), ("timid", 17), ("mighty", 0)]
# The same with all the help there is; at home the first of each.
HELPED = {"timid": (17, 2), "mighty": (0, 5, 6)}


class Elsewhere:
    """An event loop in a thread of its own, for everybody who is not in the browser."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

    def do(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        return asyncio.run_coroutine_threadsafe(work(), self.loop).result(PATIENCE)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()


# What is written on a page, and the numbers that are drawn on its pieces.
READ = """() => [document.body.innerText,
  [...document.querySelectorAll(".board [data-number]")].map(node => node.dataset.number)]"""


class Look(NamedTuple):
    """A moment as somebody reads it, as a screen reader does, and what help says in numbers."""

    text: str
    tree: str
    numbers: list[str]


class World:
    """A match on a server of its own: one seat is a browser, the others are sockets."""

    def __init__(self, home: House, device: Device, match: Match, watcher: Seat) -> None:
        self.home = home
        self.elsewhere = Elsewhere()
        self.device = device
        self.match = match
        self.watcher = watcher
        self.table = Table(device)
        self.shown: list[str] = []
        self.looks: list[Look] = []
        self.moves_at: int | None = None  # from here on what moves is seen moving
        self.before: Callable[[], object] = lambda: None  # what is to be done before that

    def play(self, line: Line) -> None:
        stack = sitting(self.home, self.match)
        around: Sitting = self.elsewhere.do(stack.__aenter__)
        try:
            self._come_in(around)
            for number, (seat, text) in enumerate(line, 1):
                if number - 1 == self.moves_at:
                    self.device.page.emulate_media(reduced_motion="no-preference")
                    self.before()
                    self._move(around, seat, text)
                    return
                if seat != CHANCE:
                    self._move(around, seat, text)
                if [each for each, _ in line[number : number + 1]] != [CHANCE]:
                    self.shown.append(self._look(number))
        finally:
            self.elsewhere.do(lambda: stack.__aexit__(None, None, None))
            self.elsewhere.close()

    def _come_in(self, around: Sitting) -> None:
        """As the person who holds the seat, on a device that knows the key."""
        device = self.device
        self.elsewhere.do(around.visitors[self.watcher].socket.close)
        device.go("/nowhere")
        key = around.keys.get(self.watcher, "")
        device.page.evaluate("key => localStorage.setItem('key', key)", key)
        device.page.evaluate("localStorage.setItem('help', 'full')")
        # A script means what it plays; what is asked before slips: tests/server/test_slips.py.
        device.page.evaluate("localStorage.setItem('sure', 'no')")
        device.go(f"/table/{around.table}")
        device.until(lambda: self.table.version >= 0)
        device.page.locator(f".board[data-table={self.match.game.name}]").wait_for()

    def _move(self, around: Sitting, seat: Seat, text: str) -> None:
        if seat == self.watcher:
            self.device.until(lambda: text in self.table.moves)
            version = self.table.version
            self._click(text)
            self.table.wait_beyond(version)
        else:
            version = self.elsewhere.do(lambda: moved(around.visitors[seat], seat, text))
            self.device.until(lambda: self.table.version >= version)

    def _click(self, text: str) -> None:
        if self.match.game.name == "mighty":
            Mighty(self.table).lay(text)
        else:
            Timid(self.table).walk(text)

    def _look(self, version: int) -> str:
        """The page as it stands, once it shows this view and all that was asked about it."""
        page = self.device.page
        page.locator(f"[data-version='{version}']:not([data-waits])").wait_for()
        page.wait_for_function("() => !document.getAnimations().some((a) => a.effect)")
        expect(page.get_by_text(self.device.say("prompt-sent"))).to_have_count(0)
        text, numbers = page.evaluate(READ)
        self.looks.append(Look(text, page.locator("body").aria_snapshot(), numbers))
        return page.content()

    def aids(self) -> list[Any]:
        """All that the server has worked out for this browser."""
        return [message["aid"] for message in self.device.heard("aid")]

    def everything(self) -> str:
        found = "\n".join([*self.shown, self.device.everything()])
        return normal(found.replace(f":{self.home.port}", ":0"))


def normal(text: str) -> str:
    """Without what is rolled or counted anew each time: ids of messages and of elements.

    In which order an element got its attributes is chance, too.
    """
    found = re.sub(r"\bc\d+(?=[-\"])", "", re.sub(r'"id":"[\w-]+"', "", text))
    return TAG.sub(sorted_attributes, found)


TAG = re.compile(r'<([\w-]+)((?: [\w:.-]+(?:="[^"]*")?)+)')


def sorted_attributes(tag: re.Match[str]) -> str:
    return " ".join([f"<{tag[1]}", *sorted(re.findall(r' ([\w:.-]+(?:="[^"]*")?)', tag[2]))])


async def moved(mover: Visitor, seat: Seat, text: str) -> int:
    await mover.ask("ping")
    answer = await mover.ask("move", seat=seat, move=text, seen=mover.version)
    assert answer["type"] == "ack", answer
    return int(answer["version"])


@contextmanager
def world(visit_at: Visit, path: Path, match: Match, line: Line, watcher: Seat) -> Iterator[World]:
    script = Script(match.game.name, line)
    with house(f"sqlite:///{path}", HURRIED, env=script.environment()) as home:
        there = World(home, visit_at(home.url), match, watcher)
        yield there
        there.device.context.close()


def running(begun: Match, line: Line) -> Line:
    """As long as the match runs: at its end everything is turned up."""
    played = Match(begun.game, begun.options, begun.cardset)
    for number, (seat, text) in enumerate(line):
        played.play(seat, text)
        if played.outcome is not None:
            return line[:number]
    return line


def known(visit_at: Visit, path: Path, match: Match, line: Line, watcher: Seat) -> str:
    """Everything that this seat's browser ever had, in a world where this line is played."""
    with world(visit_at, path, match, line, watcher) as there:
        there.play(line)
        return there.everything()


@pytest.mark.parametrize(("name", "seed"), CASES)
def test_two_worlds_are_the_same_on_the_screen(
    visit_at: Visit, tmp_path: Path, name: str, seed: int
) -> None:
    match = half_played(name, seed)
    watched = [each for each in worlds(name, seed) if each[0] != SPECTATOR][:1]
    assert watched
    for watcher, line, other in watched:
        assert line != other
        short = running(match, line)
        here = known(visit_at, tmp_path / "a", match, short, watcher)
        there = known(visit_at, tmp_path / "b", match, other[: len(short)], watcher)
        if here != there:
            pytest.fail(first_difference(here, there))


def helped(
    visit_at: Visit, path: Path, match: Match, line: Line, watcher: Seat
) -> tuple[list[Look], list[Any]]:
    with world(visit_at, path, match, line, watcher) as there:
        there.play(line)
        return there.looks, there.aids()


def seeds(name: str) -> tuple[int, ...]:
    return HELPED[name][: amount(len(HELPED[name]), at_home=1)]


@pytest.mark.parametrize(
    ("name", "seed"), [(name, seed) for name in HELPED for seed in seeds(name)]
)
def test_with_full_help_two_worlds_are_equal_in_words_tree_and_numbers(
    visit_at: Visit, tmp_path: Path, name: str, seed: int
) -> None:
    """They differ in nothing but what a seat may not see."""
    match = half_played(name, seed)
    for watcher, line, other in list(worlds(name, seed))[: amount(2, at_home=1)]:
        short = running(match, line)
        assert short != other[: len(short)]
        here, aids = helped(visit_at, tmp_path / f"{watcher}-a", match, short, watcher)
        there = helped(visit_at, tmp_path / f"{watcher}-b", match, other[: len(short)], watcher)
        assert aids
        assert any(look.numbers or "%" in look.text for look in here)
        assert aids == there[1]
        for one, two in zip(here, there[0], strict=True):
            assert one.numbers == two.numbers
            assert one.text == two.text
            assert one.tree == two.tree


def first_difference(here: str, there: str) -> str:
    """Where two long texts part; pytest would compare the whole of them for minutes."""
    pairs = zip(here, there, strict=False)
    at = next((n for n, (one, other) in enumerate(pairs) if one != other), len(here))
    around = slice(max(0, at - 300), at + 300)
    return f"at {at} of {len(here)} and {len(there)}:\n{here[around]}\n---\n{there[around]}"


def test_no_face_down_card_is_named_at_its_place(visit_at: Visit, tmp_path: Path) -> None:
    """The build is known to the test: what lies face down is nowhere in the character's browser."""
    match = half_played("timid", 17)
    line = [(entry.seat, entry.move.text) for entry in match.history]
    with world(visit_at, tmp_path / "a", match, line, Seat("character")) as there:
        there.play(line)
        laid = [text for seat, text in line if seat == "dungeon"]
        assert laid
        found = there.everything()
        for text in laid:
            assert text not in found
        for frame in there.device.frames:
            assert_nothing_told(json.loads(frame))


def assert_nothing_told(message: dict[str, Any]) -> None:
    view = message.get("sync", {}).get("view", {})
    for card in view.get("cards", []):
        assert card["up"] or card["card"] is None
    assert not view.get("hand")
    assert not view.get("deck")


def test_a_server_that_tells_too_much_is_found_out(
    visit_at: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison would notice: here every seat is sent what the dungeon sees."""
    rules = type(game("timid"))
    honest = rules.sent
    monkeypatch.setattr(
        rules, "sent", lambda rules, state, _: honest(rules, state, Seat("dungeon"))
    )
    match = half_played("timid", 17)
    watcher, line, other = next(iter(worlds("timid", 17)))
    here = known(visit_at, tmp_path / "a", match, line[:5], watcher)
    there = known(visit_at, tmp_path / "b", match, other[:5], watcher)
    assert here != there
