"""Additional commands at a table of a server, shared with others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, get_args

from ungeheuer.cli.client.commands import NAMES, Commands
from ungeheuer.cli.client.table_view import Moved, TableView
from ungeheuer.cli.remote.lists import show_seats
from ungeheuer.wire import messages as wire
from ungeheuer.wire.hosting import Admit

MORE_NAMES: Final = (
    *("say", "phrase", "who", "look", "take", "leave", "resign", "start", "pause", "resume"),
    *("bot", "remove", "host", "rematch", "yes", "no"),
)


class RemoteCommands(Commands):
    """The commands of every table, plus chat, seats and the host's commands."""

    names = (*NAMES, *MORE_NAMES)
    help_texts = ("join-help-match", "join-help-table")

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._unsure: Callable[[], None] | None = None  # needs a confirmation

    def _command(self, text: str) -> None:
        unsure, self._unsure = self._unsure, None
        if unsure is not None and self.command_for(text.partition(" ")[0]) == "yes":
            unsure()
        else:
            super()._command(text)

    # -- about an undo or a seat that somebody asks for

    def _yes(self, _: str) -> None:
        self._consent(agree=True)

    def _no(self, _: str) -> None:
        self._consent(agree=False)

    def _admit(self, *, agree: bool) -> bool:
        """Answer whoever wants a seat; whether somebody does, and we are asked."""
        asks = self.known.card.asks
        asked = [seat for seat in self.known.mine if asks and seat in asks.asked]
        if asks and asks.mine and not agree:  # withdraw our own request
            asked = [asks.seat]
        for seat in asked[: None if agree else 1]:
            self.link.send(Admit, seat=seat, agree=agree)
        return bool(asked)

    def _consent(self, *, agree: bool) -> None:
        wish = self.known.card.wish
        if wish is None and self._admit(agree=agree):
            return
        asked = [seat for seat in self.known.mine if wish and seat in wish.asked]
        if wish and wish.seat in self.known.mine and not agree:  # withdraw our own request
            asked = [wish.seat]
        if not asked:
            self.screen.say("join-nothing-asked", style="yellow")
        for seat in asked[: None if agree else 1]:
            self.link.send(wire.Consent, seat=seat, agree=agree)

    # -- about the table

    def _who(self, _: str) -> None:
        show_seats(self.screen, self.known, self.link.url(self.known.card.table))

    def _say(self, rest: str) -> None:
        if rest:
            self.link.send(wire.Say, text=rest[:400])

    def _phrase(self, rest: str) -> None:
        """Send a phrase by its name or number; without either, list them all."""
        phrases = get_args(wire.Phrase)
        named = {str(number): phrase for number, phrase in enumerate(phrases, start=1)}
        phrase = named.get(rest, rest)
        if phrase in phrases:
            self.link.send(wire.SayPhrase, phrase=phrase)
            return
        say = self.screen.words.say
        for number, each in named.items():
            self.screen.show(f"{number:>3}  {say(f'join-phrase-{each}')}")

    def _look(self, rest: str) -> None:
        self.link.send(wire.Look, seat=(rest or self.view.curtain or self.seat or "-")[:20])

    def _take(self, rest: str) -> None:
        seat, _, name = rest.partition(" ")
        free = self.known.open
        wanted = seat or (free[0] if free else "-")
        name = name.strip() or self.view.wish.name()
        self.link.send(wire.Take, seat=wanted[:20], name=name[:30])

    def _leave(self, rest: str) -> None:
        self.link.send(wire.Leave, seat=(rest or self.seat or "-")[:20])

    def _resign(self, rest: str) -> None:
        """Asks for confirmation, because it cannot be undone."""
        seat = (rest or self.seat or "-")[:20]
        self._unsure = lambda: self.link.send(wire.Resign, seat=seat)
        self.screen.say("join-sure", style="yellow")

    def _start(self, rest: str) -> None:
        self.link.send(wire.Start, fill=rest[:30] or None)

    def _pause(self, _: str) -> None:
        self.link.send(wire.Pause)

    def _resume(self, _: str) -> None:
        self.link.send(wire.Resume)

    def _bot(self, rest: str) -> None:
        seat, _, bot = rest.partition(" ")
        bot = bot.strip() or self.known.card.usual
        self.link.send(wire.SeatBot, seat=seat[:20] or "-", bot=bot[:30])

    def _remove(self, rest: str) -> None:
        self.link.send(wire.Remove, seat=rest[:20] or "-")

    def _host(self, _: str) -> None:
        self.link.send(wire.TakeOver)

    def _rematch(self, rest: str) -> None:
        """Ask for a rematch; with any argument, the seats rotate by one."""
        if self.known.card.next is not None:
            raise Moved(self.known.card.next)
        self.link.send(wire.Rematch, rotate=bool(rest))
