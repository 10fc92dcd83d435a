"""The dungeon's builds: legal, comfortable, with the exit behind, and in many positions."""

from itertools import combinations

import pytest

from tests.cardsets import HOUSE
from tests.games.timid.floors import MONSTERS
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.moves import DUNGEON

PAIRS = list(combinations(MONSTERS, 2))


@pytest.mark.rule("T-2.3", "T-3.2")
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_every_pair_of_monsters_has_traps(pair: tuple[str, str]) -> None:
    match = Match(RULES, cardset=HOUSE["timid"])
    match.play(CHANCE, f"draw {' '.join(pair)}")
    decision = match.decision
    assert decision is not None
    advice = RULES.advise(match.view(DUNGEON), match.cardset, decision)
    assert advice == sorted(advice, key=lambda a: -a.value)
    assert len({a.move for a in advice}) == len(advice) >= 24
    for each in advice:
        assert decision.ask.contains(each.move)
    equal = [a for a in advice if a.value == advice[0].value]
    assert len(equal) >= 8  # so that it cannot be read
    match.play(DUNGEON, advice[0].move)
    cards = {card.card: card for card in match.view(DUNGEON).cards}
    one, other = (cards[name] for name in pair)
    assert one.active
    assert other.active
    assert abs(one.x - other.x) + abs(one.y - other.y) > 1


def test_without_monsters_in_hand_there_is_no_advice() -> None:
    match = Match(RULES, cardset=HOUSE["timid"])
    decision = match.decision
    assert decision is not None
    assert RULES.advise(match.view(DUNGEON), match.cardset, decision) == []
