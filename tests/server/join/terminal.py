"""`ungeheuer join` as a process of its own: somebody types, and reads what is on the screen."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Self

import pytest

PATIENCE = 20.0
ASKED = re.compile(r"Your move, (.*) \(")
OVER = re.compile(r"The match is over: rematch")


class Terminal:
    """What was shown so far, and how far the reader has read."""

    def __init__(self, home: Path, *args: str) -> None:
        strange = ("LC_ALL", "LC_MESSAGES", "LANG", "UNGEHEUER_LANG", "FORCE_COLOR")
        around = {name: value for name, value in os.environ.items() if name not in strange}
        around |= {"UNGEHEUER_HOME": str(home), "COLUMNS": "100", "PYTHONUTF8": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ungeheuer.cli", "join", *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=around,
        )
        self.shown = ""
        self.read = 0
        self._over = False
        self._more = threading.Condition()
        self._reader = threading.Thread(target=self._listen, daemon=True)
        self._reader.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        while piece := os.read(self.process.stdout.fileno(), 65_536):
            with self._more:
                self.shown += piece.decode("utf-8", "replace")
                self._more.notify()
        with self._more:
            self._over = True
            self._more.notify()

    def until(self, wanted: str | re.Pattern[str]) -> str:
        """Read on until this is shown; everything up to there."""
        pattern = re.compile(wanted)
        with self._more:
            self._more.wait_for(lambda: self._over or self._finds(pattern), PATIENCE)
            match = self._finds(pattern)
            if match is None:
                pytest.fail(f"{pattern.pattern!r} is not shown after:\n{self.shown[-3000:]}")
            begin, self.read = self.read, match.end()
            return self.shown[begin : self.read]

    def _finds(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        return pattern.search(self.shown, self.read)

    def type(self, line: str) -> Self:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        return self

    def ask(self, line: str, wanted: str) -> str:
        return self.type(line).until(wanted)

    def leave(self) -> int:
        """Say goodbye; what the process says to that."""
        if self.process.poll() is None:
            self.type("quit")
        return self.wait()

    def wait(self) -> int:
        code = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        assert "Traceback" not in self.shown, self.shown[-3000:]
        return code

    def end(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self._reader.join(PATIENCE)
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            stream.close()


Sitting = Callable[..., Terminal]


@contextmanager
def sittings(home: Path) -> Iterator[Sitting]:
    """Opens terminals of one person, and ends whatever is still running afterwards."""
    opened: list[Terminal] = []

    def sit(*args: object, at: Path = home) -> Terminal:
        opened.append(Terminal(at, *map(str, args)))
        return opened[-1]

    try:
        yield sit
    finally:
        for each in opened:
            each.end()


# -- answering what is asked, by what the screen offers


def play_to_the_end(terminal: Terminal, game: str) -> None:
    while True:
        shown = terminal.until(f"{ASKED.pattern}|{OVER.pattern}")
        if OVER.search(shown):
            return
        for line in ANSWERS[game](shown.rpartition("Possible moves")[2]):
            terminal.type(line)


def strength_and_place(offered: str) -> list[str]:
    """The first row: a card, then a place where it can lie, or one it can displace."""
    row = re.search(r"^ *(\d)\s+(\d[ab])\b", offered, re.MULTILINE)
    assert row is not None, offered
    return [f"{row[1]} {row[2]}"]


def floor_or_step(offered: str) -> list[str]:
    """The dungeon lays its floor card by card; the character takes the first move in the list."""
    held = re.search(r"In hand: (.*)", offered)
    if held is not None:
        monsters = [word for word in re.findall(r"\w+", held[1]) if word in MONSTERS]
        return [
            "corridor 0,1 0,2 1,2",
            f"{monsters[0]} 1,3",
            f"{monsters[1]} 2,2",
            "exit 2,3",
            "done",
        ]
    row = re.search(r"^ (turn up|explore|attack|jump|jump-attack) +(\S+)", offered, re.MULTILINE)
    if row is None:
        return ["give-up"]
    place = row[2].replace("⤼", " ")
    return [place if row[1] in {"turn up", "explore"} else f"{row[1]} {place}"]


def first_number(offered: str) -> list[str]:
    assert re.search(r"^ +1 \w", offered, re.MULTILINE), offered
    return ["1"]


MONSTERS = ("bat", "dragon", "gargoyle", "kraken", "mantis", "serpent")
ANSWERS: dict[str, Callable[[str], list[str]]] = {
    "mighty": strength_and_place,
    "timid": floor_or_step,
    "island": first_number,
}
