"""What goes to a worker and comes back: one line of JSON each way.

The line holds what a person's client gets, the seat's view and its question as the wire writes
it, and nothing else; of a game that hides nothing also the position in one line, which says no
more than the view but is what the rules go on from. Objects of the engine are not pickled: a
question could hide a whole state, the bytes could depend on which objects are shared, and compiled
classes would need help with it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ungeheuer.engine.decision import Decision
from ungeheuer.engine.names import Seat
from ungeheuer.games import game
from ungeheuer.wire.advice import AdviceCard
from ungeheuer.wire.slips import SlipCard
from ungeheuer.wire.sync import DecisionMessage, ask_message, encode

AnswerKind = Literal["move", "advice", "judged"]


class Doubt(msgspec.Struct, frozen=True):
    """A move before it is made: is it a slip? `bots`: who would play again after an undo.

    `lasting`: nothing can be taken back at this table.
    """

    move: str
    bots: list[Seat]
    lasting: bool


class Job(msgspec.Struct, frozen=True):
    """One question to one bot. `cardset` as `engine.match.named` writes it."""

    game: str
    cardset: dict[str, Any]
    view: Any
    decision: Decision[Any]
    bot: str
    seed: int
    doubt: Doubt | None = None

    def __post_init__(self) -> None:
        if self.view.seat != self.decision.seat:
            raise ValueError(f"{self.decision.seat} is asked, but {self.view.seat} would look")


class CardSetName(msgspec.Struct):
    """A card set by name; the data of one that is not shipped is read only if it is new."""

    id: str
    version: int
    hash: str
    data: msgspec.Raw = msgspec.Raw(b"null")


class JobMessage(msgspec.Struct):
    """The line that goes to a worker; the view is read once the game is known.

    The question is not read, only compared with that of the position.
    """

    wanted: AnswerKind
    game: str
    cardset: CardSetName
    view: msgspec.Raw
    decision: msgspec.Raw
    bot: str
    seed: int
    position: str = ""
    doubt: Doubt | None = None


class Answer(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The line that comes back: a move, advice, slips or an error, which names no value of the job.

    `reason`: why this move, where all play together; elsewhere it could tell what a bot holds.
    """

    move: str | None = None
    reason: AdviceCard | None = None
    advice: list[AdviceCard] | None = None
    judged: list[SlipCard] | None = None  # one slip at most
    chances: bool = False  # what the advice's values are
    error: str | None = None


def question_message(decision: Decision[Any]) -> DecisionMessage:
    """The question as the seat that is asked may know it: all of it."""
    return DecisionMessage(decision.seat, decision.rule, ask_message(decision))


def job_line(job: Job, wanted: AnswerKind) -> bytes:
    message = {
        "wanted": wanted,
        "game": job.game,
        "cardset": job.cardset,
        "view": job.view,
        "decision": question_message(job.decision),
        "bot": job.bot,
        "seed": job.seed,
        "position": game(job.game).position_in(job.view),
        "doubt": job.doubt,
    }
    return encode(message) + b"\n"


def answer_line(answer: Answer) -> bytes:
    return encode(answer) + b"\n"


read_job = msgspec.json.Decoder(JobMessage).decode
read_answer = msgspec.json.Decoder(Answer).decode
