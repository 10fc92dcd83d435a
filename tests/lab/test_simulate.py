import pytest

from tests.cardsets import LABELS
from ungeheuer.engine.errors import MessageError
from ungeheuer.lab.interval import wilson
from ungeheuer.lab.simulate import Spec, Tally, run, simulate


def spec(*bots: str) -> Spec:
    return Spec("mighty", {"players": 3}, bots, LABELS["mighty"])


def test_equal_numbers_give_equal_matches() -> None:
    one, again = (simulate(spec("greedy", "random", "random"), 5, 6) for _ in range(2))
    assert vars(one) == vars(again)
    assert vars(one) != vars(simulate(spec("greedy", "random", "random"), 6, 6))


def test_tallies_add_up() -> None:
    whole = simulate(spec("greedy", "random", "random"), 1, 6)
    total = Tally(3)
    for first in (1, 3, 5):
        total.add(simulate(spec("greedy", "random", "random"), first, 2))
    assert vars(total) == {name: pytest.approx(value) for name, value in vars(whole).items()}
    assert total.games == 6
    assert sum(total.wins) == pytest.approx(6)
    assert sum(total.seat_wins) == pytest.approx(6)


def test_bots_change_seats_from_match_to_match() -> None:
    """Three in a row put every bot on every seat once, so seats and bots get the same wins."""
    tally = simulate(spec("random", "random", "random"), 0, 3)
    assert sum(tally.wins) == pytest.approx(sum(tally.seat_wins))
    assert min(tally.scores) > 0


@pytest.mark.parametrize(("share", "count"), [(0.0, 10), (0.25, 1000), (0.5, 4), (1.0, 7)])
def test_an_interval_holds_its_share(share: float, count: int) -> None:
    low, high = wilson(share, count)
    assert 0 <= low <= share <= high <= 1
    assert high - low < 1


def test_without_matches_everything_is_possible() -> None:
    assert wilson(0.3, 0) == (0.0, 1.0)
    narrow, wide = wilson(0.25, 10_000), wilson(0.25, 100)
    assert narrow[1] - narrow[0] < wide[1] - wide[0]


def test_what_goes_wrong_in_a_worker_is_told() -> None:
    """A pool would wait for ever for an error that does not survive the way home."""
    spec = Spec("island", {"players": 3, "start": 9}, ["random"] * 3, LABELS["island"])
    with pytest.raises(MessageError) as told:
        run(spec, 1, 2, 1, lambda _: None)
    assert told.value.code == "match-failed"
    assert "SetupRefused" in str(told.value.params["what"])
