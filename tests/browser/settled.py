"""A server where dice and bots do the same every time, and bots are the same persons."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.house import house
from ungeheuer.server.environment import Environment
from ungeheuer.server.settings import Settings
from ungeheuer.testing.worlds import rng_of


@contextmanager
def settled_house(
    path: Path, monkeypatch: pytest.MonkeyPatch, settings: Settings, seed: int
) -> Iterator[str]:
    rng = rng_of(seed)
    monkeypatch.setattr(
        "ungeheuer.server.bot_driver.random.SystemRandom", lambda: random.Random(seed)
    )
    ids = itertools.count(1)  # who bots are depends on them
    env = Environment(
        chance=lambda decision: decision.ask.sample(rng), new_id=lambda: f"settled{next(ids)}"
    )
    with house(f"sqlite:///{path}/tables.db", settings, env) as home:
        yield home.url
