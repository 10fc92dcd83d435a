"""What the parameters of obstacles, phrases, advice and events are."""

from typing import Annotated

from ungeheuer.engine import kinds
from ungeheuer.engine.kinds import Player, word

Tile = Annotated[str, word("tile-name", "tile")]


class Params(kinds.Params, total=False):
    """Players are numbered from 0 like the seats, places from 1 at the gate."""

    owner: Player
    tile: Tile
    kind: Annotated[str, word("name")]
    strength: int
    lying: int
    place: int
    side: str
    when: str
    maximum: int
    total: int
    price: int
    gold: int
    cards: int
    level: int
    left: int
    loot: int
    phase: str
    wanted: int
    percent: int
    best: int  # the same after a better move
    partner: int  # the strength expected of a monster still to come; 0: it lies there
