"""What a reader can be asked, and what it answers: one line of JSON each way."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.engine.match import Match
from ungeheuer.games import game
from ungeheuer.server.cardset_editor import NoPlace, checked, desk_for, desk_for_text, edited
from ungeheuer.server.imports import ImportedMatch, custom_cards, imported
from ungeheuer.server.routes.faults import HttpError, fault_of, status_of
from ungeheuer.server.texts import text_page
from ungeheuer.wire import api
from ungeheuer.wire.cardfile import written
from ungeheuer.wire.files import cardset_named

# Seconds of CPU that a table may take to be built of what was read: the server does it once more.
LONGEST_BUILD: Final = 1.0
ENCODER: Final = msgspec.json.Encoder(enc_hook=str)


class Task(msgspec.Struct, tag_field="read"):
    """Something to be read."""


class ReadCards(Task, tag="cards"):
    """The data of a custom card set, if this game can be played with it."""

    game: str
    text: str


class ReadRecord(Task, tag="record"):
    """What a table needs of a record."""

    text: str


class CheckCards(Task, tag="check"):
    game: str
    text: str


class EditCards(Task, tag="edit"):
    game: str
    language: str
    body: api.EditCards


class ShowCards(Task, tag="desk"):
    """The editor's page for the cards of a table; `cardset` as `engine.match.named` writes it."""

    game: str
    language: str
    cardset: dict[str, Any]


class TellCards(Task, tag="texts"):
    """What such cards say."""

    game: str
    language: str
    cardset: dict[str, Any]


AnyTask = ReadCards | ReadRecord | CheckCards | EditCards | ShowCards | TellCards


class Answer(msgspec.Struct, omit_defaults=True):
    """What was read, or why it was not; `seconds`: what it cost."""

    result: msgspec.Raw = msgspec.Raw(b"null")
    fault: api.Fault | None = None
    status: int = 0
    seconds: float = 0.0


read_task: Final = msgspec.json.Decoder(AnyTask).decode
read_answer: Final = msgspec.json.Decoder(Answer).decode


def task_line(task: AnyTask) -> bytes:
    return msgspec.json.encode(task) + b"\n"


def answer_line(answer: Answer) -> bytes:
    return ENCODER.encode(answer) + b"\n"


def too_dear(seconds: float) -> Answer:
    """It took too long, or too much memory."""
    fault = api.Fault("too-dear", {"seconds": int(seconds)})
    return Answer(fault=fault, status=422, seconds=seconds)


def done(line: bytes) -> Answer:
    """The answer to a task."""
    began = time.process_time()
    answer = _tried(read_task(line))
    answer.seconds = time.process_time() - began
    return answer


def _tried(task: AnyTask) -> Answer:
    try:
        return Answer(msgspec.Raw(ENCODER.encode(DOING[type(task)](task))))
    except MemoryError:
        return too_dear(0)
    except UngeheuerError as error:
        return Answer(fault=fault_of(error), status=status_of(error))


# -- what is done


def read_cards(task: ReadCards) -> dict[str, Any]:
    played = game(task.game)
    cards = custom_cards(task.text, played)
    began = time.process_time()
    Match(played, {}, type(cards)(cards.data, cards.origin, shipped=False))
    check_build(began)
    return cards.data


def read_record(task: ReadRecord) -> ImportedMatch:
    match = imported(task.text)
    began = time.process_time()
    match.rebuilt()
    check_build(began)
    return match


def check_build(began: float) -> None:
    if time.process_time() - began > LONGEST_BUILD:
        raise HttpError(422, "too-dear", {"seconds": int(LONGEST_BUILD)})


def check_cards(task: CheckCards) -> api.CardCheck:
    return checked(task.game, task.text)


def edit_cards(task: EditCards) -> api.CardSetDesk:
    try:
        text = edited(task.game, task.body.text, task.body.edits, task.body.origin)
    except NoPlace as error:
        raise HttpError(400, "bad-message", {"detail": f"no place {error}"[:200]}) from None
    return desk_for_text(task.game, text, task.language)


def show_cards(task: ShowCards) -> api.CardSetDesk:
    found = cardset_named(task.cardset, game(task.game))
    copy = type(found)(found.data, found.origin, shipped=found.shipped)
    return desk_for(copy.game, copy, written(copy.data), task.language)


def tell_cards(task: TellCards) -> api.CardTextPage:
    return text_page(cardset_named(task.cardset, game(task.game)), task.language)


DOING: Final[dict[type[Task], Callable[[Any], Any]]] = {
    ReadCards: read_cards,
    ReadRecord: read_record,
    CheckCards: check_cards,
    EditCards: edit_cards,
    ShowCards: show_cards,
    TellCards: tell_cards,
}
