"""Bots by name, matches by number, and greedy is worth its name."""

import random

import pytest

from tests.amounts import amount
from tests.cardsets import HOUSE, LABELS
from ungeheuer.bots import bot
from ungeheuer.bots.playout import playout
from ungeheuer.engine.match import Match
from ungeheuer.engine.rng import Rng
from ungeheuer.games import NAMES as GAMES
from ungeheuer.games import game
from ungeheuer.lab.interval import wilson
from ungeheuer.lab.simulate import Spec, run, simulate

pytestmark = pytest.mark.many


def rng_of(seed: int) -> Rng:
    return Rng(random.Random(seed).random)


@pytest.mark.parametrize("name", GAMES)
def test_equal_seeds_give_equal_matches(name: str) -> None:
    seats = len(game(name).seats(game(name).checked({})))
    spec = Spec(name, {}, ["greedy", *["random"] * (seats - 1)], LABELS[name])
    one, two = simulate(spec, 5, 6), simulate(spec, 5, 6)
    assert (one.wins, one.scores, one.moves) == (two.wins, two.scores, two.moves)


def test_batches_add_up_to_the_same_as_one_run() -> None:
    spec = Spec("mighty", {"players": 3}, ["greedy", "random", "random"], LABELS["mighty"])
    done: list[int] = []
    whole, parts = simulate(spec, 1, 40), run(spec, 1, 40, 2, done.append)
    assert parts.games == 40
    assert parts.wins == pytest.approx(whole.wins)
    assert parts.scores == pytest.approx(whole.scores)
    assert done[-1] == 40


@pytest.mark.long
@pytest.mark.many
def test_greedy_beats_three_random_players() -> None:
    beats_three_random_players(amount(300, at_home=100))


@pytest.mark.campaign
def test_greedy_beats_three_random_players_in_1000_matches() -> None:
    beats_three_random_players(1000)


def beats_three_random_players(matches: int) -> None:
    """Even would be 0.25; asked for is a win share of at least 0.5."""
    spec = Spec("mighty", {"players": 4}, ["greedy", *["random"] * 3], LABELS["mighty"])
    tally = simulate(spec, 1, matches)
    share = tally.wins[0] / tally.games
    assert tally.games == matches
    assert sum(tally.wins) == pytest.approx(matches)
    assert wilson(share, matches)[0] >= 0.5


@pytest.mark.parametrize("name", GAMES)
def test_a_playout_ends(name: str) -> None:
    rules = game(name)
    match = Match(rules, cardset=HOUSE[name])
    outcome, moves = playout(rules, rules.copy(match.state), rng_of(1))
    assert moves > 5
    assert outcome.result
    assert not match.history


def test_an_unknown_bot_is_an_error() -> None:
    with pytest.raises(KeyError):
        bot("genius", game("mighty"), HOUSE["mighty"])


def test_intervals_hold_the_share_and_shrink() -> None:
    low, high = wilson(0.5, 100)
    assert low < 0.5 < high
    assert wilson(0.5, 10_000)[1] < high
    assert wilson(0.0, 10)[0] == 0.0
    assert wilson(1.0, 10)[1] == pytest.approx(1.0)
    assert wilson(0.3, 0) == (0.0, 1.0)
