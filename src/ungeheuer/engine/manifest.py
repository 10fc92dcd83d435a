"""What a game provides. Each part is named by its module and loaded on first use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType
from typing import Any, Generic, TypeVar, cast

from ungeheuer.engine.course import Course
from ungeheuer.engine.game import Game
from ungeheuer.engine.holding import Holding
from ungeheuer.engine.slips import Slips
from ungeheuer.engine.tasks import Tasks

T = TypeVar("T")


class Part(Generic[T]):
    """One part of a game: `module:name`, or a whole module where no name is given.

    Naming a part imports nothing; the first `load` does.
    """

    def __init__(self, place: str) -> None:
        self.place = place

    def load(self) -> T:
        path, _, name = self.place.partition(":")
        module = import_module(path)
        part: Any = getattr(module, name) if name else module
        return cast(T, part)


@dataclass(frozen=True)
class Manifest:
    """Everything the rest of the program needs from a game; a new game fills this in."""

    name: str  # as it is stored and spoken: records, messages, paths
    package: str  # the folder with its cards/, rulebook/ and words/
    game: Part[Game[Any, Any, Any]]
    view: Part[type[Any]]  # the class of what a seat sees
    events: Part[ModuleType]  # the module with all events
    levels: Part[Callable[..., Any]]  # (level, game, card set, budget) -> the bot
    terminal: Part[Any]  # draws the game in a terminal; see ungeheuer.cli.boards
    snapshots: Part[ModuleType] | None  # positions kept for tests and pictures
    # the parameters of obstacles, phrases and advice; see ungeheuer.engine.kinds
    params: Part[type[Any]] | None = None
    aid: Part[type[Any]] | None = None  # the class that `Game.aid` returns
    # which questions wait for the end of a turn; None: no turn is ever held
    holding: Part[Holding[Any]] | None = None
    # which of the table's work can be handed back to whoever learns; None: none
    tasks: Part[Tasks[Any]] | None = None
    # which moves are so much worse than others that learners are asked twice; None: nobody is
    slips: Part[Slips[Any]] | None = None
    # (seats, steps) -> how a match came about, once it is over
    course: Part[Callable[..., Course]] | None = None
    # (words, card set) -> the text of each card, and which of its values are invented
    card_texts: Part[Callable[..., Any]] | None = None
    # () -> how often teams of bots have won, for set-up
    measured: Part[Callable[[], Any]] | None = None
    # this game's own commands: modules with `arguments` and `run`
    commands: Mapping[str, Part[ModuleType]] = field(default_factory=dict)
    # path of a record -> the match that answers it with swapped seats
    second_match: Part[Callable[[str], Any]] | None = None
    # cooperative games: the options for the rows and for the columns of a table of victories
    victories_by: tuple[tuple[str, ...], str] | None = None
    # () -> this game's own benchmarks, by name
    bench: Part[Callable[[], Mapping[str, Callable[[], int]]]] | None = None


def usual(name: str, package: str) -> Manifest:
    """The parts that every game has, at their usual places in its folder."""
    return Manifest(
        name=name,
        package=package,
        game=Part(f"{package}.game:RULES"),
        view=Part(f"{package}.rules.view:View"),
        events=Part(f"{package}.rules.events"),
        params=Part(f"{package}.rules.params:Params"),
        levels=Part(f"{package}.bots.levels:level"),
        terminal=Part(f"{package}.terminal"),
        snapshots=Part(f"{package}.snapshots"),
    )
