"""Persons that bots are: enough of them, all different, with words in every language."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.words.catalogue import messages
from ungeheuer.bots import LEVELS, bot, known
from ungeheuer.bots.personas import Persona, cast, cast_all, level_of, persona_of, personas
from ungeheuer.games import NAMES
from ungeheuer.testing.worlds import new_match, played, rng_of
from ungeheuer.words import Words, languages

OCCASIONS = ("begins", "gains", "loses", "hurt", "waits", "wins", "beaten")
LINES = 20
LONGEST = 64
GAMES = Path(__file__).parents[2] / "src" / "ungeheuer" / "games"
EVERYBODY = list(personas().values())

level_names = st.sampled_from(LEVELS)
keys = st.text(max_size=12)


def lines_of(persona: Persona, language: str) -> list[str]:
    return [code for code in messages(language) if code.startswith(f"remark-{persona.id}-")]


@pytest.mark.parametrize("level", LEVELS)
def test_a_table_of_six_of_one_level_can_be_filled(level: str) -> None:
    assert sum(each.level == level for each in EVERYBODY) >= 6


def test_no_two_have_the_same_name_or_face() -> None:
    for one, other in combinations(EVERYBODY, 2):
        assert one.name.casefold() != other.name.casefold()
        assert one.face != other.face


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("persona", EVERYBODY, ids=lambda each: each.id)
def test_everybody_has_a_manner_and_twenty_lines(persona: Persona, language: str) -> None:
    assert f"persona-{persona.id}" in messages(language)
    lines = lines_of(persona, language)
    assert len(lines) >= LINES
    counted = Counter(code.rpartition("-")[0].rpartition("-")[2] for code in lines)
    assert set(counted) == set(OCCASIONS)
    # The browser counts the lines there are from 1 on.
    wanted = {
        f"remark-{persona.id}-{what}-{n + 1}" for what in counted for n in range(counted[what])
    }
    assert set(lines) == wanted


@pytest.mark.parametrize("language", languages())
def test_lines_are_short_and_nobody_repeats_anybody(language: str) -> None:
    words = Words(language)
    said = [words.say(code) for each in EVERYBODY for code in lines_of(each, language)]
    assert max(map(len, said)) <= LONGEST
    assert [line for line, count in Counter(said).items() if count > 1] == []


def test_words_are_of_persons_that_there_are() -> None:
    ids = {each.id for each in EVERYBODY}
    told = {
        code.split("-")[1] for code in messages("en") if code.startswith(("remark-", "persona-"))
    }
    assert told == ids


@pytest.mark.parametrize("name", NAMES)
def test_a_game_names_occasions_that_there_are(name: str) -> None:
    data = json.loads((GAMES / name / "occasions.json").read_text("utf-8"))
    assert {each["occasion"] for concerns in data.values() for each in concerns} <= set(OCCASIONS)


# -- who sits where


@given(st.lists(level_names, min_size=2, max_size=6), keys)
def test_no_two_alike_at_a_table(levels: list[str], key: str) -> None:
    cast_as = cast_all(levels, key)
    assert [level_of(each) for each in cast_as] == levels
    assert all(persona_of(each) for each in cast_as)
    assert len(set(cast_as)) == len(levels)


@given(level_names, st.integers(2, 6), keys)
def test_no_two_alike_where_all_have_one_level(level: str, seats: int, key: str) -> None:
    names = [
        persona.name for each in cast_all([level] * seats, key) if (persona := persona_of(each))
    ]
    assert len(set(names)) == seats


@given(st.lists(level_names, max_size=6), keys, keys)
def test_whoever_is_somebody_stays_so(levels: list[str], key: str, other: str) -> None:
    first = cast_all(levels, key)
    assert cast_all(levels, key) == first
    assert cast_all(first, other) == first


@given(st.sampled_from([*personas()]), keys)
def test_of_two_who_are_the_same_one_becomes_another(who: str, key: str) -> None:
    one, other = cast_all([who, who], key)
    assert one != other
    assert level_of(one) == level_of(other) == level_of(who)


def test_where_nobody_is_left_a_bot_is_its_level() -> None:
    *persons, last = cast_all(["ogre"] * 7, "")
    assert len(set(persons)) == 6
    assert last == "ogre"


@pytest.mark.parametrize(
    "name", ["Ada", "Ada-Lovelace", "goblin-king", "dragon: the book", "random", ""]
)
def test_people_and_other_bots_stay_who_they_are(name: str) -> None:
    assert cast(name, [], "key") == name


def test_a_budget_stays() -> None:
    assert cast("dragon:200", [], "key").endswith(":200")
    assert known(cast("dragon:200", [], "key"))
    assert not known("goblin-king")


# -- how they play


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("persona", [*personas()][::5])
def test_a_person_plays_as_its_level(name: str, persona: str) -> None:
    match = new_match(name, {})
    one, other = (bot(who, match.game, match.cardset) for who in (persona, level_of(persona)))
    for number, decision in enumerate(played(match, rng_of(3))):
        if decision.seat in match.seats and number > 8:
            view = match.game.view(match.state, decision.seat)
            assert one.choose(view, decision, rng_of(1)) == other.choose(view, decision, rng_of(1))
            return
