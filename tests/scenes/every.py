"""All scenes of all games, with what the rules say about them."""

from __future__ import annotations

from functools import cache
from typing import Final

from ungeheuer.engine.scene import Judged, Scene, scenes
from ungeheuer.games import NAMES, game

ALL: Final = [scene for name in NAMES for scene in scenes(game(name).package, name).values()]


def label(scene: Scene) -> str:
    return f"{scene.game}-{scene.name}"


@cache
def judged(scene: Scene) -> Judged:
    return Judged(scene, game(scene.game))
