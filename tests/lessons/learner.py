"""A learner at a table that follows a lesson, with the actions of a server and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final

from ungeheuer.engine.decision import Decision, Layout, Move, SomeOf
from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.engine.lesson import Lesson, Step, answers, lessons, new_match
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE
from ungeheuer.engine.rng import Rng
from ungeheuer.games import NAMES, game
from ungeheuer.server import actions
from ungeheuer.server import entries as log
from ungeheuer.server.lessons import scripted
from ungeheuer.server.names import NOBODY, Millis, PersonId, TableId
from ungeheuer.server.opening import opened_with
from ungeheuer.server.table import Table
from ungeheuer.wire import messages as wire
from ungeheuer.wire.lessons import LeaveLesson

LEARNER: Final = PersonId("learner")
NOW: Final = Millis(0)
ALL: Final = [each for name in NAMES for each in lessons(game(name).package, name).values()]


def label(lesson: Lesson) -> str:
    return f"{lesson.game}-{lesson.name}"


class Learner:
    """Answers for the learner; chance and the other seats answer by the script alone."""

    def __init__(self, lesson: Lesson) -> None:
        match = new_match(lesson, game(lesson.game))
        seats = [
            log.SeatPlan(holder=LEARNER) if seat == lesson.seat else log.SeatPlan(bot="ogre")
            for seat in match.seats
        ]
        opened = opened_with(match, LEARNER, wire.Policy(), seats)
        opened.lesson, opened.script = lesson.name, lesson.hash
        self.lesson = lesson
        self.table = Table(TableId("lesson"), log.LogEntry(1, NOW, LEARNER, "", opened))
        self._perform(lambda tx: tx.enter(log.Started()))

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def moves(self) -> int:
        return len(self.match.history)

    @property
    def decision(self) -> Decision[Any]:
        decision = self.match.decision
        assert decision is not None
        return decision

    def answer(self, text: str) -> UngeheuerError | None:
        """Answer, and let the others answer; a refusal, which changes nothing, is returned."""
        message = wire.MakeMove(id="", seat=self.lesson.seat, seen=self.table.version, move=text)
        try:
            self._perform(lambda tx: actions.ACTIONS[wire.MakeMove](tx, message))
        except UngeheuerError as refused:
            return refused
        self._go_on()
        return None

    def leave(self) -> None:
        self._perform(lambda tx: actions.ACTIONS[LeaveLesson](tx, LeaveLesson(id="")))

    def _go_on(self) -> None:
        while self.moves < len(self.lesson.line) and self.match.turn != self.lesson.seat:
            seat, text = self.match.turn, scripted(self.table.lesson, self.match)
            assert seat not in (CHANCE, None), "chance answers in the same action"
            if text is None:
                raise Unscripted(f"{seat} after {self.moves}")
            version = self.table.version
            self._perform(
                lambda tx, seat=seat, text=text, version=version: actions.bot_move(
                    tx, seat, text, version
                ),
                NOBODY,
            )

    def _perform(self, action: Any, person: PersonId = LEARNER) -> None:
        action(actions.Transaction(self.table, person, "", NOW, unscripted))

    def due(self) -> list[Step]:
        """The steps of this moment; only the last one asks for something."""
        return [step for step in self.lesson.steps if step.at == self.moves]

    def usual(self) -> str:
        """The usual answer; where an earlier one forbids it, the next that is possible."""
        text = scripted(self.table.lesson, self.match)
        assert text is not None
        return text


class Unscripted(Exception):
    """Somebody is asked for whom the script has no answer."""


def unscripted(decision: Decision[Any]) -> Move:
    raise Unscripted(decision.rule)


def taken(learner: Learner, choices: Sequence[str] = ()) -> Iterator[Learner]:
    """The learner at every question of the lesson. `choices`: answers preferred to usual ones."""
    while learner.moves < len(learner.lesson.line):
        yield learner
        wanted = [
            text
            for text in answers(learner.lesson, learner.match)
            if text in choices and learner.decision.ask.contains(learner.match.game.read(text))
        ]
        refused = learner.answer(wanted[0] if wanted else learner.usual())
        assert refused is None, refused


# -- other answers


def others(decision: Decision[Any], usual: Move, drawn: int) -> list[str]:
    """Every listed answer; of composed ones each change of a single piece, and some at random."""
    ask = decision.ask
    rng = Rng(random.Random(1).random)
    texts = [move.text for move in ask.moves()] if ask.listable() else []
    texts += [ask.sample(rng).text for _ in range(drawn)] if not ask.listable() else []
    if isinstance(ask, Layout):
        texts += relaid(ask, usual)
    elif isinstance(ask, SomeOf):
        texts += rethrown(ask, usual)
    return list(dict.fromkeys(texts))


def relaid(ask: Layout[Any], usual: Move) -> list[str]:
    """Each card on every other free cell near by, and any two cards exchanged."""
    laid = list(ask.split(usual))
    found = []
    for at, (cell, piece) in enumerate(laid):
        rest = [each for n, each in enumerate(laid) if n != at]
        near = [(cell[0] + x, cell[1] + y) for x in range(-2, 3) for y in range(-2, 3)]
        found += [ask.join([*rest, (other, piece)]).text for other in near]
        for n, (place, other_piece) in enumerate(laid):
            if n > at and other_piece != piece:
                swapped = [each for m, each in enumerate(laid) if m not in (at, n)]
                found.append(ask.join([*swapped, (cell, other_piece), (place, piece)]).text)
    return found


def rethrown(ask: SomeOf[Any], usual: Move) -> list[str]:
    """One die more or less of each face, be it there or not."""
    found = []
    for face in ask.supply:
        for change in (-1, 1):
            chosen = dict(ask.split(usual))
            chosen[face] = chosen.get(face, 0) + change
            picked = {name: count for name, count in chosen.items() if count > 0}
            if picked:
                found.append(ask.join(picked).text)
    return found
