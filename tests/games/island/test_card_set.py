"""B-12: a card set is checked when it is loaded; every problem is named with its place."""

from importlib import resources

import pytest

from tests.games.island.table import CARDS
from ungeheuer.engine.cardset import listed, parse
from ungeheuer.engine.errors import CardSetError
from ungeheuer.games.island.reading import deck_of, read_deck
from ungeheuer.games.island.rules.effects import CHOSEN, PERFORM
from ungeheuer.games.island.rules.options import OPTIONS
from ungeheuer.games.island.vocabulary import FIELDS, MODIFIERS

HOUSE = resources.files("ungeheuer.games.island") / "cards" / "house-1.toml"
TEXT = HOUSE.read_text(encoding="utf-8")


def problems(old: str, new: str) -> list[tuple[str, str]]:
    assert old in TEXT
    with pytest.raises(CardSetError) as caught:
        read_deck(parse(TEXT.replace(old, new, 1), "house"))
    return [(problem.path, problem.code) for problem in caught.value.problems]


def test_the_house_set_adds_up() -> None:
    deck = deck_of(CARDS)
    assert [minion.count for minion in deck.minions] == [10, 6, 7, 7, 8]
    assert (len(deck.tiles), len(deck.allies), len(deck.bosses)) == (12, 6, 3)
    sorts = [card.sort for card in deck.cards.values()]
    assert (sorts.count("keep"), sorts.count("discard"), sorts.count("event")) == (34, 17, 15)
    colours = [card.colour for card in deck.cards.values()]
    assert (colours.count("green"), colours.count("red")) == (7, 8)
    costs = [card.cost for card in deck.cards.values() if card.sort != "event"]
    assert (min(costs), max(costs)) == (1, 8)
    assert deck.faces == {
        "fame": 1,
        "minion": 1,
        "fame+minion": 2,
        "fame+crystal": 1,
        "minion+crystal": 1,
    }


def test_every_value_has_a_provenance() -> None:
    rows = listed(CARDS)
    assert len(rows) == 6 + 5 + 5 + 12 + 3 * (1 + 2 + 6) + 6 * (1 + 4) + 51 + 15
    printed = {row.path for row in rows if row.provenance == "printed"}
    assert {"boss.crystal-dragon.normal", "monster.pagurah"} <= printed


@pytest.mark.parametrize(
    ("old", "new", "place", "code"),
    [
        ("count = 10", "count = 9", "minion.-", "wrong-count"),
        ("count = 8", "count = 7", "minion.fireling.count", "wrong-count"),
        ("cost = 8", "cost = 9", "discard.D08.cost", "out-of-range"),
        ('colour = "red"', 'colour = "green"', "event", "wrong-count"),
        ('do = "heal"', 'do = "cure"', "ally.med-bots.abilities[1].effects[1].do", "not-one-of"),
        ('on = "dice"', 'on = "nonsense"', "ally.apes.abilities[4].on", "not-one-of"),
        ("cubes = 1", "cube = 1", "tile.ST01.cubes", "missing"),
        ('provenance = "source"', 'provenance = "hearsay"', "monster.purple-reign", "not-one-of"),
        ("[tile.ST02]", "[tile.K01]", "-", "not-unique"),
        ('on = "attack", effects', 'on = "walk", effects', "ally.apes.abilities[3].on", "wrong-t"),
        ("hp = 15", "hp = 0", "boss.crystal-dragon.normal.hp", "out-of-range"),
    ],
)
def test_a_slip_is_named_with_its_place(old: str, new: str, place: str, code: str) -> None:
    found = problems(old, new)
    assert any(path.startswith(place) and what.startswith(code) for path, what in found), found


def test_nothing_is_stubbed() -> None:
    """Every word of the vocabulary is carried out, chosen for, or asked by a rule."""
    done = {*PERFORM, *CHOSEN, *MODIFIERS}
    assert set(FIELDS) - done == set()
    assert set(CHOSEN) <= set(OPTIONS)
