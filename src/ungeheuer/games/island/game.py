"""The game as the engine uses it: rules, advice and aid behind one interface."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Ask, Decision, Move, Outcome, Phrase, Piece
from ungeheuer.engine.errors import Obstacle, SetupRefused
from ungeheuer.engine.events import SILENT, Notes
from ungeheuer.engine.game import Advice, Game, OneEach, Option, Prospect
from ungeheuer.engine.names import SPECTATOR, RuleId, Seat
from ungeheuer.engine.recent import Recent
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.aid import Aid, aid
from ungeheuer.games.island.bots import advice
from ungeheuer.games.island.rules import (
    meant,
    notation,
    obstacles,
    outlook,
    play,
    position,
    staging,
)
from ungeheuer.games.island.rules.load_deck import BOSSES, MONSTERS, deck_of
from ungeheuer.games.island.rules.moves import Throw
from ungeheuer.games.island.rules.names import MOST_PLAYERS, SEATS, BossId
from ungeheuer.games.island.rules.rolling import Throwing
from ungeheuer.games.island.rules.setting_up import new_state
from ungeheuer.games.island.rules.state import Options, State
from ungeheuer.games.island.rules.view import View, picture_of, seen_by, view_of

CHALLENGE: Final = "ultimate"
RANDOM: Final = "random"
MOST_TURNS: Final = 1000


class Whole(Option):
    """A whole number from 1 up."""

    def checked(self, value: object) -> object:
        number = whole(value)
        if number is not None and 1 <= number <= MOST_TURNS:
            return number
        raise SetupRefused(self.rule, self.name, value, f"1 … {MOST_TURNS}")


def whole(value: object) -> int | None:
    """A whole number, given as int or text; None if it is neither."""
    if isinstance(value, str) and value.lstrip("-").isdecimal() and value.isascii():
        return int(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


class ByPlayers(Option):
    """One whole number for each number of players."""

    def checked(self, value: object) -> object:
        numbers = [whole(item) for item in value] if isinstance(value, list) else []
        if len(numbers) == MOST_PLAYERS and None not in numbers:
            return numbers
        raise SetupRefused(self.rule, self.name, value, "[0, 0, 0, 0, 0]")


class Island(Game[State, Move, View]):
    """I-2.1: 1 to 5 players against one boss, or against all three in turn."""

    name = "island"
    package = "ungeheuer.games.island"
    cooperative = True
    staged: ClassVar[frozenset[str] | None] = staging.STAGED
    options: list[Option]

    def __init__(self) -> None:
        rule = RuleId("I-2.1")
        seats = list(range(MOST_PLAYERS))
        # I-2.1: a different monster for each player; left out, they go by seat.
        self._monsters = OneEach("monsters", rule, MONSTERS)
        self.options = [
            Option("players", rule, values=[1, 2, 3, 4, 5], default=3),
            Option("boss", rule, values=[*BOSSES, CHALLENGE], default=BOSSES[0]),
            Option("side", rule, values=["normal", "advanced"], default="normal"),
            Option("zone", rule, values=[*range(6), RANDOM], default=0),
            Option("start", rule, values=[*seats, RANDOM], default=0),
            self._monsters,
            Option("support_either_or", RuleId("I-18.6"), values=[False, True], default=False),
            Whole("turn_limit", RuleId("I-23.5"), default=200),
            Option("even_odds", RuleId("I-24.1"), values=[False, True], default=False),
            ByPlayers("boss_hp_by_players", RuleId("I-24.1"), offered=False),
        ]
        # a client asks about many moves in one position, and all seats for the same aid
        self._states: Recent[State] = Recent(1)
        self._aids: Recent[Aid | None] = Recent(32)

    def checked(self, options: Mapping[str, object]) -> dict[str, object]:
        complete = super().checked(options)
        players = players_of(complete)
        monsters, start = complete.get("monsters"), complete["start"]
        self._monsters.for_all(monsters, players)
        if isinstance(start, int) and start >= players:
            raise SetupRefused(RuleId("I-2.1"), "start", start, f"0 … {players - 1}")
        return complete

    def seats(self, options: Mapping[str, object]) -> list[Seat]:
        return list(SEATS[: players_of(options)])

    def setup(self, options: Mapping[str, object], cardset: CardSet) -> State:
        deck = deck_of(cardset)
        boss = BossId(str(options["boss"]))
        agreed = options_of(options)
        first = deck.boss_order()[0] if agreed.challenge else boss
        names = options.get("monsters")
        chosen = names if isinstance(names, list) else list(MONSTERS[: players_of(options)])
        zone, start = number_of(options["zone"]), number_of(options["start"])
        state = new_state(deck, agreed, first, chosen, zone, start)
        play.advance(state, SILENT)
        return state

    def copy(self, state: State) -> State:
        return state.copy()

    def decide(self, state: State) -> Decision[Move] | Outcome:
        return play.decide(state)

    def apply(self, state: State, move: Move, notes: Notes) -> None:
        play.apply(state, move, notes)

    def view(self, state: State, seat: Seat) -> View:
        return view_of(state, seat)

    def sees_as(self, seat: Seat) -> Seat:
        """I-1.15: everything is open to everybody."""
        return SPECTATOR

    def picture(self, state: State, seat: Seat) -> View:
        return picture_of(state, seat)

    def picture_near(self, state: State, seat: Seat, other: State, seen: View) -> View:
        return picture_of(state, seat, (other, seen))

    def may_be_staged(self, state: State, move: Move) -> bool:
        return staging.may_be_staged(move)

    def obstacles(self, view: View, cardset: CardSet, move: Move) -> list[Obstacle]:
        return obstacles.not_asked(view) or obstacles.obstacles(self._shown(view, cardset), move)

    def meant(self, view: View, cardset: CardSet, pieces: Sequence[Piece]) -> Move | list[Obstacle]:
        return meant.meant(self._shown(view, cardset), pieces)

    def phrase(self, view: View, cardset: CardSet, move: Move) -> Phrase:
        return obstacles.phrase(self._shown(view, cardset), move)

    def advise(self, view: View, cardset: CardSet, decision: Decision[Move]) -> list[Advice[Move]]:
        asked = view.asked == view.seat
        return advice.advise(self._shown(view, cardset), decision) if asked else []

    def aid(self, view: View, cardset: CardSet) -> Aid | None:
        """Cached, since all seats get the same."""
        key = cardset.hash, view.position
        return self._aids.get(key, lambda: aid(self._shown(view, cardset)))

    def outlook(self, state: State, decision: Decision[Move]) -> list[Prospect[Move]]:
        return outlook.outlook(state, decision)

    def sent(self, state: State, seat: Seat) -> View:
        return seen_by(state, seat)

    def add_position(self, view: View, state: State) -> None:
        view.position = position.position(state)

    def position_in(self, view: View) -> str:
        return view.position

    def put_position(self, view: View, position: str) -> None:
        view.position = position

    def _shown(self, view: View, cardset: CardSet) -> State:
        """The position of this view; cached, so callers must not change it."""
        key = cardset.hash, view.position
        return self._states.get(
            key, lambda: position.from_position(view.position, deck_of(cardset))
        )

    def turn(self, state: State) -> tuple[int, Seat] | None:
        return (state.turn, SEATS[state.active]) if state.turn else None

    def guess(self, view: View, cardset: CardSet, rng: Rng) -> State:
        """I-1.15: nothing is hidden, so there is nothing to guess."""
        return position.from_position(view.position, deck_of(cardset))

    def read(self, text: str) -> Move:
        return notation.read(text)

    def ask_from(self, kind: str, moves: Sequence[str], supply: Mapping[str, int]) -> Ask[Move]:
        """Dice to throw again, or one of the other moves that are listed beside the throws."""
        if kind == Throwing.kind:
            read = [self.read(text) for text in moves]
            return Throwing(supply, [move for move in read if not isinstance(move, Throw)])
        return super().ask_from(kind, moves, supply)

    def redacted(self, move: Move, mover: Seat, seat: Seat) -> str:
        """I-1.15: every move is public."""
        return move.text

    def position(self, state: State) -> str:
        return position.position(state)

    def from_position(self, position_text: str, cardset: CardSet) -> State:
        return position.from_position(position_text, deck_of(cardset))

    def alphabet(self, cardset: CardSet) -> list[str]:
        return notation.alphabet(deck_of(cardset))


def players_of(options: Mapping[str, object]) -> int:
    players = options["players"]
    assert isinstance(players, int)
    return players


def number_of(value: object) -> int:
    """The number if one is set; -1 if it is to be drawn."""
    return value if isinstance(value, int) else -1


def options_of(options: Mapping[str, object]) -> Options:
    limit = options["turn_limit"]
    assert isinstance(limit, int)
    agreed = Options(
        str(options["side"]),
        challenge=options["boss"] == CHALLENGE,
        either_or=bool(options["support_either_or"]),
        turn_limit=limit,
    )
    agreed.even_odds = bool(options["even_odds"])
    extra = options.get("boss_hp_by_players")
    if isinstance(extra, list):
        agreed.boss_hp = extra[players_of(options) - 1]
    return agreed


RULES: Final = Island()
