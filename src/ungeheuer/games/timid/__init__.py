"""Mutlose Monster, wired up: the best place to start reading.

`state` holds the nouns, `moves` what a seat may say, `verbs` what can happen, `rules` the
sentences, `steps` what the character can do. `view` is what a seat sees, `obstacles` why a move is
not possible, `knowledge` what the character can work out, `aid` what helps a person to look.
"""

from collections.abc import Mapping
from typing import Final

from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Move, Outcome
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.events import Notes
from ungeheuer.engine.game import Advice, Game, Option
from ungeheuer.engine.names import Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid import advice, notation, obstacles, rules
from ungeheuer.games.timid.aid import Aid, aid
from ungeheuer.games.timid.cards import deck_of
from ungeheuer.games.timid.guess import guess
from ungeheuer.games.timid.moves import SEATS
from ungeheuer.games.timid.state import State
from ungeheuer.games.timid.view import View, view_of


class Timid(Game[State, Move, View]):
    """T-1.1: two players, the dungeon and the character."""

    name = "timid"
    package = __name__
    together = False
    options: list[Option]

    def __init__(self) -> None:
        self.options = []

    def seats(self, options: Mapping[str, object]) -> list[Seat]:
        return list(SEATS)

    def setup(self, options: Mapping[str, object], cardset: CardSet) -> State:
        """T-1.2: all monsters in the deck, the entrance alone on the table."""
        return State(deck_of(cardset))

    def copy(self, state: State) -> State:
        return state.copy()

    def decide(self, state: State) -> Decision[Move] | Outcome:
        return rules.decide(state)

    def apply(self, state: State, move: Move, notes: Notes) -> None:
        rules.apply(state, move, notes)

    def view(self, state: State, seat: Seat) -> View:
        return view_of(state, seat)

    def obstacles(self, view: View, move: Move) -> list[Obstacle]:
        return obstacles.obstacles(view, move)

    def advise(self, view: View, decision: Decision[Move]) -> list[Advice[Move]]:
        return advice.advise(view, decision)

    def aid(self, view: View) -> Aid | None:
        return aid(view)

    def guess(self, view: View, cardset: CardSet, rng: Rng) -> State:
        return guess(view, deck_of(cardset), rng)

    def read(self, text: str) -> Move:
        return notation.read(text)

    def told(self, move: Move, mover: Seat, seat: Seat) -> str:
        return notation.told(move, seat)

    def position(self, state: State) -> str:
        return notation.position(state)

    def at(self, position: str, cardset: CardSet) -> State:
        return notation.at(position, deck_of(cardset))

    def alphabet(self, cardset: CardSet) -> list[str]:
        return notation.alphabet(deck_of(cardset))


GAME: Final = Timid()
