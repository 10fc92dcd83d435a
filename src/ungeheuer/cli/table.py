"""One match at one terminal: chance and bots answer by themselves, people are asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule

from ungeheuer.bots import STRONGEST, bot
from ungeheuer.bots.protocol import Bot
from ungeheuer.cli.advice import show_advice
from ungeheuer.cli.boards import board
from ungeheuer.cli.choices import check_bot
from ungeheuer.cli.compose import DONE, Draft, show_draft
from ungeheuer.cli.names import at_table
from ungeheuer.cli.rules import show_rules
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.decision import Decision, Layout
from ungeheuer.engine.errors import EngineBug, MessageError, RuleError
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.engine.rulebook import rulebook
from ungeheuer.wire.files import encode_record, write_text

# What a person may type, in both languages.
WORDS = {
    "help": ("?", "help", "hilfe"),
    "hint": ("hint", "rat", "tipp"),
    "why": ("why", "warum"),
    "moves": ("moves", "züge", "zuege"),
    "rules": ("rules", "rule", "regeln", "regel"),
    "log": ("log", "verlauf"),
    "undo": ("undo", "u", "zurück", "zurueck"),
    "redo": ("redo", "r", "vor"),
    "save": ("save", "speichern"),
    "quit": ("quit", "q", "exit", "ende"),
}


class Quit(Exception):
    """The person wants to stop; the match is kept."""


class Table:
    """A match with its people and bots, and the file it is kept in after every move."""

    def __init__(
        self, match: Match, bots: Mapping[Seat, Bot], rng: Rng, screen: Screen, file: Path
    ) -> None:
        self.match = match
        self.bots = dict(bots)
        self.rng = rng
        self.words = at_table(screen.words, match)
        self.screen = Screen(self.words, screen.console)
        self.file = file
        self.board = board(match.game.name)
        self.draft: Draft | None = None  # while somebody composes an answer
        self.people = [seat for seat in match.seats if seat not in self.bots]
        self.looking: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.told = dict.fromkeys([*match.seats, SPECTATOR], len(match.history))
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "hint": self.hint,
            "why": self.why,
            "moves": self.show_moves,
            "rules": self.rules,
            "log": self.log,
            "undo": self.undo,
            "redo": self.redo,
            "save": self.save,
            "quit": self.quit,
        }

    # -- the loop

    def run(self) -> int:
        """Until the match is over or the people leave."""
        try:
            self.open()
            while self.match.decision is not None:
                self.step(self.match.decision)
            self.end()
        except EngineBug as bug:
            self.report(bug)
            return 1
        except Quit:
            self.keep()
            self.screen.line("play-quit", {"file": str(self.file)})
        except (EOFError, KeyboardInterrupt):
            self.keep()
            self.screen.show()
            self.screen.line("play-end-of-input", {"file": str(self.file)})
        return 0

    def step(self, decision: Decision[Any]) -> None:
        if decision.seat == CHANCE:
            self.match.play(CHANCE, decision.ask.sample(self.rng))
        elif decision.seat in self.bots:
            view = self.match.view(decision.seat)
            move = self.bots[decision.seat].choose(view, decision, self.rng)
            self.match.play(decision.seat, move)
        else:
            self.ask(decision.seat)
        self.keep()

    def keep(self) -> None:
        write_text(self.file, encode_record(self.match.record()))

    def open(self) -> None:
        """What this is, what it is about, and how to begin."""
        game = self.match.game.name
        self.screen.show(Rule(f"[bold yellow]{escape(self.words.say(f'game-{game}'))}[/]"))
        self.screen.say(f"{game}-goal", style="bold")
        if self.people:
            self.screen.say("play-intro", self.examples())
        if self.match.cardset.shipped:
            self.screen.say(f"{game}-invented", {"game": game}, style="dim")

    def tell(self, seat: Seat) -> None:
        """What happened since this seat last looked, as far as it may know."""
        known, news = self.match.events(seat), self.match.events(seat, self.told[seat])
        before = known[: len(known) - len(news)]
        for line in self.board.story(before, news, self.match.view(seat), self.words):
            self.screen.show(line)
        self.told[seat] = self.told[SPECTATOR] = len(self.match.history)

    def end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.tell(self.people[0] if len(self.people) == 1 else SPECTATOR)
        self.screen.show(self.board.result(outcome, self.match.view(SPECTATOR), self.words))
        for seat in self.people:
            if seat in outcome.winners:
                self.screen.say("play-well-done", {"player": seat}, style="bold yellow")
        self.screen.line("play-again", {"game": self.match.game.name}, style="dim")

    def report(self, bug: EngineBug) -> None:
        """Keep the record that shows our fault, and say how to look at it."""
        file = self.file.with_suffix(".bug.json")
        write_text(file, encode_record(bug.record))
        self.screen.error(self.words.error(bug, self.match.game.name))
        self.screen.error(self.words.say("play-bug", {"file": str(file)}))

    # -- asking a person

    def ask(self, seat: Seat) -> None:
        """Ask until the question is answered or the match has changed."""
        self.uncover(seat)
        self.tell(seat)
        version = self.match.version
        decision = self.match.decision
        assert decision is not None
        self.draft = Draft(decision.ask, self.words) if isinstance(decision.ask, Layout) else None
        self.show_table(seat)
        while self.match.version == version:
            self.answer(seat, self.screen.ask(self.prompt(seat)))

    def uncover(self, seat: Seat) -> None:
        """A curtain between people who share the screen."""
        if len(self.people) > 1 and self.looking != seat:
            if self.looking is not None:
                self.screen.clear()
            self.screen.ask(self.words.say("play-curtain", {"player": seat}) + " ")
            self.screen.clear()
        self.looking = seat

    def show_table(self, seat: Seat) -> None:
        view = self.match.view(seat)
        self.screen.show()
        self.screen.show(self.board.render(view, self.match.cardset, self.words))
        self.show_moves("")

    def prompt(self, seat: Seat) -> str:
        line = self.words.say("play-prompt", {"player": seat})
        return f"{line} ({self.words.say('play-prompt-help')}): "

    def answer(self, seat: Seat, text: str) -> None:
        """A command or a move; a refusal is answered with its reason."""
        if self.draft is not None and self.compose(seat, text, self.draft):
            return
        word, _, rest = text.partition(" ")
        for name, spellings in WORDS.items():
            if word.lower() in spellings:
                self.commands[name](rest.strip())
                return
        if text:
            self.attempt(lambda: self.move(seat, text))
        else:
            self.show_table(seat)

    def compose(self, seat: Seat, text: str, draft: Draft) -> bool:
        """Whether this was about the draft; it is shown after every change."""
        if text.lower() in DONE:
            self.attempt(lambda: self.move(seat, draft.text()))
            return True
        if not draft.take(text):
            return False
        show_draft(self.screen, self.match.game.name, self.match.view(seat), draft)
        return True

    def attempt(self, action: Callable[[], object]) -> None:
        try:
            action()
        except (RuleError, MessageError) as error:
            self.screen.error(self.words.error(error, self.match.game.name))

    def move(self, seat: Seat, text: str) -> None:
        decision = self.match.decision
        assert decision is not None
        self.match.play(seat, self.board.understand(text, decision))

    # -- commands

    @property
    def seat(self) -> Seat:
        assert self.match.turn is not None
        return self.match.turn

    def help(self, _: str) -> None:
        self.screen.show(Padding(escape(self.words.say("play-help", self.examples())), (0, 2)))

    def examples(self) -> dict[str, str]:
        """A move in the notation, and as people may type it in a hurry."""
        game = self.match.game.name
        return {name: self.words.say(f"{game}-{name}") for name in ("example", "short")}

    def show_moves(self, _: str) -> None:
        decision = self.match.decision
        assert decision is not None
        self.screen.show(f"\n[bold]{escape(self.words.say('play-moves'))}[/]")
        view, cards = self.match.view(self.seat), self.match.cardset
        self.screen.show(self.board.moves(view, cards, decision, self.words))

    def hint(self, rest: str) -> None:
        self.attempt(lambda: self._hint(check_bot(rest or STRONGEST)))

    def _hint(self, name: str) -> None:
        decision, game = self.match.decision, self.match.game
        assert decision is not None
        adviser = bot(name, game, self.match.cardset)
        advice = adviser.advise(self.match.view(self.seat), decision, own_rng())
        show_advice(self.screen, game.name, advice, name, chances=adviser.tells_chances())

    def why(self, rest: str) -> None:
        if not rest:
            self.screen.say("play-why-usage", self.examples())
            return
        self.attempt(lambda: self._why(rest))

    def _why(self, rest: str) -> None:
        decision = self.match.decision
        assert decision is not None
        move = self.board.understand(rest, decision)
        obstacles = self.match.why_not(self.seat, move)
        if not obstacles:
            self.screen.say("play-why-fine", {"move": move}, style="green")
        for obstacle in obstacles:
            text = self.words.obstacle(self.match.game.name, obstacle)
            self.screen.show(f"[yellow]{escape(text)}[/]")

    def rules(self, rest: str) -> None:
        game = self.match.game
        book = rulebook(game.package, self.words.language)
        decision = self.match.decision
        wanted = rest or (decision.rule if decision else None)
        self.attempt(lambda: show_rules(self.screen, book, game.name, wanted))

    def log(self, _: str) -> None:
        self.screen.say("play-log", style="bold")
        for event in self.match.events(self.seat):
            text = self.words.event(self.match.game.name, event)
            self.screen.show(f"[dim]·[/] {escape(text)}")

    def undo(self, _: str) -> None:
        self.attempt(self._undo)

    def _undo(self) -> None:
        count = self.match.undo(self.seat, list(self.bots))
        self.told = {seat: min(at, len(self.match.history)) for seat, at in self.told.items()}
        self.screen.say("play-undone", {"count": count}, style="green")

    def redo(self, _: str) -> None:
        self.attempt(self._redo)

    def _redo(self) -> None:
        count = self.match.redo(self.seat)
        self.screen.say("play-redone", {"count": count}, style="green")

    def save(self, rest: str) -> None:
        if not rest:
            self.screen.line("play-saved", {"file": str(self.file)})
            return
        self.attempt(lambda: self._save(rest))

    def _save(self, rest: str) -> None:
        write_text(rest, encode_record(self.match.record()))
        self.screen.line("play-saved", {"file": rest}, style="green")

    def quit(self, _: str) -> None:
        raise Quit


def own_rng() -> Rng:
    """For advice: what somebody asks must not change how the dice fall."""
    return Rng(random.Random(0).random)
