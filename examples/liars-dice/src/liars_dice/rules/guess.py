"""A full state that a view could be a view of: the dice under other cups are rolled."""

from liars_dice.rules.moves import FACES, Bid, Cup, Face, Player
from liars_dice.rules.state import State
from liars_dice.rules.view import PlayerView, View
from ungeheuer.engine.rng import Rng


def guess(view: View, rng: Rng) -> State:
    """L-2.3: every roll is equally likely, whatever was bid on it."""
    state = State([player.dice for player in view.players], wild=view.wild)
    state.turn = Player(view.turn)
    state.cups = [_cup(player, rng) for player in view.players]
    state.last = [tuple(map(Face, player.last)) for player in view.players]
    state.bids = [(Player(bid.player), Bid(bid.count, Face(bid.face))) for bid in view.bids]
    return state


def _cup(player: PlayerView, rng: Rng) -> Cup:
    if player.faces or not player.rolled:
        return tuple(map(Face, player.faces))
    return tuple(sorted(rng.pick(FACES) for _ in range(player.dice)))
