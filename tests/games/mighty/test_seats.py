"""Who starts, who wins, and with how much."""

import pytest

from tests.cardsets import HOUSE, LABELS
from ungeheuer.games import game
from ungeheuer.games.mighty.commands import match, measure, show
from ungeheuer.words import Words

OPTIONS = {"players": 4}
CARDS = HOUSE["mighty"]


def test_shares_are_whole_and_counted_from_the_start_player() -> None:
    done: list[int] = []
    found = measure("mighty", "random", OPTIONS, 1, 24, done.append)
    assert done[-1] == found.matches == 24
    assert found.cards == f"{LABELS['mighty']} {CARDS.hash}"
    assert sum(each.wins for each in found.won) == pytest.approx(24)
    wins = [0.0] * 4
    for number in range(1, 25):
        start, outcome = match("mighty", "random", OPTIONS, number, CARDS)
        for seat in outcome.winners:
            wins[(int(seat) - start) % 4] += 1 / len(outcome.winners)
    assert [each.wins for each in found.won] == pytest.approx(wins)
    starts = {match("mighty", "random", OPTIONS, number, CARDS)[0] for number in range(1, 25)}
    assert len(starts) == 4


def test_places_are_those_of_the_final_gold() -> None:
    found = measure("mighty", "random", OPTIONS, 7, 1, lambda _: None)
    _, outcome = match("mighty", "random", OPTIONS, 7, CARDS)
    assert outcome.scores is not None
    assert [place.mean for place in found.places] == sorted(outcome.scores, reverse=True)
    assert sum(found.scores) == pytest.approx(sum(outcome.scores))
    assert all(seat in game("mighty").seats(found.options) for seat in outcome.winners)


def test_the_table_names_bot_and_matches() -> None:
    found = measure("mighty", "random", OPTIONS, 1, 3, lambda _: None)
    told = show(found, Words("en"))
    assert "random on every seat, 3 matches" in told
    assert "  90%  most\n" in told
    assert len(told.splitlines()) == 2 + 4 + 1 + 4 + 1
    assert "auf allen Plätzen, 3 Partien" in show(found, Words("de"))
