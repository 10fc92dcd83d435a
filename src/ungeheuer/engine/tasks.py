"""Tasks: work that the table does by itself, handed back to a person who learns the game.

A game says what can be handed back, and asks for it between two events of an act: of what a seat
sees then. The right answer follows from that view and from what has been told; of what comes next
a task knows only which step it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Phrase, Piece
from ungeheuer.engine.events import Event
from ungeheuer.engine.names import RuleId

V = TypeVar("V")

# one: one of the choices; some: any of them, or none; amounts: a number for each of them
Kind = Literal["one", "some", "amounts"]


@dataclass(frozen=True)
class Choice:
    """Something that can be answered, or that a number is asked for; `pieces`: what is touched."""

    name: str
    phrase: Phrase
    pieces: Sequence[Piece] = ()


@dataclass(frozen=True)
class Task:
    """What is asked, and what is right.

    `rule` is what it trains: the one that counts, whatever rule explains the answer. The question
    is the message `task-<code>`. `right`: the names of what is to be chosen, in the order of the
    choices, or a number for each. `why` says the reason, and `cites` the rule behind it.
    """

    rule: RuleId
    code: str
    kind: Kind
    choices: Sequence[Choice]
    right: Sequence[str]
    why: Phrase
    cites: RuleId
    params: Mapping[str, Any] = field(default_factory=dict)
    most: int = 0  # the largest number, where numbers are asked for
    lit: Sequence[Piece] = ()  # what it is about

    def is_right(self, answer: Sequence[str]) -> bool:
        if self.kind == "some":
            return sorted(answer) == sorted(self.right)
        return [*answer] == [*self.right]

    def allows(self, answer: Sequence[str]) -> bool:
        """Whether this is an answer at all."""
        names = [choice.name for choice in self.choices]
        if self.kind == "amounts":
            return len(answer) == len(names) and all(map(self._is_amount, answer))
        if self.kind == "one":
            return len(answer) == 1 and answer[0] in names
        return len(set(answer)) == len(answer) and set(answer) <= {*names}

    def _is_amount(self, text: str) -> bool:
        return text.isascii() and text.isdecimal() and len(text) < 4 and int(text) <= self.most


class Tasks(Generic[V]):
    """What a game can hand back; `rules`: what is trained, in the order in which it is learned."""

    rules: Sequence[RuleId] = ()

    def watches(self, told: Event, coming: Event | None) -> bool:
        """Whether there may be a task between these two; else no view is made."""
        return True

    def between(
        self, view: V, told: Event, coming: Event | None, cardset: CardSet
    ) -> Sequence[Task]:
        """What to ask a seat that sees this, has just been told that, and will be told in the same
        move what is coming, if anything is.

        Of `coming` nothing but its kind may matter: the seat does not know it yet. What the view
        spells out is no task.
        """
        raise NotImplementedError
