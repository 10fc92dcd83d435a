"""What a person may type at a table: moves, and everything else that can be said there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, get_args

from rich.markup import escape
from rich.padding import Padding

from ungeheuer.cli.compose import Draft, show_draft
from ungeheuer.cli.remote.desk import Desk, Moved, Quit
from ungeheuer.cli.remote.known import Known
from ungeheuer.cli.remote.lists import show_seats
from ungeheuer.cli.rules import show_rules
from ungeheuer.cli.typed import meant
from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.engine.rulebook import rulebook
from ungeheuer.wire import messages as wire

# What a person may ask for; how it is spelled is the language's matter.
NAMES: Final = (
    *("help", "hint", "why", "moves", "rules", "log", "undo", "redo", "quit"),
    *("say", "phrase", "who", "look", "take", "leave", "resign", "start", "pause", "resume"),
    *("bot", "remove", "host", "rematch", "yes", "no"),
)


class Commands:
    """Understands lines. What is not about the screen is said to the server, which decides."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._unsure: Callable[[], None] | None = None  # waits for a yes
        self._known: dict[str, Callable[[str], None]] = {
            name: getattr(self, f"_{name}") for name in NAMES
        }

    @property
    def known(self) -> Known:
        return self.desk.there

    @property
    def seat(self) -> str:
        """The seat we speak for: the one asked, the one on the screen, or the first we have."""
        known = self.known
        mine = known.mine
        for seat in (known.asked, known.looking):
            if seat in mine:
                return str(seat)
        return mine[0] if mine else ""

    # -- lines

    def answer(self, text: str) -> None:
        """A move that is offered, a piece of a draft, a command, or a try."""
        desk = self.desk
        if not text and desk.curtain is not None:
            desk.link.say(wire.Look, seat=desk.curtain)
        elif not text:
            desk.show_table()
        elif self._offered(text):
            self._move(text)
        elif desk.draft is None or not self._compose(text, desk.draft):
            self._command(text)

    def _command(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        unsure, self._unsure = self._unsure, None
        name = meant(word, self._known, self.desk.screen.words)
        if name is None:
            self._move(text)
        elif name == "yes" and unsure is not None:
            unsure()
        else:
            self._known[name](rest.strip())

    def _offered(self, text: str) -> bool:
        """Whether this is one of the moves; some are called like a command."""
        decision = self.known.decision
        if decision is None or not decision.ask.listable() or self.desk.curtain is not None:
            return False
        meant = self.known.board.understand(text, decision)
        return any(move.text == meant for move in decision.ask.moves())

    def _move(self, text: str) -> None:
        known, desk = self.known, self.desk
        decision = known.decision
        if decision is None or known.asked not in known.mine or desk.curtain is not None:
            self._not_asked()
            return
        meant = known.board.understand(text, decision)
        desk.link.say(wire.MakeMove, seat=decision.seat, move=meant[:600], seen=known.version)

    def _not_asked(self) -> None:
        asked, card = self.known.asked, self.known.card
        if self.desk.curtain is not None:
            self.desk.screen.say("play-curtain", {"player": self.desk.curtain}, style="bold")
        elif asked is None:
            code = "join-unknown-paused" if card.paused else f"join-unknown-{card.state}"
            self.desk.screen.say(code, style="yellow")
        else:
            self.desk.screen.say("join-not-asked", {"player": asked}, style="yellow")

    def _compose(self, text: str, draft: Draft) -> bool:
        """Whether this was about the floor in the making; it is shown after every change."""
        if draft.is_done(text):
            self._move(draft.text())
            return True
        if not draft.take(text):
            return False
        show_draft(self.desk.screen, self.known.game.name, self.known.view, draft)
        return True

    # -- about the screen

    def _help(self, _: str) -> None:
        words = self.desk.screen.words
        for code in ("join-help-match", "join-help-table"):
            text = words.say(code, self.desk.examples() if code == "join-help-match" else None)
            self.desk.screen.show(Padding(escape(text), (0, 2)))

    def _moves(self, _: str) -> None:
        if self.known.decision is None:
            self._not_asked()
        else:
            self.desk.show_moves()

    def _rules(self, rest: str) -> None:
        game, screen = self.known.game, self.desk.screen
        sync = self.known.sync
        asked = sync.decision.rule if sync and sync.decision else None
        book = rulebook(game.package, screen.words.language)
        try:
            show_rules(screen, book, game.name, rest or asked)
        except UngeheuerError as error:
            screen.error(screen.words.error(error))

    def _log(self, _: str) -> None:
        if self.desk.curtain is not None:
            self._not_asked()
            return
        self.desk.screen.say("play-log", style="bold")
        for event in self.known.log():
            text = self.desk.screen.words.event(self.known.game.name, event)
            self.desk.screen.show(f"[dim]·[/] {escape(text)}")

    def _who(self, _: str) -> None:
        show_seats(self.desk.screen, self.known, self.desk.wish.link)

    def _quit(self, _: str) -> None:
        raise Quit

    # -- about the match

    def _hint(self, rest: str) -> None:
        self.desk.link.say(wire.Hint, seat=self.seat or "-", bot=rest[:30] or None)

    def _why(self, rest: str) -> None:
        if not rest:
            self.desk.screen.say("play-why-usage", self.desk.examples())
            return
        decision = self.known.decision
        move = self.known.board.understand(rest, decision) if decision else rest
        self.desk.link.say(wire.Why, seat=self.seat or "-", move=move[:600])

    def _undo(self, _: str) -> None:
        self.desk.link.say(wire.Undo, seat=self._last(), seen=self.known.version)

    def _redo(self, _: str) -> None:
        self.desk.link.say(wire.Redo, seat=self._last(), seen=self.known.version)

    def _last(self) -> str:
        """The seat whose view is on the screen is the one that answered last."""
        looking = self.known.looking
        return str(looking) if looking in self.known.mine else self.seat or "-"

    def _yes(self, _: str) -> None:
        self._consent(agree=True)

    def _no(self, _: str) -> None:
        self._consent(agree=False)

    def _consent(self, *, agree: bool) -> None:
        wish = self.known.card.wish
        asked = [seat for seat in self.known.mine if wish and seat in wish.asked]
        if wish and wish.seat in self.known.mine and not agree:  # withdraw one's own
            asked = [wish.seat]
        if not asked:
            self.desk.screen.say("join-nothing-asked", style="yellow")
        for seat in asked[: None if agree else 1]:
            self.desk.link.say(wire.Consent, seat=seat, agree=agree)

    # -- about the table

    def _say(self, rest: str) -> None:
        if rest:
            self.desk.link.say(wire.Say, text=rest[:400])

    def _phrase(self, rest: str) -> None:
        """By its name or its number; without either, all of them are shown."""
        phrases = get_args(wire.Phrase)
        named = {str(number): phrase for number, phrase in enumerate(phrases, start=1)}
        phrase = named.get(rest, rest)
        if phrase in phrases:
            self.desk.link.say(wire.SayPhrase, phrase=phrase)
            return
        say = self.desk.screen.words.say
        for number, each in named.items():
            self.desk.screen.show(f"{number:>3}  {say(f'join-phrase-{each}')}")

    def _look(self, rest: str) -> None:
        self.desk.link.say(wire.Look, seat=(rest or self.desk.curtain or self.seat or "-")[:20])

    def _take(self, rest: str) -> None:
        seat, _, name = rest.partition(" ")
        free = self.known.open
        wanted = seat or (free[0] if free else "-")
        name = name.strip() or self.desk.wish.name()
        self.desk.link.say(wire.Take, seat=wanted[:20], name=name[:30])

    def _leave(self, rest: str) -> None:
        self.desk.link.say(wire.Leave, seat=(rest or self.seat or "-")[:20])

    def _resign(self, rest: str) -> None:
        """For good, so it takes a yes."""
        seat = (rest or self.seat or "-")[:20]
        self._unsure = lambda: self.desk.link.say(wire.Resign, seat=seat)
        self.desk.screen.say("join-sure", style="yellow")

    def _start(self, rest: str) -> None:
        self.desk.link.say(wire.Start, fill=rest[:30] or None)

    def _pause(self, _: str) -> None:
        self.desk.link.say(wire.Pause)

    def _resume(self, _: str) -> None:
        self.desk.link.say(wire.Resume)

    def _bot(self, rest: str) -> None:
        seat, _, bot = rest.partition(" ")
        bot = bot.strip() or self.known.card.usual
        self.desk.link.say(wire.SeatBot, seat=seat[:20] or "-", bot=bot[:30])

    def _remove(self, rest: str) -> None:
        self.desk.link.say(wire.Remove, seat=rest[:20] or "-")

    def _host(self, _: str) -> None:
        self.desk.link.say(wire.TakeOver)

    def _rematch(self, rest: str) -> None:
        """With any word behind it, the seats move on by one."""
        if self.known.card.next is not None:
            raise Moved(self.known.card.next)
        self.desk.link.say(wire.Rematch, rotate=bool(rest))
