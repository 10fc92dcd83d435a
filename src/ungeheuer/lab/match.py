"""Bots play one match: the only loop that does so."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from ungeheuer.bots.protocol import Bot
from ungeheuer.engine.decision import Decision, Move, Outcome
from ungeheuer.engine.errors import IllegalMove
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.game import Game
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.engine.rng import Rng


def play_match(
    game: Game[Any, Any, Any],
    state: Any,
    bots: Mapping[Seat, Bot],
    dice: Mapping[Seat, Rng],
    watch: Callable[[], None] | None = None,
) -> tuple[Outcome, list[Move]]:
    """Plays `state` to its end; the moves include those of chance.

    `dice` has a generator for chance and for every seat: where each has its own, one seat's
    thinking does not change what the others draw. `watch` is called before every move.
    """
    moves: list[Move] = []
    while isinstance(asked := game.decide(state), Decision):
        if watch is not None:
            watch()
        move = _choose(game, state, asked, bots, dice[asked.seat])
        game.apply(state, move, SILENT)
        moves.append(move)
    return asked, moves


def _choose(
    game: Game[Any, Any, Any], state: Any, asked: Decision[Any], bots: Mapping[Seat, Bot], rng: Rng
) -> Move:
    if asked.seat == CHANCE:
        sampled: Move = asked.ask.sample(rng)
        return sampled
    move = bots[asked.seat].choose(game.view(state, asked.seat), asked, rng)
    if not asked.ask.contains(move):
        raise IllegalMove("illegal-move", asked.rule, tried=move.text)
    return move


def rng_of(*parts: object) -> Rng:
    """A generator seeded by what it is for: `rng_of(7, "bots")`."""
    return Rng(random.Random("/".join(map(str, parts))).random)
