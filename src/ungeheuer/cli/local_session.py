"""One match at this terminal, from the first question to the end, a pause or an internal error."""

from __future__ import annotations

from typing import ClassVar

from ungeheuer.cli.client.commands import NAMES, Commands
from ungeheuer.cli.client.keyboard import PROMPT, PromptKeyboard
from ungeheuer.cli.client.table_view import Over, Quit, TableView
from ungeheuer.cli.client.wish import Wish
from ungeheuer.cli.local_link import LocalLink
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.errors import EngineBug, UngeheuerError
from ungeheuer.wire.files import encode_record, write_text


class LocalCommands(Commands):
    """The commands of every table, and saving a copy."""

    names: ClassVar[tuple[str, ...]] = (*NAMES, "save")
    help_texts: ClassVar[tuple[str, ...]] = ("play-help",)

    def __init__(self, view: TableView, link: LocalLink) -> None:
        super().__init__(view)
        self._local = link

    def _save(self, rest: str) -> None:
        if not rest:
            self.screen.line("play-saved", {"file": str(self._local.file)})
            return
        try:
            self._local.save(rest)
        except UngeheuerError as error:
            self.screen.error(self.screen.words.error(error))
        else:
            self.screen.line("play-saved", {"file": rest}, style="green")


def play(link: LocalLink, screen: Screen) -> int:
    """Runs until the match is over or the users leave; returns the exit code."""
    view = TableView(screen, link, Wish(watch=not link.people), stay=False)
    return run(view, LocalCommands(view, link), link)


def run(view: TableView, commands: LocalCommands, link: LocalLink) -> int:
    screen = view.screen
    keyboard = PromptKeyboard(view.typed, PROMPT if screen.console.is_terminal else "")
    try:
        view.run(keyboard, commands.answer)
    except Over:
        screen.line("play-again", {"game": link.match.game.name}, style="dim")
    except EngineBug as bug:
        _report(bug, link, view.screen)
        return 1
    except Quit:
        link.keep()
        screen.line("learn-quit" if link.lesson else "play-quit", {"file": str(link.file)})
    except (EOFError, KeyboardInterrupt):
        link.keep()
        screen.show()
        screen.line("play-end-of-input", {"file": str(link.file)})
    return 0


def _report(bug: EngineBug, link: LocalLink, screen: Screen) -> None:
    """Save the record that reproduces an internal error, and say how to replay it."""
    file = link.file.with_suffix(".bug.json")
    write_text(file, encode_record(bug.record))
    screen.error(screen.words.error(bug, link.match.game.name))
    screen.error(screen.words.say("play-bug", {"file": str(file)}))
