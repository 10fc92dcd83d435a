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
    """A message as it came; msgspec.DecodeError if it is none."""
    return _DECODER.decode(frame)


def view_of(game: AnyGame, told: Any) -> Any:
    """The view as its game knows it; a server of other rules than ours is found out here."""
    try:
        return msgspec.convert(told, type=manifest(game.name).view.load(), strict=True)
    except msgspec.ValidationError as error:
        raise MessageError("other-server", {"detail": str(error)}) from None


# -- questions


def decision_of(game: AnyGame, told: DecisionMessage) -> Decision[Any] | None:
    """The question, if it is for us to answer: what it offers is all that we know to be legal."""
    if told.ask is None:
        return None
    try:
        texts = [offer.text for offer in told.ask.moves]
        ask = game.ask_from(told.ask.kind, texts, told.ask.supply)
    except (KeyError, IllegalMove):
        raise MessageError("other-server", {"detail": told.ask.kind}) from None
    return Decision(Seat(told.seat), ask, RuleId(told.rule))


# -- what happened


def event_of(game: AnyGame, told: EventMessage) -> Event | None:
    """The event of this code; none if it is not known here, since the view tells it all anyway."""
    kind = _events(game.name).get(told.code)
    try:
        return None if kind is None else msgspec.convert(told.params, type=kind)
    except msgspec.ValidationError:
        return None


@cache
def _events(name: str) -> dict[str, type[Event]]:
    found = vars(manifest(name).events.load()).values()
    return {e.code: e for e in found if isinstance(e, type) and issubclass(e, Event)}


def outcome_of(result: dict[str, Any], seats: Sequence[str]) -> Outcome:
    """How it ended; who has won is told by each game in its own way."""
    winners = result.get("winners") or ([result["winner"]] if "winner" in result else [])
    if result.get("won"):
        winners = list(seats)
    return Outcome([Seat(seat) for seat in winners], result, NO_RULE)


# -- refusals


def error_of(refusal: Refusal) -> UngeheuerError:
    """A refusal as the error it was at the server, so that the same words are found for it."""
    if not (refusal.rule or refusal.tried or refusal.obstacles):
        return UngeheuerError(refusal.code, refusal.params)
    return RuleError(
        refusal.code,
        RuleId(refusal.rule),
        refusal.params,
        tried=refusal.tried,
        possible=refusal.possible,
        obstacles=obstacles_of(refusal),
    )


def obstacles_of(refusal: Refusal) -> list[Obstacle]:
    return [Obstacle(RuleId(each.rule), each.code, each.params) for each in refusal.obstacles]
