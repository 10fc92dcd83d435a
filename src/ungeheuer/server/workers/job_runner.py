"""What a worker does with a job: find game and cards, rebuild the question, ask the bot."""

from __future__ import annotations

import random
import traceback
from pathlib import Path
from typing import Any, Final

import msgspec

from ungeheuer.bots import bot
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision
from ungeheuer.engine.match import AnyGame
from ungeheuer.engine.record import Record
from ungeheuer.engine.replay import cardset_of
from ungeheuer.engine.rng import Rng
from ungeheuer.engine.slips import is_final
from ungeheuer.games import game, manifest, names
from ungeheuer.server.workers.job import (
    Answer,
    CardSetName,
    Doubt,
    JobMessage,
    question_message,
    read_job,
)
from ungeheuer.wire.advice import advice_card
from ungeheuer.wire.slips import SlipCard, slip_card
from ungeheuer.wire.sync import encode

MOST_CARDSETS: Final = 32  # bounded: users bring custom sets, and a worker runs for a long time


class OtherQuestion(Exception):
    """The view does not lead to the question that the table asks."""


class JobRunner:
    """Caches games and card sets; knows nothing about any table."""

    def __init__(self) -> None:
        self._games = {name: game(name) for name in names()}
        self._views = {name: view_type(played) for name, played in self._games.items()}
        self._cardsets: dict[tuple[str, str], CardSet] = {}

    def answer(self, line: bytes) -> Answer:
        """The answer to a job. Never raises: a bot's failure is returned as an answer."""
        try:
            return self._think(read_job(line))
        except Exception as error:
            return Answer(error=place_of(error))

    def _think(self, job: JobMessage) -> Answer:
        played = self._games[job.game]
        cardset = self._cardset(job.game, job.cardset)
        view = msgspec.json.decode(job.view, type=self._views[job.game])
        played.put_position(view, job.position)
        decision = question(played, cardset, view, job)
        if job.doubt is not None:
            return Answer(judged=judged(played, cardset, view, decision, job.doubt))
        thinker = bot(job.bot, played, cardset)
        if job.wanted == "advice":
            advice = thinker.advise(view, decision, rng_of(job.seed))
            cards = [advice_card(each) for each in advice]
            return Answer(advice=cards, chances=thinker.tells_chances())
        chosen, why = thinker.intend(view, decision, rng_of(job.seed))
        reason = advice_card(why) if why is not None and played.cooperative else None
        return Answer(move=chosen.text, reason=reason)

    def _cardset(self, name: str, wanted: CardSetName) -> CardSet:
        key = (name, wanted.hash)
        cardset = self._cardsets.get(key)
        if cardset is None:
            if len(self._cardsets) >= MOST_CARDSETS:
                self._cardsets.pop(next(iter(self._cardsets)))
            cardset = self._cardsets[key] = load(self._games[name], wanted)
        return cardset


def view_type(played: AnyGame) -> type[Any]:
    return manifest(played.name).view.load()


def load(played: AnyGame, wanted: CardSetName) -> CardSet:
    """Find the card set as for a record, with its hash checked."""
    name = {"id": wanted.id, "version": wanted.version, "hash": wanted.hash}
    data = msgspec.json.decode(wanted.data)
    return cardset_of(Record(played.name, {}, [], [], cardset={**name, "data": data}), played)


def question(played: AnyGame, cardset: CardSet, view: Any, job: JobMessage) -> Decision[Any]:
    """The question as the engine knows it, from the view alone.

    Every state that fits a seat's view asks that seat the same (contract test). So a guess will
    do, and no engine object has to travel; what did travel must agree.
    """
    asked = played.decide(played.guess(view, cardset, rng_of(0)))
    if not isinstance(asked, Decision) or encode(question_message(asked)) != bytes(job.decision):
        raise OtherQuestion
    return asked


def judged(
    played: AnyGame, cardset: CardSet, view: Any, decision: Decision[Any], doubt: Doubt
) -> list[SlipCard]:
    """The slip that a move would be, if it is one and cannot be taken back."""
    slips, move, bots = manifest(played.name).slips, played.read(doubt.move), {*doubt.bots}
    if slips is None or not decision.ask.contains(move):
        return []
    if not doubt.lasting and not is_final(played, view, cardset, move, bots, rng_of(0)):
        return []
    found = slips.load().found(view, cardset, decision, move, rng_of(0))
    return [] if found is None else [slip_card(found)]


def rng_of(seed: int) -> Rng:
    return Rng(random.Random(seed).random)


def place_of(error: Exception) -> str:
    """What went wrong and where; not the error's text, which may quote what the seat holds."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(frame.filename).name}:{frame.lineno}"
