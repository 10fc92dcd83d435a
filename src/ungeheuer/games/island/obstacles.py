"""Why not."""

from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.games.island.view import View


def obstacles(view: View, move: Move) -> list[Obstacle]:
    raise NotImplementedError
