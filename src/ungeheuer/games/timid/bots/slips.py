"""Slips: steps that cost the character much of its chance to get out, floors that stop nobody."""

from __future__ import annotations

from typing import Any, Final

from ungeheuer.engine import slips
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.game import Advice
from ungeheuer.engine.rng import Rng
from ungeheuer.engine.slips import Slip
from ungeheuer.games.timid.bots.advice import advise, percent
from ungeheuer.games.timid.rules.building import outlooks
from ungeheuer.games.timid.rules.moves import Build, GiveUp
from ungeheuer.games.timid.rules.view import View

# Of the chance to get out of this floor, which level 3 works out exactly: three matches in ten.
FAR: Final = 0.1


class DungeonSlips(slips.Slips[View]):
    """T-4: what the character does; T-2: what the dungeon lays."""

    def found(
        self, view: View, cardset: CardSet, decision: Decision[Any], move: Move, rng: Rng
    ) -> Slip[Move] | None:
        advice = advise(view, decision)
        if not advice or isinstance(move, GiveUp):  # which every client asks about anyway
            return None
        return idle(view, move, advice[0]) if isinstance(move, Build) else rash(move, advice)


def rash(move: Move, advice: list[Advice[Move]]) -> Slip[Move] | None:
    """A step that leaves much less of a chance than the best one."""
    best, rated = advice[0], next(each for each in advice if each.move == move)
    if best.value - rated.value < FAR:
        return None
    told: dict[str, object] = {"percent": percent(rated.value), "best": percent(best.value)}
    if not rated.params.get("risk"):
        return Slip(Advice(move, rated.value, "slip-chance", told), best)
    told.update({"place": rated.params["place"], "risk": rated.params["risk"]})
    return Slip(Advice(move, rated.value, "slip-risk", told), best)


def idle(view: View, build: Build, best: Advice[Move]) -> Slip[Move] | None:
    """T-3.2: nobody at home stops nobody, whatever the character does."""
    patterns = {monster.name: monster.pattern for monster in view.monsters}
    if any(each.active for each in outlooks(patterns, build.laid)):
        return None
    return Slip(Advice(build, 0.0, "slip-nobody-home"), best)


SLIPS: Final = DungeonSlips()
