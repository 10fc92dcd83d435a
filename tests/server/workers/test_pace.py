import pytest
from hypothesis import given
from hypothesis import strategies as st

from ungeheuer.bots import NAMES
from ungeheuer.server.workers.fallback import simpler
from ungeheuer.server.workers.pace import due


@pytest.mark.parametrize(
    ("done", "shown"),
    [(100.0, 101.5), (100.01, 101.5), (101.49, 101.5), (101.5, 101.5), (101.51, 103.0)],
)
def test_an_answer_waits_for_the_next_beat(done: float, shown: float) -> None:
    assert due(100.0, done, 1.5) == shown


def test_without_a_pace_it_is_shown_at_once() -> None:
    assert due(100.0, 100.3, 0.0) == 100.3


@given(st.floats(0, 1e6), st.floats(0, 100), st.floats(0.01, 10))
def test_it_is_never_shown_before_it_is_there(asked: float, thought: float, pace: float) -> None:
    done = asked + thought
    assert done <= due(asked, done, pace) <= done + pace + 1e-6


@given(st.floats(0, 1), st.floats(0, 1))
def test_within_one_beat_the_thinking_time_cannot_be_told(one: float, other: float) -> None:
    assert due(50.0, 50.0 + one, 1.0) == due(50.0, 50.0 + other, 1.0)


def test_each_bot_is_replaced_by_the_next_simpler_one() -> None:
    assert simpler(NAMES[0]) is None
    assert [simpler(name) for name in NAMES[1:]] == list(NAMES[:-1])


def test_a_bot_that_is_gone_is_replaced_by_the_simplest() -> None:
    assert simpler("no-such-bot") == NAMES[0]
