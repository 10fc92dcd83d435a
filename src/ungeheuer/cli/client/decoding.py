"""From messages to what boards show: views, questions, events and results of the games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from ungeheuer.engine.decision import Decision, Outcome
from ungeheuer.engine.errors import IllegalMove, MessageError, Obstacle, RuleError, UngeheuerError
from ungeheuer.engine.events import Event
from ungeheuer.engine.match import AnyGame
from ungeheuer.engine.names import RuleId, Seat
from ungeheuer.games import manifest
from ungeheuer.wire.messages import AnyDown
from ungeheuer.wire.sync import DecisionMessage, EventMessage, Refusal

NO_RULE: Final = RuleId("")
_DECODER: Final[msgspec.json.Decoder[AnyDown]] = msgspec.json.Decoder(AnyDown)


def decode(frame: str | bytes) -> AnyDown:
    """Decode a frame; msgspec.DecodeError if it is no message."""
    return _DECODER.decode(frame)


def view_of(game: AnyGame, data: Any) -> Any:
    """The view as the game's class; MessageError if the server plays by other rules than ours."""
    try:
        return msgspec.convert(data, type=manifest(game.name).view.load(), strict=True)
    except msgspec.ValidationError as error:
        raise MessageError("other-server", {"detail": str(error)}) from None


# -- questions


def decision_of(game: AnyGame, message: DecisionMessage) -> Decision[Any] | None:
    """The question, if we may answer it; only the moves it lists are known to be legal."""
    if message.ask is None:
        return None
    try:
        texts = [offer.text for offer in message.ask.moves]
        ask = game.ask_from(message.ask.kind, texts, message.ask.supply)
    except (KeyError, IllegalMove):
        raise MessageError("other-server", {"detail": message.ask.kind}) from None
    return Decision(Seat(message.seat), ask, RuleId(message.rule))


# -- what happened


def event_of(game: AnyGame, message: EventMessage) -> Event | None:
    """The event with this code; None if it is unknown here: the view is complete without it."""
    kind = _events(game.name).get(message.code)
    if kind is None:
        return None
    try:
        event: Event = msgspec.convert(message.params, type=kind)
    except msgspec.ValidationError:
        return None
    event.cites = message.rule
    return event


@cache
def _events(name: str) -> dict[str, type[Event]]:
    members = vars(manifest(name).events.load()).values()
    return {e.code: e for e in members if isinstance(e, type) and issubclass(e, Event)}


def outcome_of(result: dict[str, Any], seats: Sequence[str]) -> Outcome:
    """The outcome; games name their winners in different fields of the result."""
    winners = result.get("winners") or ([result["winner"]] if "winner" in result else [])
    if result.get("won"):
        winners = list(seats)
    return Outcome([Seat(seat) for seat in winners], result, NO_RULE)


# -- refusals


def error_of(refusal: Refusal) -> UngeheuerError:
    """A refusal as the error that the server raised, so that it gets the same message."""
    if not (refusal.rule or refusal.tried or refusal.obstacles):
        return UngeheuerError(refusal.code, refusal.params)
    error = RuleError(
        refusal.code,
        RuleId(refusal.rule),
        refusal.params,
        tried=refusal.tried,
        possible=refusal.possible,
        obstacles=obstacles_of(refusal),
    )
    if refusal.phrase is not None:
        error.phrase = refusal.phrase.code, refusal.phrase.params
    return error


def obstacles_of(refusal: Refusal) -> list[Obstacle]:
    return [Obstacle(RuleId(each.rule), each.code, each.params) for each in refusal.obstacles]
