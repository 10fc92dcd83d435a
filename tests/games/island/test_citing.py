"""The rule beside a line of the log is the rule that did it."""

import pytest

from tests.games.island.table import CARDS
from ungeheuer.games.island.rules import events
from ungeheuer.games.island.rules.citing import rule_of_cause
from ungeheuer.games.island.rules.load_deck import deck_of

DECK = deck_of(CARDS)


@pytest.mark.parametrize(
    ("cause", "rule"),
    [
        ("scientists-1", "I-17.2"),  # Field Lab
        ("lavalord-0", "I-4.1"),  # Heat Drain
        ("lavalord-10", "I-6.6"),  # Burning Steps
        ("lithosaur-1", "I-4.2"),  # Tectonic Shove
        ("lavalord-20", "I-8.4"),  # Inferno
        ("K23", "I-20.6"),  # a KEEP card's move
        ("D01", "I-20.2"),
        ("E11", "I-21.1"),
        ("soldier", "I-7.1"),
        ("cube", "I-18.8"),
        ("energy", ""),
        ("attack", ""),
    ],
)
def test_I_4_2_a_cause_has_the_rule_of_what_it_is(cause: str, rule: str) -> None:
    assert rule_of_cause(DECK, cause) == rule


def test_an_event_without_such_a_cause_cites_its_own_rule() -> None:
    energy = events.EnergyChanged(0, 1, 1, "energy")
    assert energy.cited() == "I-13.2"
    energy.cites = "I-17.2"
    assert energy.cited() == "I-17.2"
    assert "cites" not in energy.params()
