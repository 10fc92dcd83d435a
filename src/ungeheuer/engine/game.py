"""What a game is. One object per game; everything else is data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.decision import Ask, Decision, Move, OneOf, Outcome, Phrase, Piece
from ungeheuer.engine.errors import Obstacle, SetupRefused
from ungeheuer.engine.events import Notes
from ungeheuer.engine.names import RuleId, Seat
from ungeheuer.engine.rng import Rng

S = TypeVar("S")
M = TypeVar("M", bound=Move)
V = TypeVar("V")


class Advice(Generic[M]):
    """A move, its value for the seat that asked, and why."""

    __slots__ = ("code", "move", "params", "value")

    def __init__(
        self, move: M, value: float, code: str, params: Mapping[str, object] | None = None
    ) -> None:
        self.move = move
        self.value = value
        self.code = code
        self.params: dict[str, object] = dict(params or {})


class Prospect(Generic[M]):
    """What an offered move would bring; without a move, what one piece more would allow."""

    __slots__ = ("lacks", "move", "phrase")

    def __init__(self, move: M | None, phrase: Phrase, lacks: str = "") -> None:
        self.move = move
        self.phrase = phrase
        self.lacks = lacks


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """A setting of a match: a name and the values it may have."""

    __slots__ = ("default", "name", "offered", "rule", "values")

    def __init__(
        self,
        name: str,
        rule: RuleId,
        *,
        values: Sequence[object] = (),
        default: object = None,
        offered: bool = True,
    ) -> None:
        self.name = name
        self.rule = rule
        self.values = list(values)
        self.default = default  # None: may be left out
        self.offered = offered  # False: still read in records, but no longer chosen

    def checked(self, value: object) -> object:
        for allowed in self.values:
            if value == allowed and type(value) is type(allowed):
                return allowed
        raise SetupRefused(self.rule, self.name, value, ", ".join(map(shown, self.values)))


@mypyc_attr(allow_interpreted_subclasses=True)
class OneEach(Option):
    """A name for every seat, all different; left out, they go by seat. One alone needs no list."""

    __slots__ = ("among",)

    def __init__(self, name: str, rule: RuleId, among: Sequence[str]) -> None:
        super().__init__(name, rule)
        self.among = list(among)

    def checked(self, value: object) -> object:
        names = value if isinstance(value, list) else [value]
        possible = ", ".join(self.among)
        if not all(name in self.among for name in names):
            raise SetupRefused(self.rule, self.name, value, possible)
        if len(set(names)) < len(names):
            raise SetupRefused(self.rule, self.name, value, possible, code="named-twice")
        return names

    def for_all(self, names: object, seats: int) -> None:
        """Refuse a list that is too short or too long."""
        if isinstance(names, list) and len(names) != seats:
            raise SetupRefused(self.rule, self.name, names, str(seats), code="not-one-each")


def shown(value: object) -> str:
    """An option's value as it stands in a record."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, M, V]):
    """The protocol; a base class, since compiled calls through a `Protocol` are far slower."""

    name: str
    package: str
    cooperative: bool  # all win or all lose
    options: list[Option]
    position_format: ClassVar[int] = 1  # counts the ways in which `position` has been written
    # Events of which an act needs one to be shown step by step on a board; None: any will do.
    staged: ClassVar[frozenset[str] | None] = None

    def seats(self, options: Mapping[str, object]) -> list[Seat]:
        """The seats in order, for checked options."""
        raise NotImplementedError

    def setup(self, options: Mapping[str, object], cardset: CardSet) -> S:
        """The state before the first move, for checked options."""
        raise NotImplementedError

    def copy(self, state: S) -> S:
        """A state that shares nothing changeable with this one."""
        raise NotImplementedError

    def decide(self, state: S) -> Decision[M] | Outcome:
        """Which seat is asked what, with every legal answer; or how it ended."""
        raise NotImplementedError

    def apply(self, state: S, move: M, notes: Notes) -> None:
        """Change the state in place. May assume that the move is legal."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat) -> V:
        """What this seat, SPECTATOR or CHANCE may know, built from nothing."""
        raise NotImplementedError

    def sees_as(self, seat: Seat) -> Seat:
        """One seat that stands for all who see the same as this one, so that it is made once.

        Their views differ in `seat` alone, and every event reaches all of them or none. What they
        are asked is not meant. By default every seat stands for itself.
        """
        return seat

    def picture(self, state: S, seat: Seat) -> V:
        """The view in the middle of a move, for clients that show it step by step.

        What only matters for the next question may be left out.
        """
        return self.view(state, seat)

    def picture_beside(self, state: S, seat: Seat, public: Callable[[], V]) -> V:
        """The same, beside the spectators' picture: what is equal need not be made again."""
        return self.picture(state, seat)

    def picture_near(self, state: S, seat: Seat, other: S, seen: V) -> V:
        """The same, if this seat saw another state like that: what is equal may be taken over."""
        return self.picture(state, seat)

    def is_staged(self, codes: Iterable[str]) -> bool:
        """Whether an act with these events is shown step by step; else nobody wants pictures."""
        return self.staged is None or not self.staged.isdisjoint(codes)

    def may_be_staged(self, state: S, move: M) -> bool:
        """A guess, before the move is made, whether its act will be. If wrong, it costs time."""
        return self.staged is None or bool(self.staged)

    def obstacles(self, view: V, cardset: CardSet, move: M) -> list[Obstacle]:
        """Why the seat of this view may not make this move now; empty if and only if it may."""
        raise NotImplementedError

    def meant(self, view: V, cardset: CardSet, pieces: Sequence[Piece]) -> M | list[Obstacle]:
        """What somebody wants who touches these pieces, though no offered move is made like that.

        The move that comes closest, so that the rules can say what stands against it; or at once
        what stands against anything with these pieces.
        """
        return [Obstacle(RuleId(""), "nothing-meant")]

    def phrase(self, view: V, cardset: CardSet, move: M) -> Phrase:
        """What a refused move would do; quoted if it names what this match does not have."""
        return move.phrase()

    def advise(self, view: V, cardset: CardSet, decision: Decision[M]) -> list[Advice[M]]:
        """The moves worth considering, best first, from the view alone."""
        raise NotImplementedError

    def aid(self, view: V, cardset: CardSet) -> object:
        """Derived facts that help to read this view, as plain data; None if there are none."""
        return None

    def outlook(self, state: S, decision: Decision[M]) -> Sequence[Prospect[M]]:
        """What the offered moves would bring, as far as whoever is asked can know it."""
        return []

    def turn(self, state: S) -> tuple[int, Seat] | None:
        """Which turn it is, and whose; None where a turn is a single answer."""
        return None

    def guess(self, view: V, cardset: CardSet, rng: Rng) -> S:
        """A full state that this view could be a view of."""
        raise NotImplementedError

    def read(self, text: str) -> M:
        """The move that a text in the game's notation stands for; any order is accepted."""
        raise NotImplementedError

    def ask_from(self, kind: str, moves: Sequence[str], supply: Mapping[str, int]) -> Ask[M]:
        """Rebuild a question from its kind, the listed moves and the pieces to choose from.

        Raises KeyError if this game has no such kind of question.
        """
        if kind != OneOf.kind:
            raise KeyError(kind)
        return OneOf([self.read(text) for text in moves])

    def redacted(self, move: M, mover: Seat, seat: Seat) -> str:
        """The move's text as another seat may read it, with ? for what is hidden."""
        raise NotImplementedError

    def position(self, state: S) -> str:
        """One line of text for the whole position.

        Logs and records keep hashes of it: whoever writes the same state in another way raises
        `position_format`, or every old table would seem to be played by other rules.
        """
        raise NotImplementedError

    def from_position(self, position: str, cardset: CardSet) -> S:
        """The state that such a line describes."""
        raise NotImplementedError

    def position_in(self, view: V) -> str:
        """The whole position, where a view hides nothing but does not send it along; else empty."""
        return ""

    def sent(self, state: S, seat: Seat) -> V:
        """The view without what is not sent: see `add_position`."""
        return self.view(state, seat)

    def sent_beside(self, state: S, seat: Seat, public: Callable[[], V]) -> V:
        """The same, beside what spectators are sent: what is equal need not be made again."""
        return self.sent(state, seat)

    def add_position(self, view: V, state: S) -> None:
        """Make a whole view of one that was made to be sent; the state is still the same."""

    def put_position(self, view: V, position: str) -> None:
        """Give a view that was sent the position that it would have here."""

    def alphabet(self, cardset: CardSet) -> list[str]:
        """Every word that can stand in a move, in a fixed order."""
        raise NotImplementedError

    def checked(self, options: Mapping[str, object]) -> dict[str, object]:
        """The options completed with defaults; raises SetupRefused if they are invalid."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                allowed = ", ".join(known) or "none"
                raise SetupRefused(RuleId(""), name, value, allowed, code="unknown-option")
        complete: dict[str, object] = {}
        for name, option in known.items():
            if name in options:
                complete[name] = option.checked(options[name])
            elif option.default is not None:
                complete[name] = option.default
        return complete
