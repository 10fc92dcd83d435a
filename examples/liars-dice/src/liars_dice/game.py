"""The game as the engine asks for it: rules, card set and advice, put together."""

from collections.abc import Mapping
from typing import Final

from liars_dice.bots import advice
from liars_dice.rules import notation, obstacles, play
from liars_dice.rules.guess import guess
from liars_dice.rules.moves import MOST_DICE, MOST_PLAYERS, SEATS
from liars_dice.rules.state import State
from liars_dice.rules.view import View, view_of
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Move, Outcome
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.events import Notes
from ungeheuer.engine.game import Advice, Game, Option
from ungeheuer.engine.names import RuleId, Seat
from ungeheuer.engine.rng import Rng


class LiarsDice(Game[State, Move, View]):
    """L-1.1: 2 to 5 players."""

    name = "liars-dice"
    package = "liars_dice"
    cooperative = False
    options: list[Option]

    def __init__(self) -> None:
        players = list(range(2, MOST_PLAYERS + 1))
        self.options = [
            Option("players", RuleId("L-1.1"), values=players, default=3),
            Option("wild", RuleId("V-wild"), values=[False, True], default=True),
        ]

    def seats(self, options: Mapping[str, object]) -> list[Seat]:
        players = options["players"]
        assert isinstance(players, int)
        return list(SEATS[:players])

    def setup(self, options: Mapping[str, object], cardset: CardSet) -> State:
        """L-2.1: everybody has as many dice as the set says."""
        dice = [dice_each(cardset)] * len(self.seats(options))
        return State(dice, wild=bool(options["wild"]))

    def copy(self, state: State) -> State:
        return state.copy()

    def decide(self, state: State) -> Decision[Move] | Outcome:
        return play.decide(state)

    def apply(self, state: State, move: Move, notes: Notes) -> None:
        play.apply(state, move, notes)

    def view(self, state: State, seat: Seat) -> View:
        return view_of(state, seat)

    def obstacles(self, view: View, cardset: CardSet, move: Move) -> list[Obstacle]:
        return obstacles.obstacles(view, move)

    def advise(self, view: View, cardset: CardSet, decision: Decision[Move]) -> list[Advice[Move]]:
        return advice.advise(view, decision)

    def guess(self, view: View, cardset: CardSet, rng: Rng) -> State:
        return guess(view, rng)

    def read(self, text: str) -> Move:
        return notation.read(text)

    def redacted(self, move: Move, mover: Seat, seat: Seat) -> str:
        return notation.redacted(move, seat)

    def position(self, state: State) -> str:
        return notation.position(state)

    def from_position(self, position: str, cardset: CardSet) -> State:
        return notation.from_position(position)

    def alphabet(self, cardset: CardSet) -> list[str]:
        return notation.alphabet()


def dice_each(cardset: CardSet) -> int:
    """Read and check the card set: all it says is how many dice lie under a cup."""
    reader = cardset.reader()
    reader.table("cardset").word("game", ("liars-dice",))
    cup = reader.table("cup")
    dice = cup.whole("dice", 1, MOST_DICE)
    cup.provenance()
    cup.closed()
    reader.closed()
    reader.finish()
    return dice


RULES: Final = LiarsDice()
