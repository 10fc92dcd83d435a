"""A plugin for pytest (`-p ungeheuer.testing.sparse`): the contract on a part of its cases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

T = TypeVar("T")


def pytest_addoption(parser: pytest.Parser) -> None:
    told = "of the contract's cases only every so many-th"
    parser.addoption("--sparse", type=int, default=1, help=told)


def thinned(cases: Sequence[T], config: pytest.Config) -> Sequence[T]:
    """Cases of one game lie in order, so that every variant of it still has its turn."""
    step: int = config.getoption("--sparse", 1)
    return cases[::step]
