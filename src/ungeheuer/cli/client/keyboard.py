"""Lines from the keyboard: read in the background, or only when the table waits for one."""

from __future__ import annotations

import codecs
import contextlib
import os
import sys
import threading
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Final, Protocol


def _optional(name: str) -> Any:
    """Import a module that not all systems have."""
    try:
        return import_module(name)
    except ImportError:
        return None


TERMIOS: Final = _optional("termios")
READLINE: Final = _optional("readline")
PROMPT: Final = "> "
WIPE_LINE: Final = "\r\x1b[K"


class Keyboard(Protocol):
    """Callers print only between `hide` and `show`."""

    def hide(self) -> None: ...

    def show(self) -> None: ...


class PromptKeyboard:
    """Reads a line whenever it is shown; raises EOFError when there are no more.

    For a table that cannot change while it waits for input.
    """

    def __init__(self, typed: Callable[[str], None], prompt: str) -> None:
        self._typed = typed
        self._prompt = prompt

    def hide(self) -> None:
        pass

    def show(self) -> None:
        self._typed(input(self._prompt))


class BackgroundKeyboard:
    """Reads in a thread, one line at a time; the next when `show` asks for it.

    `hide` takes a half-typed line off the screen, `show` puts it back.
    """

    def __init__(self, typed: Callable[[str | None], None]) -> None:
        self._typed = typed  # gets every line, and None at the end
        self._terminal = sys.stdin.isatty()
        self._asked = threading.Semaphore(0)
        self._reading = False
        self._before = _settings() if self._terminal else None

    def start(self) -> None:
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        lines = _typed_lines() if self._terminal else _piped_lines()
        while True:
            self._asked.acquire()
            try:
                line = next(lines, None)
            except EOFError:
                line = None
            self._reading = False
            self._typed(line)
            if line is None:
                return

    def hide(self) -> None:
        if self._reading and self._terminal:
            sys.stdout.write(WIPE_LINE)

    def show(self) -> None:
        sys.stdout.flush()
        if not self._reading:
            self._reading = True
            self._asked.release()
        elif self._terminal:
            begun = READLINE.get_line_buffer() if READLINE else ""
            sys.stdout.write(f"{PROMPT}{begun}")
            sys.stdout.flush()

    def close(self) -> None:
        """Restore the terminal: while a line is being read it does not echo."""
        if self._before is not None:
            self.hide()
            with contextlib.suppress(TERMIOS.error):
                TERMIOS.tcsetattr(sys.stdin, TERMIOS.TCSADRAIN, self._before)


def _settings() -> Any:
    return TERMIOS.tcgetattr(sys.stdin) if TERMIOS else None


def _typed_lines() -> Iterator[str]:
    while True:
        yield input(PROMPT)


def _piped_lines() -> Iterator[str]:
    """Read the file descriptor: a thread blocked inside `sys.stdin` would delay the exit."""
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    begun = ""
    while piece := os.read(sys.stdin.fileno(), 4096):
        *lines, begun = (begun + decoder.decode(piece)).split("\n")
        yield from lines
    if begun:
        yield begun
