"""The terminal: one console for what is shown, one for errors, one way to ask."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from rich.console import Console, RenderableType

from ungeheuer.words import Words


class Screen:
    """Where everything a person reads goes."""

    def __init__(self, words: Words, console: Console | None = None) -> None:
        self.words = words
        self.console = console or Console(highlight=False)
        self.complaints = Console(stderr=True, highlight=False)

    def show(self, thing: RenderableType = "") -> None:
        self.console.print(thing)

    def say(
        self, code: str, params: Mapping[str, object] | None = None, style: str | None = None
    ) -> None:
        self.console.print(self.words.say(code, params), style=style, markup=False)

    def error(self, text: str) -> None:
        self.complaints.print(text, style="bold red", markup=False, soft_wrap=True)

    def plain(self, text: str) -> None:
        """Text for other programs: no colour, no wrapping."""
        sys.stdout.write(text if text.endswith("\n") else text + "\n")

    def ask(self, question: str) -> str:
        """One line from the person; EOFError when there is no one any more."""
        self.console.print(question, end="", markup=False, style="bold")
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()
