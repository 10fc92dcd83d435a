"""Slips: plays after which the chance to win is far lower than after the play of level 3."""

from __future__ import annotations

from typing import Any, Final

from ungeheuer.bots.budget import Budget
from ungeheuer.bots.tree import Search
from ungeheuer.engine import slips
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.game import Advice
from ungeheuer.engine.rng import Rng
from ungeheuer.engine.slips import Slip
from ungeheuer.games.mighty.bots.advice import advise
from ungeheuer.games.mighty.bots.levels import SIMULATIONS
from ungeheuer.games.mighty.bots.round import Round
from ungeheuer.games.mighty.rules.moves import Play, Spot
from ungeheuer.games.mighty.rules.view import View

LEVEL: Final = 3
# Of the chance to win: as much as turns a match. A play that is searched little has a value that
# is a guess, so both are played out equally often; 200 times are off by 0.04 as a rule.
FAR: Final = 0.15
PLAYOUTS: Final = 200


class CastleSlips(slips.Slips[View]):
    """M-3: where a monster is laid."""

    def found(
        self, view: View, cardset: CardSet, decision: Decision[Any], move: Move, rng: Rng
    ) -> Slip[Move] | None:
        if not isinstance(move, Play) or view.phase != "playing":
            return None
        model = Round(view, cardset, rng)
        best = searched(model, rng)
        if best.text == distinct(view, move).text:
            return None
        made_worth, best_worth = (worth(model, each, view, rng) for each in (move, best))
        if best_worth - made_worth < FAR:
            return None
        why = next(each for each in advise(view, decision) if each.move == best)
        told = {"percent": percent(made_worth), "best": percent(best_worth)}
        made: Advice[Move] = Advice(move, made_worth, "slip-chance", told)
        return Slip(made, Advice(best, best_worth, why.code, why.params))


def searched(model: Round, rng: Rng) -> Move:
    """What the bot of level 3 would play."""
    search = Search(model, rng)
    search.spend(Budget(SIMULATIONS[LEVEL]).start())
    return search.tried_moves()[0].move


def distinct(view: View, play: Play) -> Move:
    """The first side stands for both, where nobody lies at a guardian."""
    if any(view.places[play.place].monsters) or not play.spot % 2:
        return play
    return Play(play.strength, Spot(play.spot - 1))


def worth(model: Round, move: Move, view: View, rng: Rng) -> float:
    """The chance to win after this play, from playouts."""
    me, total = int(view.seat), 0.0
    for _ in range(PLAYOUTS):
        position = model.position(rng)
        model.step(position, move)
        total += model.values(position, rng)[me]
    return total / PLAYOUTS


def percent(chance: float) -> int:
    return round(100 * chance)


SLIPS: Final = CastleSlips()
