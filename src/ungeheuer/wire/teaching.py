"""Teaching mode: work that the table hands back to people who learn, and what comes of it."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from ungeheuer.engine.tasks import Choice, Task
from ungeheuer.wire.envelope import Down, SeatName, Up
from ungeheuer.wire.sync import PhraseMessage

RIGHT_IN_A_ROW: Final = 3  # then a rule sits, if nobody has decided otherwise
RuleName = Annotated[str, Meta(min_length=1, max_length=20)]
Answer = Annotated[str, Meta(min_length=1, max_length=30)]
Row = Annotated[int, Meta(ge=1, le=9)]


class Teach(Up, tag="teach"):
    """Hand work back: what these rules make the table do. For one's own seat; without a seat for
    all, which only the host may. `row`: after so many right answers in a row a rule sits, and the
    table does it again. Without `rules` a seat has no wish of its own any more."""

    seat: SeatName | None = None
    rules: Annotated[list[RuleName], Meta(max_length=30)] | None = None
    row: Row = RIGHT_IN_A_ROW


class AnswerTask(Up, tag="task-answer"):
    """Answer a task: with names of its choices, or with a number for each. `show`: be shown it
    instead. Whoever has answered it from another window gets no second try; that is fine."""

    seat: SeatName
    task: Annotated[str, Meta(max_length=40)]
    answer: Annotated[list[Answer], Meta(max_length=20)] = msgspec.field(default_factory=list)
    show: bool = False


class SkipTasks(Up, tag="skip-tasks"):
    """See all that is held back at once; the tasks in it count for nothing."""

    seat: SeatName


class TaskChoice(msgspec.Struct, omit_defaults=True):
    """`pieces`: what a hand touches for it."""

    name: str
    phrase: PhraseMessage
    pieces: list[str] = []


class TaskCount(msgspec.Struct):
    """A rule that can be trained, for one seat. `sits`: it is not asked any more."""

    rule: str
    handed: bool
    right: int
    wrong: int
    row: int
    sits: bool


class TaskMessage(Down, tag="task"):
    """What this seat is to work out; the sync before it stops where it is asked, and what follows
    is held back until it is answered. `kind`: one of the choices, some of them (or none), or
    amounts: a number from 0 to `most` for each. `lit`: the pieces it is about."""

    seat: str
    task: str
    rule: str
    code: str
    params: dict[str, Any]
    kind: Literal["one", "some", "amounts"]
    choices: list[TaskChoice]
    most: int
    lit: list[str]
    count: TaskCount


class JudgedMessage(Down, tag="judged"):
    """What was answered to a task, what is right, and why. `right` is null if it was shown. The
    sync that follows goes on from there."""

    seat: str
    task: str
    rule: str
    code: str
    params: dict[str, Any]
    right: bool | None
    given: list[PhraseMessage]
    correct: list[PhraseMessage]
    why: PhraseMessage
    cites: str
    count: TaskCount


class TeachingMessage(Down, tag="teaching"):
    """What is handed back at this table, for clients that asked for it. `own`: this seat has a
    wish of its own; `all`: what the host hands back to everybody. `row`: how many right answers in
    a row this seat needs."""

    seat: str | None
    rules: list[TaskCount]
    row: int
    own: bool
    all: list[str]


def choice_message(choice: Choice) -> TaskChoice:
    return TaskChoice(choice.name, PhraseMessage(*choice.phrase), [*choice.pieces])


def told_answer(task: Task, answer: list[str]) -> list[PhraseMessage]:
    """An answer in words: the phrases of what was chosen, or of each with its number."""
    phrases = {choice.name: choice.phrase for choice in task.choices}
    if task.kind != "amounts":
        return [PhraseMessage(*phrases[name]) for name in answer]
    amounts = zip(phrases.values(), answer, strict=True)
    return [PhraseMessage(code, {**params, "amount": int(n)}) for (code, params), n in amounts]
