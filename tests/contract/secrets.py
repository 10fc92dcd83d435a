"""How each game's secrets can be exchanged behind a seat's back, by the game's own rules."""

from collections.abc import Callable

from tests.games.mighty import secrets as mighty
from tests.games.timid import secrets as timid
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import Seat
from ungeheuer.engine.rng import Rng

OPEN = ("island",)  # games in which nothing is hidden


REWRITTEN: dict[str, Callable[[Match, Seat, Rng], list[tuple[Seat, str]]]] = {
    "mighty": mighty.rewritten,
    "timid": timid.rewritten,
}
