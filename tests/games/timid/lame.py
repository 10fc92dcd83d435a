"""Floors that stop nobody: no monster of theirs is at home."""

from __future__ import annotations

from collections.abc import Mapping

from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid.rules.building import Building, outlooks
from ungeheuer.games.timid.rules.moves import Build


def lame_floor(patterns: Mapping[str, str], rng: Rng) -> Build:
    """One of them for two monsters, given with their patterns."""
    ask = Building(sorted(patterns))
    while True:
        build = ask.sample(rng)
        if not any(each.active for each in outlooks(dict(patterns), build.laid)):
            return build
