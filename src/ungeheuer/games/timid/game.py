"""The game as the engine uses it: rules, advice and aid behind one interface."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Ask, Decision, Move, Outcome, Phrase, Piece
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.events import Notes
from ungeheuer.engine.game import Advice, Game, Option
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid.aid import Aid, aid
from ungeheuer.games.timid.bots import advice
from ungeheuer.games.timid.rules import notation, obstacles, play
from ungeheuer.games.timid.rules.building import Building
from ungeheuer.games.timid.rules.cards import CARDS, EXIT, deck_of
from ungeheuer.games.timid.rules.guess import guess
from ungeheuer.games.timid.rules.meant import meant
from ungeheuer.games.timid.rules.moves import (
    CHARACTER,
    SEATS,
    Attack,
    Explore,
    Jump,
    JumpAttack,
)
from ungeheuer.games.timid.rules.state import State
from ungeheuer.games.timid.rules.view import View, view_of


class Timid(Game[State, Move, View]):
    """T-1.1: two players, the dungeon and the character."""

    name = "timid"
    package = "ungeheuer.games.timid"
    cooperative = False
    # Elsewhere one thing happens, and the view tells it.
    staged: ClassVar[frozenset[str] | None] = frozenset({"jumped", "floor-escaped"})
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
        return play.decide(state)

    def apply(self, state: State, move: Move, notes: Notes) -> None:
        play.apply(state, move, notes)

    def view(self, state: State, seat: Seat) -> View:
        return view_of(state, seat)

    def sees_as(self, seat: Seat) -> Seat:
        """T-2.4, T-5.1: the character sees what lies openly, as everybody does."""
        return SPECTATOR if seat == CHARACTER else seat

    def may_be_staged(self, state: State, move: Move) -> bool:
        if isinstance(move, Explore | Attack):
            return state.cards[state.floor.shape.slots[move.cell]] == EXIT
        return isinstance(move, Jump | JumpAttack)

    def obstacles(self, view: View, cardset: CardSet, move: Move) -> list[Obstacle]:
        return obstacles.obstacles(view, move)

    def meant(self, view: View, cardset: CardSet, pieces: Sequence[Piece]) -> Move | list[Obstacle]:
        return meant(view, pieces)

    def phrase(self, view: View, cardset: CardSet, move: Move) -> Phrase:
        return obstacles.phrase(view, move)

    def advise(self, view: View, cardset: CardSet, decision: Decision[Move]) -> list[Advice[Move]]:
        return advice.advise(view, decision)

    def aid(self, view: View, cardset: CardSet) -> Aid | None:
        return aid(view)

    def guess(self, view: View, cardset: CardSet, rng: Rng) -> State:
        return guess(view, deck_of(cardset), rng)

    def read(self, text: str) -> Move:
        return notation.read(text)

    def ask_from(self, kind: str, moves: Sequence[str], supply: Mapping[str, int]) -> Ask[Any]:
        if kind == Building.kind:
            return Building([piece for piece in supply if piece not in CARDS])
        return super().ask_from(kind, moves, supply)

    def redacted(self, move: Move, mover: Seat, seat: Seat) -> str:
        return notation.redacted(move, seat)

    def position(self, state: State) -> str:
        return notation.position(state)

    def from_position(self, position: str, cardset: CardSet) -> State:
        return notation.from_position(position, deck_of(cardset))

    def alphabet(self, cardset: CardSet) -> list[str]:
        return notation.alphabet(deck_of(cardset))


RULES: Final = Timid()
