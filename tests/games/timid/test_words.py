"""Everything that can be told has words in both languages."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from tests.games.timid.floors import rng_of
from tests.games.timid.worlds import bold_matches
from ungeheuer.engine.events import Event
from ungeheuer.games import timid
from ungeheuer.games.timid.bots import advice
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules import events
from ungeheuer.games.timid.rules.moves import CHARACTER, DUNGEON
from ungeheuer.words import Words, languages

HOME = Path(timid.__file__).parent
EVENTS = [
    value
    for value in vars(events).values()
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
]
OBSTACLES = sorted(
    set(
        re.findall(
            r'"((?:[a-z]+-)+[a-z]+)"', (HOME / "rules/obstacles.py").read_text(encoding="utf-8")
        )
    )
)
ADVICE = sorted(
    set(re.findall(r'"(advice-[a-z-]+)"', (HOME / "bots/advice.py").read_text(encoding="utf-8")))
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", [*OBSTACLES, *ADVICE, *(event.code for event in EVENTS)])
def test_every_code_has_words(language: str, code: str) -> None:
    assert Words(language).knows(f"timid-{code}")


def test_events_obstacles_and_advice_were_found() -> None:
    assert (len(EVENTS), len(ADVICE)) == (13, 8)
    assert len(OBSTACLES) >= 25
    assert all(fields(event) for event in EVENTS)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", languages())
def test_T_2_4_everything_that_happens_can_be_said(language: str) -> None:
    words = Words(language).at_table(["dungeon", "character"], ["Ada", "Bo"])
    for seed in range(40):
        *_, match = bold_matches(seed, rng_of(seed))
        for seat in (CHARACTER, DUNGEON):
            for event in match.events(seat):
                told = words.event("timid", event)
                assert "{" not in told
                assert "timid-" not in told
    assert "Ada" in told or "Bo" in told


@pytest.mark.parametrize("language", languages())
def test_every_reason_can_be_said(language: str) -> None:
    words = Words(language)
    tried = ["peek 1,0", "explore 2,0", "attack 0,0", "jump 0,2 over 0,1", "give-up", "draw bat"]
    for seed in range(30):
        for match in bold_matches(seed, rng_of(seed)):
            for seat in (CHARACTER, DUNGEON):
                for text in tried:
                    for obstacle in match.why_not(seat, text):
                        told = words.obstacle("timid", obstacle)
                        assert told.endswith(f"({obstacle.rule})")
                        assert "timid-" not in told
            if match.turn in (CHARACTER, DUNGEON) and match.decision and seed < 3:
                view = match.view(match.turn)
                for advice in RULES.advise(view, match.cardset, match.decision)[:5]:
                    assert "timid-" not in words.say(f"timid-{advice.code}", advice.params)


def test_only_what_is_certain_is_told_as_0_or_100_percent() -> None:
    shares = (0.0, 1e-12, 0.001, 0.5, 0.999, 1 - 1e-12, 1.0)
    assert [advice.percent(share) for share in shares] == [0, 0, 1, 50, 99, 100, 100]
