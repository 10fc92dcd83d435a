"""B-1: a new effect is a class, a phrase in each language, a card and a test; see `new_effect/`.

Nothing else is touched: that it is read, offered, refused for a reason, carried out, saved, told
and valued follows.
"""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.island.new_effect.swap import Swap
from tests.games.island.test_card_set import TEXT
from ungeheuer.engine.cardset import CardSet, parse
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.errors import CardSetError
from ungeheuer.engine.events import Notes
from ungeheuer.engine.languages import FOLDER_VARIABLE
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.bots.levels import level
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules import play
from ungeheuer.games.island.rules.effect import EFFECTS
from ungeheuer.games.island.rules.load_deck import deck_of
from ungeheuer.games.island.rules.names import CardId, Zone
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.turn import Turn, place_of
from ungeheuer.games.island.words.texts import card_text
from ungeheuer.words import Words, messages

HERE = Path(__file__).parent / "new_effect"
CARD = CardId("D01")


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The class is known and the languages have its phrase, for this test alone."""
    monkeypatch.setitem(EFFECTS, Swap.do, Swap)
    monkeypatch.setenv(FOLDER_VARIABLE, str(HERE / "languages"))
    messages.cache_clear()
    yield
    messages.cache_clear()


def cards() -> CardSet:
    row = (HERE / "card.toml").read_text(encoding="utf-8")
    text, count = re.subn(r"\[discard\.D01\]\n(.+\n)+", row, TEXT)
    assert count == 1
    return parse(text, "swap")


def buying(cardset: CardSet) -> State:
    """The first of two players may buy the card; they stand in zones 2 and 4."""
    state = RULES.setup(RULES.checked({"players": 2}), cardset)
    state.unseen.remove(CARD)
    state.market[0] = CARD
    state.boss.zone, state.turn = Zone(0), 1
    for monster, zone in zip(state.monsters, (2, 4), strict=True):
        monster.zone, monster.energy = Zone(zone), 3
    state.agenda = [Turn(place_of("buy"))]
    play.advance(state, Notes())
    return state


def asked(state: State) -> Decision[Move]:
    decision = RULES.decide(state)
    assert isinstance(decision, Decision)
    return decision


def test_its_target_is_asked_for_and_it_is_carried_out() -> None:
    state, notes = buying(cards()), Notes()
    RULES.apply(state, RULES.read("buy 1"), notes)
    # the only target is not asked for (I-27.2)
    assert [monster.zone for monster in state.monsters] == [4, 2]
    codes = [note.event.code for note in notes.taken]
    assert codes.count("monster-moved") == 2, codes


def test_where_it_is_impossible_nothing_happens() -> None:
    state = buying(cards())
    state.monsters[1].zone = state.monsters[0].zone
    RULES.apply(state, RULES.read("buy 1"), Notes())
    assert [monster.zone for monster in state.monsters] == [2, 2]


def choosing(cardset: CardSet) -> State:
    """The first of three players, in zones 2 to 4, has bought the card and is asked."""
    state = RULES.setup(RULES.checked({"players": 3}), cardset)
    state.unseen.remove(CARD)
    state.market[0] = CARD
    state.boss.zone, state.turn = Zone(0), 1
    for monster, zone in zip(state.monsters, (2, 3, 4), strict=True):
        monster.zone, monster.energy = Zone(zone), 3
    state.agenda = [Turn(place_of("buy"))]
    play.advance(state, Notes())
    RULES.apply(state, RULES.read("buy 1"), Notes())
    return state


def test_it_is_asked_among_three_and_saved_in_between() -> None:
    cardset = cards()
    state = choosing(cardset)
    again = RULES.from_position(RULES.position(state), cardset)
    for twin in (state, again):
        assert [move.text for move in asked(twin).ask.moves()] == ["monster 1", "monster 2"]
        RULES.apply(twin, RULES.read("monster 2"), Notes())
        assert [monster.zone for monster in twin.monsters] == [4, 3, 2]


@pytest.mark.parametrize(
    ("answer", "reasons"),
    [
        ("monster 0", ["I-1.1 already-there"]),
        ("monster 1", []),
        ("monster 3", ["I-1.7 no-such-monster"]),
        ("zone 4", ["I-3.4 other-target"]),
    ],
)
def test_what_stands_against_a_target(answer: str, reasons: list[str]) -> None:
    cardset = cards()
    state = choosing(cardset)
    view = RULES.view(state, asked(state).seat)
    found = RULES.obstacles(view, cardset, RULES.read(answer))
    assert [f"{one.rule} {one.code}" for one in found] == reasons


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Change places with another monster."),
        ("de", "Tausche den Platz mit einem anderen Monster."),
    ],
)
def test_its_text(language: str, text: str) -> None:
    assert card_text(Words(language), deck_of(cards()).cards[CARD]) == text
    assert Words(language).knows(f"cardset-do-{Swap.do}")  # in the editor of card sets


def test_what_a_card_may_not_say_is_refused() -> None:
    row = (HERE / "card.toml").read_text(encoding="utf-8")
    text = re.sub(r"\[discard\.D01\]\n(.+\n)+", row.replace('"you"', '"all"'), TEXT)
    with pytest.raises(CardSetError, match="who"):
        deck_of(parse(text, "swap"))


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_bots_play_with_it(number: int) -> None:
    cardset = cards()
    state, rng = buying(cardset), Rng(random.Random(number).random)
    bot = level(number, RULES, cardset)
    view = RULES.view(state, asked(state).seat)
    decision = asked(state)
    assert decision.ask.contains(bot.choose(view, decision, rng))
    assert any(advice.move.text == "buy 1" for advice in RULES.advise(view, cardset, decision))
