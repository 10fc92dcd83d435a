"""The game as the engine uses it: rules, advice and aid behind one interface."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Decision, Move, Outcome, Phrase, Piece
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.events import Notes
from ungeheuer.engine.game import Advice, Game, OneEach, Option
from ungeheuer.engine.names import RuleId, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games.mighty.aid import Aid, aid
from ungeheuer.games.mighty.bots import advice
from ungeheuer.games.mighty.rules import notation, obstacles, play
from ungeheuer.games.mighty.rules.cards import KINDS, ROUNDS, deck_of
from ungeheuer.games.mighty.rules.events import GuardianTurned, Healed
from ungeheuer.games.mighty.rules.guess import guess
from ungeheuer.games.mighty.rules.moves import SEATS
from ungeheuer.games.mighty.rules.state import PLAYING, State, new_state
from ungeheuer.games.mighty.rules.view import View, view_beside, view_of


class Mighty(Game[State, Move, View]):
    """M-2.1: 3 to 6 players, both variants in any combination."""

    name = "mighty"
    package = "ungeheuer.games.mighty"
    cooperative = False
    # M-4: the end of a round
    staged: ClassVar[frozenset[str] | None] = frozenset({GuardianTurned.code, Healed.code})
    options: list[Option]

    def __init__(self) -> None:
        # M-2.4: which kind each seat plays, all different; left out, the kinds go by seat.
        self._kinds = OneEach("kinds", RuleId("M-2.4"), KINDS)
        self.options = [
            Option("players", RuleId("M-2.1"), values=list(ROUNDS), default=4),
            Option("chain", RuleId("V-chain"), values=[False, True], default=False),
            Option("king", RuleId("V-king"), values=[False, True], default=False),
            self._kinds,
        ]

    def checked(self, options: Mapping[str, object]) -> dict[str, object]:
        complete = super().checked(options)
        self._kinds.for_all(complete.get("kinds"), players_of(complete))
        return complete

    def seats(self, options: Mapping[str, object]) -> list[Seat]:
        return list(SEATS[: players_of(options)])

    def setup(self, options: Mapping[str, object], cardset: CardSet) -> State:
        players = players_of(options)
        kinds = options.get("kinds")
        return new_state(
            deck_of(cardset),
            players,
            kinds if isinstance(kinds, list) else list(KINDS[:players]),
            chain=bool(options["chain"]),
            king=bool(options["king"]),
        )

    def copy(self, state: State) -> State:
        return state.copy()

    def decide(self, state: State) -> Decision[Move] | Outcome:
        return play.decide(state)

    def apply(self, state: State, move: Move, notes: Notes) -> None:
        play.apply(state, move, notes)

    def view(self, state: State, seat: Seat) -> View:
        return view_of(state, seat)

    def sent_beside(self, state: State, seat: Seat, public: Callable[[], View]) -> View:
        return view_beside(public(), state, seat) if seat in SEATS else view_of(state, seat)

    def picture_beside(self, state: State, seat: Seat, public: Callable[[], View]) -> View:
        return self.sent_beside(state, seat, public)

    def picture_near(self, state: State, seat: Seat, other: State, seen: View) -> View:
        return view_of(state, seat, (other, seen))

    def may_be_staged(self, state: State, move: Move) -> bool:
        """M-3.6: a monster on the last free spot begins the fights, which are chance's moves."""
        return state.phase != PLAYING or not state.free & (state.free - 1)

    def obstacles(self, view: View, cardset: CardSet, move: Move) -> list[Obstacle]:
        return obstacles.obstacles(view, move)

    def meant(self, view: View, cardset: CardSet, pieces: Sequence[Piece]) -> Move | list[Obstacle]:
        return obstacles.meant(pieces)

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

    def redacted(self, move: Move, mover: Seat, seat: Seat) -> str:
        return notation.redacted(move, seat)

    def position(self, state: State) -> str:
        return notation.position(state)

    def from_position(self, position: str, cardset: CardSet) -> State:
        return notation.from_position(position, deck_of(cardset))

    def alphabet(self, cardset: CardSet) -> list[str]:
        return notation.alphabet(deck_of(cardset))


def players_of(options: Mapping[str, object]) -> int:
    players = options["players"]
    assert isinstance(players, int)
    return players


RULES: Final = Mighty()
