"""The lines a user may type at any table: moves, and questions about the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from rich.markup import escape
from rich.padding import Padding

from ungeheuer.cli.client.draft import Draft, show_draft
from ungeheuer.cli.client.table_state import TableState
from ungeheuer.cli.client.table_view import Quit, TableView
from ungeheuer.cli.rules import show_rules
from ungeheuer.cli.screen import Screen
from ungeheuer.cli.typed import command_for
from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.engine.rulebook import rulebook
from ungeheuer.wire import messages as wire

# The commands; each language has its own spellings for them.
NAMES: Final = ("help", "hint", "why", "moves", "rules", "log", "undo", "redo", "quit")


class Commands:
    """Handles typed lines. What does not concern the screen is sent to the table, which decides.

    A command `name` is the method `_name`, called with the rest of the line.
    """

    names: ClassVar[tuple[str, ...]] = NAMES
    help_texts: ClassVar[tuple[str, ...]] = ()

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.link = view.link
        self._methods: dict[str, Callable[[str], None]] = {
            name: getattr(self, f"_{name}") for name in self.names
        }

    @property
    def known(self) -> TableState:
        return self.view.known

    @property
    def screen(self) -> Screen:
        return self.view.screen

    @property
    def seat(self) -> str:
        """The seat to act for: the one asked, else the one on the screen, else our first one."""
        known = self.known
        mine = known.mine
        for seat in (known.asked, known.looking):
            if seat in mine:
                return str(seat)
        return mine[0] if mine else ""

    # -- lines

    def answer(self, text: str) -> None:
        """Handle a line: an offered move, a change to a draft, a command, or else any move."""
        view = self.view
        if not text and view.curtain is not None:
            self.link.send(wire.Look, seat=view.curtain)
        elif not text:
            view.show_table()
        elif self._offered(text):
            self._move(text)
        elif view.draft is None or not self._compose(text, view.draft):
            self._command(text)

    def _command(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        name = self.command_for(word)
        if name is not None:
            self._methods[name](rest.strip())
        else:
            self._move(text)

    def command_for(self, word: str) -> str | None:
        """The command with this spelling in any language; None if there is none."""
        return command_for(word, self.names, self.screen.words)

    def _offered(self, text: str) -> bool:
        """Whether this is an offered move; moves win over commands with the same name."""
        decision = self.known.decision
        if decision is None or not decision.ask.listable() or self.view.curtain is not None:
            return False
        move = self.known.board.understand(text, decision)
        return any(each.text == move for each in decision.ask.moves())

    def _move(self, text: str) -> None:
        known = self.known
        decision = known.decision
        if decision is None or known.asked not in known.mine or self.view.curtain is not None:
            self._not_asked()
            return
        move = known.board.understand(text, decision)
        self.link.send(wire.MakeMove, seat=decision.seat, move=move[:600], seen=known.version)

    def _not_asked(self) -> None:
        asked, card = self.known.asked, self.known.card
        if self.view.curtain is not None:
            self.screen.say("play-curtain", {"player": self.view.curtain}, style="bold")
        elif asked is None:
            code = "join-unknown-paused" if card.paused else f"join-unknown-{card.state}"
            self.screen.say(code, style="yellow")
        else:
            self.screen.say("join-not-asked", {"player": asked}, style="yellow")

    def _compose(self, text: str, draft: Draft) -> bool:
        """Apply the line to the draft and show it; False if the line does not concern the draft."""
        if draft.is_done(text):
            self._move(draft.text())
            return True
        if not draft.take(text):
            return False
        show_draft(self.screen, self.known.game.name, self.known.view, draft)
        return True

    # -- about the screen

    def _help(self, _: str) -> None:
        for code in self.help_texts:
            text = self.screen.words.say(code, self.view.examples())
            self.screen.show(Padding(escape(text), (0, 2)))

    def _moves(self, _: str) -> None:
        if self.known.decision is None:
            self._not_asked()
        else:
            self.view.show_moves()

    def _rules(self, rest: str) -> None:
        game, screen = self.known.game, self.screen
        sync = self.known.sync
        asked = sync.decision.rule if sync and sync.decision else None
        book = rulebook(game.package, screen.words.language)
        try:
            show_rules(screen, book, game.name, rest or asked)
        except UngeheuerError as error:
            screen.error(screen.words.error(error))

    def _log(self, _: str) -> None:
        if self.view.curtain is not None:
            self._not_asked()
            return
        self.screen.say("play-log", style="bold")
        for event in self.known.log():
            text = self.screen.words.event(self.known.game.name, event)
            self.screen.show(f"[dim]·[/] {escape(text)}")

    def _quit(self, _: str) -> None:
        raise Quit

    # -- about the match

    def _hint(self, rest: str) -> None:
        self.link.send(wire.Hint, seat=self.seat or "-", bot=rest[:30] or None)

    def _why(self, rest: str) -> None:
        if not rest:
            self.screen.say("play-why-usage", self.view.examples())
            return
        decision = self.known.decision
        move = self.known.board.understand(rest, decision) if decision else rest
        self.link.send(wire.Why, seat=self.seat or "-", move=move[:600])

    def _undo(self, _: str) -> None:
        self.link.send(wire.Undo, seat=self._last(), seen=self.known.version)

    def _redo(self, _: str) -> None:
        self.link.send(wire.Redo, seat=self._last(), seen=self.known.version)

    def _last(self) -> str:
        """Our seat on the screen, which is the one that answered last; else `seat`."""
        looking = self.known.looking
        return str(looking) if looking in self.known.mine else self.seat or "-"
