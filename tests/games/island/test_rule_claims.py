"""What the rule pages claim of HP, dice and displays is read, and compared with the game."""

import re
from collections.abc import Callable
from itertools import product
from typing import Final

import pytest

from tests.cardsets import REALLY_NEWEST
from ungeheuer.engine.cardset import shipped
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import SPECTATOR
from ungeheuer.engine.rulebook import rulebook
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.rules.cards import SIDES
from ungeheuer.games.island.rules.load_deck import BOSSES, deck_of
from ungeheuer.games.island.rules.names import KINDS
from ungeheuer.games.island.rules.powers import MOST_DICE, dice_count
from ungeheuer.games.island.rules.state import DICE, DIE_SPACES, MOST_FAME, PYLONS
from ungeheuer.games.island.rules.view import View

DEFAULT: Final = shipped(RULES.package, version=REALLY_NEWEST(RULES.package, "house"))
DECK: Final = deck_of(DEFAULT)
CRYSTALS: Final = 12  # in the box; the game does not let them run out
PLAYERS: Final = (1, 2, 3, 4, 5)
TABLES: Final = [*product(BOSSES, SIDES, PLAYERS)]
WORDS: Final = {
    "en": {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "eight": 8, "ten": 10}
    | {"twelve": 12, "thirty": 30},
    "de": {"zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "acht": 8, "zehn": 10}
    | {"zwölf": 12, "dreißig": 30},
}


def numbers(language: str, rule: str) -> list[int]:
    """The numbers of a rule page in their order, in digits or in words, but for one."""
    known = WORDS[language]
    found = re.findall(r"\b(?:\d+|[a-zäöüß]+)\b", page(language, rule).lower())
    return [
        int(word) if word.isdigit() else known[word] for word in found if is_number(word, known)
    ]


def is_number(word: str, known: dict[str, int]) -> bool:
    return word.isdigit() or word in known


def page(language: str, rule: str) -> str:
    found = rulebook(RULES.package, language).find(rule)
    assert found is not None, rule
    return found.text


def fresh(boss: str = BOSSES[0], side: str = "normal", players: int = 3, **more: object) -> Match:
    return Match(RULES, {"boss": boss, "side": side, "players": players, **more}, DEFAULT)


def seen(match: Match) -> View:
    view = match.view(SPECTATOR)
    assert isinstance(view, View)
    return view


def set_up(match: Match) -> View:
    """Answered as it comes until the first turn: the first outcome, the first free zone."""
    while not seen(match).turn:
        decision = match.decision
        assert decision is not None
        match.play(decision.seat, decision.ask.moves()[0])
    return seen(match)


@pytest.mark.parametrize(("boss", "side", "players"), TABLES)
def test_I_2_2_and_I_24_1_a_fresh_default_table_has_the_hp_of_the_sheet(
    boss: str, side: str, players: int
) -> None:
    sheet = DEFAULT.data["boss"][boss][side]  # type: ignore[index]
    view = seen(fresh(boss, side, players))
    assert (view.boss.hp, view.boss.max_hp, view.boss.fame) == (sheet["hp"], sheet["hp"], 0)
    assert view.boss.free_dice == sheet["dice"]
    assert view.boss.sheet_hp is None


@pytest.mark.parametrize(("boss", "side", "players"), TABLES)
def test_I_24_1_even_odds_is_marked_with_the_hp_of_the_sheet(
    boss: str, side: str, players: int
) -> None:
    sheet = DEFAULT.data["boss"][boss][side]  # type: ignore[index]
    added = sheet.get("even_odds", [0] * len(PLAYERS))[players - 1]
    view = seen(fresh(boss, side, players, even_odds=True))
    assert (view.boss.max_hp, view.boss.sheet_hp) == (sheet["hp"] + added, sheet["hp"])


def test_I_24_1_version_2_always_adds_and_is_marked() -> None:
    cards = shipped(RULES.package, version=2)
    marked = {
        (boss, side): seen(Match(RULES, {"boss": boss, "side": side}, cards)).boss.sheet_hp
        for boss, side in product(BOSSES, SIDES)
    }
    assert marked.pop(("crystal-dragon", "normal")) is None
    assert all(hp is not None for hp in marked.values())


def test_I_24_1_the_older_option_is_marked_where_it_counts() -> None:
    cards = shipped(RULES.package, version=1)
    options = {"boss_hp_by_players": [1, 1, 1, 1, 1]}
    first = seen(Match(RULES, {"boss": "crystal-dragon", **options}, cards)).boss
    second = seen(Match(RULES, {"boss": "lithosaur", **options}, cards)).boss
    assert (first.sheet_hp, second.sheet_hp) == (None, second.max_hp - 1)


# what the numbers of a page are in the game, in the order of the page
CLAIMS: Final[dict[str, Callable[[], list[int]]]] = {
    "I-1.2": lambda: [DIE_SPACES, len(seen(fresh()).zones[0].support)],
    "I-1.4": lambda: [DICE],
    "I-1.9": lambda: [sum(minion.count for minion in DECK.minions[:4]), len(KINDS) - 1],
    "I-1.10": lambda: [DECK.minions[4].count],
    "I-1.11": lambda: [CRYSTALS, PYLONS],
    "I-1.12": lambda: [len(DECK.tiles)],
    "I-1.13": lambda: [
        len(DECK.power),
        len(DECK.cards) - len(DECK.power),
        len(DECK.cards),
        len(seen(fresh()).market),
    ],
    "I-2.2": lambda: [seen(fresh()).boss.fame],
    "I-2.3": lambda: [
        CRYSTALS,
        PYLONS,
        seen(fresh()).free_dice,
        sum(minion.count for minion in DECK.minions[:4]),
        len(DECK.tiles),
        seen(fresh("lavalord")).firelings,
    ],
    "I-2.5": lambda: [sum(set_up(fresh()).bag.values())],
    "I-10.2": lambda: [dice_count(fresh(players=1).state), MOST_DICE],
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("rule", CLAIMS)
def test_the_numbers_of_a_page_are_those_of_the_game(rule: str, language: str) -> None:
    told = numbers(language, rule)
    assert [number for number in told if rule != "I-1.2" or number < 5] == CLAIMS[rule]()


@pytest.mark.parametrize("language", ["en", "de"])
def test_I_2_6_monsters_begin_with_the_hp_that_the_page_says(language: str) -> None:
    (hp,) = numbers(language, "I-2.6")
    view = seen(fresh())
    assert {monster.hp for monster in view.monsters} == {hp}
    low, cap, least_fame, most_fame, dial = numbers(language, "I-1.7")
    assert {monster.cap for monster in view.monsters} == {cap}
    assert (low, least_fame, most_fame, dial) == (0, 0, MOST_FAME, MOST_FAME)


@pytest.mark.parametrize("language", ["en", "de"])
def test_I_26_1_abilities_wake_at_the_fame_that_the_page_says(language: str) -> None:
    fame = [number for number in numbers(language, "I-26.1") if number != 2][-5:]
    for boss in BOSSES:
        assert [ability.fame for ability in seen(fresh(boss)).boss.abilities] == [0, *fame]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("rule", ["I-2.7", "I-24.1"])
def test_I_2_7_and_I_24_1_one_ally_sheet_more_than_players(rule: str, language: str) -> None:
    more = {"en": r"\bone (more )?ally sheet", "de": r"\bein verbündete-bogen mehr\b"}
    assert re.search(more[language], page(language, rule).lower())
    for players in PLAYERS:
        assert len(set_up(fresh(players=players)).allies) == players + 1


def test_I_24_1_the_page_says_that_hp_are_the_same_for_any_number() -> None:
    english, german = page("en", "I-24.1"), page("de", "I-24.1")
    assert "boss HP and dice are the same for any number of players" in english
    assert "des Bosses sind für jede Zahl gleich" in german
    assert ("house rule" in english, "Hausregel" in german) == (True, True)
    for boss, side in product(BOSSES, SIDES):
        tables = [seen(fresh(boss, side, players)).boss for players in PLAYERS]
        assert len({(each.hp, each.free_dice) for each in tables}) == 1
    assert "the HP of its sheet" in page("en", "I-2.2")
    assert "seines Bogens" in page("de", "I-2.2")
