"""Work over processes: every result, in any order, and an end whatever the workers do."""

import os
import time
from contextlib import closing

import pytest

from ungeheuer.engine.errors import MessageError
from ungeheuer.lab.spread import spread


def test_everything_is_done_once() -> None:
    assert sorted(spread(abs, range(-5, 0), 2)) == [1, 2, 3, 4, 5]


def test_whoever_stops_listening_does_not_wait() -> None:
    """An hour of work is under way; the limit of a test would end it otherwise."""
    with closing(spread(time.sleep, [0.0, 3600.0], 1)) as results:
        assert next(results) is None


def test_a_worker_that_dies_is_told() -> None:
    with pytest.raises(MessageError, match="worker-died"):
        list(spread(os._exit, [3], 1))
