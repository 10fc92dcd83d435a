from collections import Counter

import pytest

from tests.cardsets import HOUSE
from tests.games.timid.floors import rng_of
from tests.games.timid.worlds import bold_matches
from ungeheuer.bots.playout import playout
from ungeheuer.engine.decision import Outcome
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.names import CHANCE, SPECTATOR
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.moves import GIVE_UP

CARDS = HOUSE["timid"]
# 3 draws, 3 builds, 3 looks; on each floor at most six cards turned up, an attack and a jump
LONGEST = 3 + 3 + 3 + 3 * 8


@pytest.mark.many
@pytest.mark.rule("T-4.9")
def test_ten_thousand_random_games_end() -> None:
    rng = rng_of(1)
    floors = Counter[int]()
    longest = 0
    for _ in range(10_000):
        outcome, moves = playout(RULES, RULES.setup({}, CARDS), rng)
        floors[outcome.result["floors"]] += 1
        longest = max(longest, moves)
    assert set(floors) == {0, 1, 2, 3}
    assert longest <= LONGEST


@pytest.mark.rule("T-4.9")
def test_games_end_even_if_nobody_gives_up() -> None:
    """Every move changes something, so a floor cannot be endless; and nobody is asked in vain."""
    rng = rng_of(2)
    floors = Counter[int]()
    for _ in range(2_000):
        state = RULES.setup({}, CARDS)
        for moves in range(LONGEST + 1):
            asked = RULES.decide(state)
            if isinstance(asked, Outcome):
                floors[asked.result["floors"]] += 1
                break
            offered = asked.ask.moves() if asked.ask.size() < 1000 else [asked.ask.sample(rng)]
            brave = [move for move in offered if move != GIVE_UP]
            assert brave, moves
            RULES.apply(state, rng.pick(brave), SILENT)
        else:
            raise AssertionError("a floor without end")
    assert floors[3] > 100


def test_the_end_can_be_guessed_and_written_down_like_any_position() -> None:
    for seed in range(60):
        rng = rng_of(seed)
        *_, match = bold_matches(seed, rng)
        assert match.outcome is not None
        again = RULES.from_position(RULES.position(match.state), match.cardset)
        for seat in (*match.seats, SPECTATOR, CHANCE):
            view = match.view(seat)
            assert RULES.view(again, seat) == view
            assert RULES.view(RULES.guess(view, match.cardset, rng), seat) == view
