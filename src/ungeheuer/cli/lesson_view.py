"""A table that follows a lesson: its words stand between the board and the question."""

from __future__ import annotations

import re
from typing import Final

from rich.markup import escape
from rich.panel import Panel

from ungeheuer.cli.client.link import News
from ungeheuer.cli.client.table_view import EndOfInput, TableView, Typed
from ungeheuer.cli.client.wish import Wish
from ungeheuer.cli.local_link import LocalLink
from ungeheuer.cli.local_session import LocalCommands
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.lesson import Lesson, Step, numbers
from ungeheuer.engine.squares import square_at
from ungeheuer.server.lessons import taught
from ungeheuer.wire import messages as wire
from ungeheuer.wire.lessons import LeaveLesson
from ungeheuer.wire.sync import Refusal
from ungeheuer.words import Words

CELL: Final = re.compile(r"(-?\d+),(-?\d+)")


def _square(cell: re.Match[str]) -> str:
    """A cell as boards call it; it may be typed like that, too."""
    return square_at(int(cell[1]), int(cell[2])) or cell[0]


def as_typed(game: str, text: str, words: Words) -> str:
    """A move as somebody types it: squares by their names, its verb as this language has it."""
    verb, *rest = CELL.sub(_square, text).split(" ")
    code = f"{game}-move-{verb}"
    own = words.say(code).lower() if words.knows(code) else verb
    return " ".join([verb if " " in own else own, *rest])


class Taught(Exception):
    """The lesson has come to its end."""


class LessonView(TableView):
    """What can be typed is said with the words of a step; the list of all moves is not shown."""

    def __init__(self, screen: Screen, link: LocalLink, lesson: Lesson) -> None:
        super().__init__(screen, link, Wish(), stay=False)
        self._local = link
        self._lesson = lesson
        self._tried = -1  # after how many moves something was tried in vain

    def update(self) -> None:
        sync = self.state.sync if self.state else None
        told = sync is not None and sync.moves == len(self._local.match.history)
        if told and taught(self._local.lesson, self._local.match):
            self._end()
        super().update()

    def _end(self) -> None:
        self.tell()
        known = self.known
        self.screen.show(known.board.render(known.view, known.cards, self.screen.words))
        self._guide(self._lesson.steps[-1], tried=False)
        self._local.keep()
        raise Taught

    def show_moves(self) -> None:
        if self._local.lesson is None:
            super().show_moves()

    def _prompt(self, seat: str) -> None:
        if self._local.lesson is not None:
            self._teach()
        super()._prompt(seat)

    def _teach(self) -> None:
        """The words of all steps that are due."""
        moves = len(self._local.match.history)
        tried = self._tried == moves
        for step in self._lesson.steps:
            if step.at == moves and (step.answers or not tried):
                self._guide(step, tried=tried)

    def _guide(self, step: Step, *, tried: bool) -> None:
        tried = tried and bool(step.tries)
        code = self._lesson.code(step, tried=tried)
        counted = numbers(self._lesson, step, self._local.match)
        lines = [f"[bold]{escape(self.screen.words.say(code, counted))}[/]"]
        wanted = [step.tries] if step.tries and not tried else step.answers[:1]
        typed = [as_typed(self._lesson.game, text, self.screen.words) for text in wanted]
        lines += [escape(self.screen.words.say("learn-type", {"move": text})) for text in typed]
        self.screen.show(Panel("\n".join(lines), border_style="green"))

    # -- what was tried in vain

    def _take(self, item: News | Typed | EndOfInput) -> None:
        if isinstance(item, wire.Refused):
            self._narrow(item.refusal)
        super()._take(item)
        if isinstance(item, wire.Refused):
            self._try_again(vain=item.refusal.code != "lesson-elsewhere")
        elif isinstance(item, wire.WhyMessage) and item.refusal.obstacles:
            self._try_again(vain=True)

    def _narrow(self, refusal: Refusal) -> None:
        """Of several reasons, the one that shall be learnt."""
        moves = len(self._local.match.history)
        wanted = [step.refused for step in self._lesson.steps if step.at == moves and step.refused]
        meant = [each for each in refusal.obstacles if each.code in wanted]
        if self._local.lesson is not None and meant:
            refusal.obstacles = meant

    def _try_again(self, *, vain: bool) -> None:
        """After the reason the step says what helps; `vain`: it was the game that refused."""
        decision = self.known.decision
        if self._local.lesson is None or decision is None:
            return
        if vain:
            self._tried = len(self._local.match.history)
        self._prompt(decision.seat)


class LessonCommands(LocalCommands):
    """The commands of a table here, and one to play on freely."""

    names = (*LocalCommands.names, "free")
    help_texts = (*LocalCommands.help_texts, "learn-help")

    def _free(self, _: str) -> None:
        self.link.send(LeaveLesson)
        self.screen.say("learn-free", style="green")
        self.view.show_table()
