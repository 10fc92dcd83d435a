"""A bot's advice on the wire: a move in words, its value, and the reason."""

from __future__ import annotations

from typing import Any

import msgspec

from ungeheuer.engine.game import Advice
from ungeheuer.wire.sync import PhraseMessage, WrittenMove, phrase


class AdviceCard(msgspec.Struct):
    """A move worth considering, and why: a code with its parameters. `pieces`: what a hand touches
    for it, so that it can be shown where it would be made."""

    move: WrittenMove
    pieces: list[str]
    phrase: PhraseMessage
    value: float
    code: str
    params: dict[str, Any]


def advice_card(advice: Advice[Any]) -> AdviceCard:
    move = advice.move
    return AdviceCard(
        move.text, move.pieces(), phrase(move), advice.value, advice.code, advice.params
    )
