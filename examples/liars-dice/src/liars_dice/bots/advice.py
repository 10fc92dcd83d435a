"""What a good player looks at: how likely a bid is, for all that this seat can see."""

from functools import cache
from math import comb

from liars_dice.rules.moves import Bid, Face
from liars_dice.rules.state import matching
from liars_dice.rules.view import View
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.game import Advice

BLUFF = 40  # percent: below it, a bid is one


def advise(view: View, decision: Decision[Move]) -> list[Advice[Move]]:
    """Every answer by its chance to hold; a doubt holds where the bid does not."""
    found = [advice_for(view, move) for move in decision.ask.moves()]
    return sorted(found, key=lambda advice: -advice.value)


def advice_for(view: View, move: Move) -> Advice[Move]:
    if isinstance(move, Bid):
        chance = chance_of(view, move.count, move.face)
        percent = round(100 * chance)
        code = "advice-bluff" if percent < BLUFF else "advice-bid"
        told = {"count": move.count, "face": move.face, "percent": percent}
        return Advice(move, chance, code, told)
    last = view.bids[-1]
    chance = 1 - chance_of(view, last.count, last.face)
    told = {"count": last.count, "face": last.face, "percent": round(100 * chance)}
    return Advice(move, chance, "advice-doubt", told)


def chance_of(view: View, count: int, face: int) -> float:
    """How likely it is that so many dice match, given those under the own cup."""
    own = next((player.faces for player in view.players if player.seat == view.seat), [])
    sure = matching(tuple(map(Face, own)), Face(face), wild=view.wild)
    return at_least(count - sure, view.total - len(own), wild=view.wild)


@cache
def at_least(wanted: int, dice: int, *, wild: bool) -> float:
    """The chance that so many of some unseen dice match; V-wild: two faces do, else one."""
    hit = 2 / 6 if wild else 1 / 6
    return sum(
        comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(max(wanted, 0), dice + 1)
    )
