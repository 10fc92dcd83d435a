"""What a parameter of a sentence is: a person, a die, a code that has a name. Annotations say it.

An event annotates its fields. Obstacles, phrases and advice take their parameters from the game's
`Params`, and what the table itself says from `TableParams`. Whoever speaks looks up the kind
of a parameter by the sentence it belongs to; nobody guesses it from its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from ungeheuer.engine.events import Event
from ungeheuer.engine.manifest import Manifest

Kinds = Mapping[str, str]  # by the name of a parameter; one that is missing is told as it is


@dataclass(frozen=True)
class Kind:
    """How a parameter is told: `person`, or `word` with the prefixes of the codes it may be."""

    text: str


def word(*prefixes: str) -> Kind:
    """A code with a message of its own, under the first of these prefixes that has one."""
    return Kind(" ".join(("word", *prefixes)))


PERSON: Final = Kind("person")
Player = Annotated[int, PERSON]  # the number of a seat: told as who sits there
SeatName = Annotated[str, PERSON]
BySeat = Annotated[list[int], Kind("by-seat")]  # an entry for every seat, told with its name
Choices = Annotated[list[str], Kind("choices")]  # to choose from: no "and" before the last
Number = Annotated[int, Kind("number")]  # which one, not how many: no 1,000
Change = Annotated[int, Kind("change")]  # by how much something went up or down: with its sign
Quoted = Annotated[object, Kind("quoted")]  # from a person or a file: shortened
Place = Annotated[tuple[int, int], Kind("place")]  # x, y: told as a square, or by a board's signs
Face = Annotated[str, word("face")]  # what one die shows


class ShownDie(TypedDict):
    """Equal dice in a sentence: what they show; how many, if not one; the zone, if it is told.

    `made`: they were not thrown. A `tile` gives them, or they are of `any` face and used as this.
    """

    shows: list[str]
    count: NotRequired[int]
    zone: NotRequired[int]
    made: NotRequired[Literal["tile", "any"]]


DICE: Final = Kind("dice")
Dice = Annotated[list[ShownDie], DICE]
FaceOrDice = Annotated[str | list[ShownDie], DICE]  # one die by its face, or any dice


class Params(TypedDict, total=False):
    """The parameters that sentences of every game may have."""

    player: Player
    seat: SeatName
    asked: SeatName
    next: Player
    moves: Choices
    line: Number
    column: Number
    byte: Number
    move: Number
    version: Number
    text: Quoted
    tried: Quoted
    value: Quoted
    found: Quoted
    recorded: Quoted
    field: Quoted
    game: Quoted
    bot: Quoted
    view: Quoted


class TableParams(Params, total=False):
    """The parameters of what the table itself says, as far as they are not told as they are."""

    face: Face
    kind: Annotated[str, word("name")]


@dataclass(frozen=True)
class Vocabulary:
    """The kinds of a game's parameters. `events`: by the code of the event; `view`: of what a
    board without drawings lists."""

    params: Kinds
    view: Kinds
    events: Mapping[str, Kinds]

    def of(self, event: str) -> Kinds:
        """The kinds in the sentence of an event; in any other sentence, those of `Params`."""
        return self.events.get(event, self.params)


def table_kinds() -> Kinds:
    return kinds_in(TableParams)


def vocabulary(brings: Manifest) -> Vocabulary:
    """What the annotations of a game say."""
    members = vars(brings.events.load()).values()
    found = [each for each in members if isinstance(each, type) and issubclass(each, Event)]
    events = {each.code: kinds_in(each) for each in found if each is not Event}
    params = brings.params.load() if brings.params else Params
    return Vocabulary(kinds_in(params), kinds_in_all(brings.view.load()), events)


def kinds_in(owner: type[Any]) -> Kinds:
    """The kinds of the annotated fields of a class."""
    hints = get_type_hints(owner, include_extras=True).items()
    return {name: kind for name, hint in hints if (kind := kind_of(hint))}


def kinds_in_all(view: type[Any]) -> Kinds:
    """The kinds in a dataclass and in all that it is made of."""
    found = dict(kinds_in(view))
    for hint in get_type_hints(view).values():
        for inner in (hint, *get_args(hint)):
            if isinstance(inner, type) and is_dataclass(inner) and fields(inner):
                found |= kinds_in_all(inner)
    return found


def kind_of(hint: Any) -> str:
    """The kind that an annotation names; a list has that of its items."""
    if get_origin(hint) is Annotated:
        return next((each.text for each in get_args(hint)[1:] if isinstance(each, Kind)), "")
    if get_origin(hint) in (list, tuple, Union, UnionType):
        return next((kind for inner in get_args(hint) if (kind := kind_of(inner))), "")
    return ""
