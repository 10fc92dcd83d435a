"""Random matches of every combination: everything adds up after every atomic step."""

import random
from itertools import product

import pytest

from tests.games.island.conservation import check
from tests.games.island.table import CARDS
from ungeheuer.engine.decision import Outcome
from ungeheuer.engine.events import SILENT, Notes
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.game import CHALLENGE, RULES
from ungeheuer.games.island.rules import ending
from ungeheuer.games.island.rules import play as sentences
from ungeheuer.games.island.rules.load_deck import BOSSES
from ungeheuer.games.island.rules.state import State

SIDES = ("normal", "advanced")
COMBINATIONS = list(product(range(1, 6), (*BOSSES, CHALLENGE), SIDES))
CAMPAIGN = 130  # for each combination: 5,200 matches in all
FRAIL = [-40] * 5  # bosses that fall quickly, so that the challenge goes on to the next
ENDLESS = 20_000


@pytest.fixture
def checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look after every step of the agenda, not only where somebody is asked."""
    settle = ending.settle

    def settle_and_check(state: State, notes: Notes) -> None:
        settle(state, notes)
        check(state)

    monkeypatch.setattr(sentences, "settle", settle_and_check)


def play(players: int, boss: str, side: str, seed: int) -> Outcome:
    options: dict[str, object] = {"players": players, "boss": boss, "side": side}
    if seed % 2:
        options |= {"boss_hp_by_players": FRAIL, "zone": "random", "start": "random"}
    rng = Rng(random.Random(seed).random)
    state = RULES.setup(RULES.checked(options), CARDS)
    for _ in range(ENDLESS):
        asked = RULES.decide(state)
        if isinstance(asked, Outcome):
            return asked
        RULES.apply(state, asked.ask.sample(rng), SILENT)
        check(state)  # compiled code cannot be patched: there only the questions are looked at
    raise AssertionError("the match does not end")


@pytest.mark.usefixtures("checked")
@pytest.mark.parametrize(("players", "boss", "side"), COMBINATIONS)
def test_everything_adds_up_in_random_matches(players: int, boss: str, side: str) -> None:
    ends = [play(players, boss, side, seed) for seed in range(2)]
    assert all(end.result["reason"] for end in ends)


@pytest.mark.campaign
@pytest.mark.usefixtures("checked")
@pytest.mark.parametrize(("players", "boss", "side"), COMBINATIONS)
def test_everything_adds_up_in_many_random_matches(players: int, boss: str, side: str) -> None:
    ends = [play(players, boss, side, 1000 + seed) for seed in range(CAMPAIGN)]
    assert len(ends) == CAMPAIGN
