"""One table on the screen: what its link delivers is shown, what is typed is sent."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Final

from rich.markup import escape
from rich.rule import Rule

from ungeheuer.cli.advice import show_advice
from ungeheuer.cli.client.announcements import announcements
from ungeheuer.cli.client.decoding import error_of, obstacles_of
from ungeheuer.cli.client.draft import Draft
from ungeheuer.cli.client.keyboard import Keyboard
from ungeheuer.cli.client.link import BUSY, Failed, Link, Lost, News
from ungeheuer.cli.client.table_state import TableState
from ungeheuer.cli.client.wish import Wish
from ungeheuer.cli.screen import Screen
from ungeheuer.cli.typed import command_for
from ungeheuer.engine.decision import Decision, Layout
from ungeheuer.engine.game import Advice
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.wire import messages as wire
from ungeheuer.wire.gestures import PresenceMessage
from ungeheuer.words import printable

LEAVING: Final = ("quit",)  # possible at any time, even with no connection
TICK: Final = 0.5  # seconds; some systems do not notice Ctrl-C during longer waits


class Typed(str):
    """A line from the keyboard."""

    __slots__ = ()


class EndOfInput:
    """There are no more lines from the keyboard."""


class Quit(Exception):
    """The user leaves; the match is kept."""


class Over(Exception):
    """The match is over and its result has been shown."""


class Moved(Exception):
    """The user goes on to another table."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class TableView:
    """Shows a table and sends typed lines; these are held back while an answer is pending.

    `stay`: whether people stay after the end, for a rematch; otherwise `run` raises `Over`.
    """

    def __init__(self, screen: Screen, link: Link, wish: Wish, *, stay: bool) -> None:
        self.plain = screen.words  # words without the names of this table
        self.screen = screen
        self.link = link
        self.wish = wish
        self.state: TableState | None = None
        self.draft: Draft | None = None  # while an answer is composed
        self.curtain: str | None = None  # the seat whose view is hidden until its user confirms
        self.inbox: SimpleQueue[News | Typed | EndOfInput] = SimpleQueue()
        self.held: deque[str] = deque()
        self.ended = False
        self._stay = stay
        self._shown: tuple[object, ...] = ()  # the question last shown
        self._finished = False
        self._heard = 0
        self._lost = False

    # -- the loop

    def run(self, keyboard: Keyboard, answer: Callable[[str], None]) -> None:
        """Runs until the user leaves; `answer` gets the lines one at a time."""
        self.link.start(self.inbox.put)
        try:
            while True:
                item = self._next()
                keyboard.hide()
                self._take(item)
                self._answer_held(answer)
                if self.inbox.empty() and not self.link.advance():
                    keyboard.show()
        finally:
            self.link.close()

    def _next(self) -> News | Typed | EndOfInput:
        while True:
            try:
                return self.inbox.get(timeout=TICK)
            except Empty:
                continue

    def typed(self, line: str | None) -> None:
        """A line from the keyboard, None at the end of input; from any thread."""
        self.inbox.put(EndOfInput() if line is None else Typed(line.strip()))

    def _take(self, item: News | Typed | EndOfInput) -> None:
        if isinstance(item, EndOfInput):
            self.ended = True
        elif isinstance(item, Typed):
            if self._lost and command_for(item, LEAVING, self.screen.words):
                raise Quit
            self.held.append(item)
        else:
            TAKING[type(item)](self, item)

    def _answer_held(self, answer: Callable[[str], None]) -> None:
        """Handle one held line: the next may depend on the answer to it."""
        while self.held and self.state is not None and not self.link.waiting:
            answer(self.held.popleft())
        if self.ended and not self.held and (not self.link.waiting or self._lost):
            raise Quit

    # -- what comes

    def _welcome(self, _: wire.Welcome) -> None:
        if self._lost:
            self.screen.say("join-back", style="green")
        self._lost = False

    def _table(self, card: wire.TableMessage) -> None:
        before = self.state.card if self.state else None
        if self.state is None:
            self.state = TableState(card, self.link.cardset(card), self.link.known_moves)
        self.state.card = card
        self.screen = Screen(self.state.names(self.plain), self.screen.console)
        if before is None:
            self._open(card)
        for code, params in announcements(before, card, self.link.url):
            self.screen.line(code, params, style="yellow")
        if before is not None:
            self.update()

    def _presence(self, news: PresenceMessage) -> None:
        if self.state is not None:
            self._table(self.state.with_presence(news))

    def _open(self, card: wire.TableMessage) -> None:
        """Show the table and its seats, and take a seat if one is wanted."""
        say = self.screen.words.say
        self.screen.show(Rule(f"[bold yellow]{escape(say(f'game-{card.game}'))}[/]"))
        self.screen.say(f"{card.game}-goal", style="bold")
        if card.cards.shipped and card.cards.invented:
            self.screen.say(f"{card.game}-invented", {"game": card.game}, style="dim")
        if url := self.link.url(card.table):
            self.screen.line("join-link", {"link": url}, style="dim")
        if not self.wish.watch and card.state != "over":
            self._sit_down()

    def _sit_down(self) -> None:
        known = self.known
        free = [] if known.mine else known.open[:1]
        wanted = [seat for seat in self.wish.seats if seat not in known.mine] or (
            [] if self.wish.seats else free
        )
        for number, seat in enumerate(wanted):
            self.link.send(wire.Take, seat=seat, name=self.wish.name(number))
        if not wanted and not known.mine:
            self.screen.say("join-no-seat", style="yellow")
        elif known.card.state == "playing":
            self.screen.say("play-intro", self.examples())

    def _sync(self, message: wire.SyncMessage) -> None:
        more = self.known.learn(message.sync)
        self.link.shown(message.sync)
        if more < 0:
            self.screen.say("play-undone", {"count": -more}, style="green")
        elif more and self._waiting_for(wire.Redo):
            self.screen.say("play-redone", {"count": more}, style="green")
        self.update()

    def _waiting_for(self, kind: type[wire.Up]) -> bool:
        return any(isinstance(sent, kind) for sent in self.link.waiting.values())

    def _ack(self, message: wire.Ack) -> None:
        said = self.link.take_answered(message.id)
        if isinstance(said, wire.Rematch) and message.table:
            raise Moved(message.table)
        if isinstance(said, wire.Look) and self._finished:
            self.show_table()

    def _refused(self, message: wire.Refused) -> None:
        said = self.link.take_answered(message.id)
        if said is not None and message.refusal.code in BUSY:
            self.link.retry(said)
            return
        game = self.state.game.name if self.state else ""
        self.screen.error(self.screen.words.error(error_of(message.refusal), game))

    def _advice(self, message: wire.HintMessage) -> None:
        self.link.take_answered(message.id)
        game = self.known.game
        advice = [Advice(game.read(a.move), a.value, a.code, a.params) for a in message.advice]
        show_advice(self.screen, game.name, advice, message.bot, chances=message.chances)

    def _obstacles(self, message: wire.WhyMessage) -> None:
        self.link.take_answered(message.id)
        refusal, game, words = message.refusal, self.known.game.name, self.screen.words
        if not refusal.code and refusal.phrase:
            what = words.say(refusal.phrase.code, refusal.phrase.params)
            self.screen.say("why-fine", {"what": what}, style="green")
        elif not refusal.obstacles:
            self.screen.error(words.error(error_of(refusal), game))
        for obstacle in obstacles_of(refusal):
            self.screen.show(f"[yellow]{escape(words.obstacle(game, obstacle))}[/]")

    def _spoken(self, message: wire.Spoken) -> None:
        if message.number <= self._heard:  # sent again after a reconnect
            return
        self._heard = message.number
        words = self.screen.words
        if message.note:
            self._noted(message)
            return
        who = words.person(message.seat) if message.seat else words.say("name-spectator")
        code = f"join-phrase-{message.phrase}"
        text = words.say(code) if message.phrase else printable(message.text)
        self.screen.show(f"[bold magenta]{escape(who)}:[/] {escape(text)}")

    def _noted(self, message: wire.Spoken) -> None:
        """What happened to a seat; seats are numbered as they stand in the list."""
        words, seats = self.screen.words, self.known.seats
        nth = seats.index(message.seat) + 1 if message.seat in seats else 0
        name = printable(message.name) or words.say("name-guest")
        said = words.say(f"note-{message.note}", {"name": name, "nth": nth})
        self.screen.show(f"[dim]{escape(said)}[/]")

    def _cut(self, message: Lost) -> None:
        if not self._lost:
            self.screen.say("join-lost", style="bold red")
        self._lost = True

    def _failed(self, message: Failed) -> None:
        raise message.error

    # -- what is shown

    @property
    def known(self) -> TableState:
        """The state of the table; available once its first card has arrived."""
        assert self.state is not None
        return self.state

    def examples(self) -> dict[str, str]:
        """An example move in the notation, and in its short form."""
        game = self.known.game.name
        return {name: self.screen.words.say(f"{game}-{name}") for name in ("example", "short")}

    def update(self) -> None:
        """Show what is new, and the question if there is one for us."""
        known = self.known
        if known.card.state == "over":
            self._finish()
        elif known.sync is None or known.card.state == "open":
            return
        elif known.asked in known.mine and known.looking != known.asked:
            self._draw_curtain(str(known.asked))
        elif len(known.mine) < 2 or known.asked in known.mine:
            self._go_on()

    def _draw_curtain(self, seat: str) -> None:
        """Hide the view between users who share the screen; a single user sees it at once."""
        if len(self.known.mine) == 1:
            self.link.send(wire.Look, seat=seat)
        elif self.curtain != seat:
            if self.known.looking in self.known.mine:
                self.screen.clear()
            self.curtain = seat
            self.screen.say("play-curtain", {"player": seat}, style="bold")

    def _go_on(self) -> None:
        known = self.known
        if self.curtain is not None:
            self.screen.clear()
            self.curtain = None
        self.tell()
        question = (known.version, known.asked, known.decision is not None)
        if question == self._shown:
            return
        self._shown = question
        decision = known.decision if known.asked in known.mine else None
        if decision is not None:
            self._ask(decision)
        elif known.asked is not None:
            self._wait(known.asked)

    def _ask(self, decision: Decision[Any]) -> None:
        ask = decision.ask
        self.draft = Draft(ask, self.screen.words) if isinstance(ask, Layout) else None
        self.show_table()

    def _prompt(self, seat: str) -> None:
        words = self.screen.words
        line = words.say("play-prompt", {"player": seat})
        self.screen.show(f"[bold green]{escape(line)}[/] ({words.say('play-prompt-help')})")

    def _wait(self, seat: str) -> None:
        """Say whom the table waits for, unless it is a bot: bots are quick."""
        self.draft = None
        card = self.known.seat(seat)
        if card is not None and card.kind == "person":
            self.screen.say("join-waiting", {"player": seat}, style="dim")

    def tell(self) -> None:
        """Show the events since this seat last looked."""
        known = self.known
        before, news = known.news()
        for line in known.board.story(before, news, known.view, self.screen.words):
            self.screen.show(line)

    def show_table(self) -> None:
        known = self.known
        if known.sync is None or self.curtain is not None:
            return
        self.screen.show()
        self.screen.show(known.board.render(known.view, known.cards, self.screen.words))
        if known.decision is not None and known.asked in known.mine:
            self.show_moves()
            self.screen.show()
            self._prompt(known.decision.seat)

    def show_moves(self) -> None:
        known, words = self.known, self.screen.words
        if known.decision is None:
            return
        self.screen.show(f"\n[bold]{escape(words.say('play-moves'))}[/]")
        self.screen.show(known.board.moves(known.view, known.cards, known.decision, words))

    def _finish(self) -> None:
        """Show the result, once; several users at one screen get the public view."""
        known = self.known
        if self._finished or (known.card.ended == "finished" and known.outcome is None):
            return
        if len(known.mine) > 1 and known.looking in known.mine:
            if not self._waiting_for(wire.Look):
                self.link.send(wire.Look, seat=SPECTATOR)
            return
        self._finished, self.curtain, self.draft = True, None, None
        outcome, words = known.outcome, self.screen.words
        if outcome is not None:
            self.tell()
            self.screen.show(known.board.result(outcome, known.view, words))
            for seat in known.mine:
                if Seat(seat) in outcome.winners:
                    self.screen.say("play-well-done", {"player": seat}, style="bold yellow")
        if not self._stay:
            raise Over
        self.screen.say("join-over" if known.mine else "join-over-watched")


TAKING: Final[dict[type[Any], Callable[[TableView, Any], None]]] = {
    wire.Welcome: TableView._welcome,
    wire.TableMessage: TableView._table,
    PresenceMessage: TableView._presence,
    wire.SyncMessage: TableView._sync,
    wire.Ack: TableView._ack,
    wire.Refused: TableView._refused,
    wire.HintMessage: TableView._advice,
    wire.WhyMessage: TableView._obstacles,
    wire.Spoken: TableView._spoken,
    Lost: TableView._cut,
    Failed: TableView._failed,
}
