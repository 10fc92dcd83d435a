"""What one seat sees, built from nothing, field by field."""

from dataclasses import dataclass

from liars_dice.rules.moves import SEATS, Player
from liars_dice.rules.play import asked
from liars_dice.rules.state import State
from ungeheuer.engine import kinds
from ungeheuer.engine.names import Seat


@dataclass
class PlayerView:
    """`faces`: under the cup, for its owner; `last`: what lay there when it was lifted."""

    seat: str
    dice: int
    rolled: bool
    faces: list[int]
    last: list[int]


@dataclass
class BidView:
    player: kinds.Player
    count: int
    face: int


@dataclass
class View:
    """All that a seat may know; `total` is how many dice lie under all cups."""

    seat: str
    asked: str | None
    turn: int
    wild: bool
    total: int
    players: list[PlayerView]
    bids: list[BidView]


def view_of(state: State, seat: Seat) -> View:
    """L-2.3: everything is public but what lies under the cups."""
    return View(
        seat=seat,
        asked=asked(state),
        turn=state.turn,
        wild=state.wild,
        total=sum(state.dice),
        players=[_player(state, Player(number), seat) for number in range(len(state.dice))],
        bids=[BidView(player, bid.count, bid.face) for player, bid in state.bids],
    )


def _player(state: State, player: Player, seat: Seat) -> PlayerView:
    cup = state.cups[player]
    return PlayerView(
        seat=SEATS[player],
        dice=state.dice[player],
        rolled=bool(cup),
        faces=list(cup) if SEATS[player] == seat else [],
        last=list(state.last[player]),
    )
