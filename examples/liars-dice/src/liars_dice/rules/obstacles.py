"""Why not: what stands against a move, told from the seat's own view alone."""

from typing import Unpack

from liars_dice.rules.moves import Bid, Doubt, Face, Roll
from liars_dice.rules.params import Params
from liars_dice.rules.play import is_face_to_bid, is_higher, is_within
from liars_dice.rules.view import View
from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.names import CHANCE, RuleId


def obstacle(rule: str, code: str, **params: Unpack[Params]) -> Obstacle:
    return Obstacle(RuleId(rule), code, dict(params))


def obstacles(view: View, move: Move) -> list[Obstacle]:
    """L-3.1: first whether this is the time for such a move, then the move itself."""
    if view.asked != view.seat:
        return [obstacle("L-3.1", "not-on-turn", asked=view.asked or "-")]
    match move:
        case Bid() if view.asked != CHANCE:
            return against_bid(view, move)
        case Doubt() if view.asked != CHANCE:
            return [] if view.bids else [obstacle("L-4.1", "nothing-to-doubt")]
        case Roll() if view.asked == CHANCE:
            return against_roll(view, move)
        case _:
            return [obstacle("L-3.1", "not-now")]


def against_bid(view: View, bid: Bid) -> list[Obstacle]:
    """L-3.2, L-3.3, V-wild, one by one."""
    found = []
    last = Bid(view.bids[-1].count, Face(view.bids[-1].face)) if view.bids else None
    if last and not is_higher(bid, last):
        found.append(obstacle("L-3.2", "not-higher", count=last.count, face=last.face))
    if not is_within(bid, view.total):
        found.append(obstacle("L-3.3", "too-many-dice", count=bid.count, total=view.total))
    if not is_face_to_bid(bid.face, wild=view.wild):
        found.append(obstacle("V-wild", "ones-are-wild"))
    return found


def against_roll(view: View, roll: Roll) -> list[Obstacle]:
    """L-2.3: seat by seat, every die that is left."""
    roller = next(n for n, player in enumerate(view.players) if player.dice and not player.rolled)
    wanted = view.players[roller].dice
    if roll.player == roller and len(roll.cup) == wanted:
        return []
    return [obstacle("L-2.3", "not-that-roll", player=roller, count=wanted)]
