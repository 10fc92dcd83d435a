"""The terminal: one console for what is shown, one for errors, one way to ask."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from ungeheuer.words import Words

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

WIPE = "\x1b[3J"  # clears the scrollback, too


class Screen:
    """All output for people: results on stdout, errors on stderr.

    rich is imported by the first line that is shown.
    """

    def __init__(self, words: Words, console: Console | None = None) -> None:
        self.words = words
        self._console = console

    @cached_property
    def console(self) -> Console:
        if self._console is not None:
            return self._console
        from ungeheuer.cli.console import PipeConsole  # noqa: PLC0415

        return PipeConsole(highlight=False)

    @cached_property
    def error_console(self) -> Console:
        from rich.console import Console  # noqa: PLC0415

        return Console(stderr=True, highlight=False)

    def show(self, thing: RenderableType = "") -> None:
        self.console.print(thing)

    def say(
        self, code: str, params: Mapping[str, object] | None = None, style: str | None = None
    ) -> None:
        self.console.print(self.words.say(code, params), style=style, markup=False)

    def line(
        self, code: str, params: Mapping[str, object] | None = None, style: str | None = None
    ) -> None:
        """Print without wrapping, so that paths and links can be copied."""
        text = self.words.say(code, params)
        self.console.print(text, style=style, markup=False, soft_wrap=True)

    def error(self, text: str) -> None:
        """Wrapped on a terminal; on one line for other programs."""
        whole = not self.error_console.is_terminal
        self.error_console.print(text, style="bold red", markup=False, soft_wrap=whole)

    def plain(self, text: str) -> None:
        """Text for other programs: no colour, no wrapping."""
        sys.stdout.write(text if text.endswith("\n") else text + "\n")

    def ask(self, question: str) -> str:
        """One line from the person; EOFError at the end of input."""
        with contextlib.suppress(ImportError):  # lets people edit what they type
            import readline  # noqa: F401, PLC0415
        return input(question).strip()

    def clear(self) -> None:
        """Wipe the screen and what was scrolled off it."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(WIPE)
            self.console.file.flush()
