"""B-12: a card set is checked when it is loaded; every problem is named with its place."""

import re
from importlib import resources

import pytest

from tests.games.island.table import CARDS
from ungeheuer.engine.cardset import listed, parse, shipped
from ungeheuer.engine.errors import CardSetError
from ungeheuer.games.island.rules.effect import EFFECTS, Effect
from ungeheuer.games.island.rules.load_deck import deck_of, read_deck
from ungeheuer.games.island.rules.vocabulary import DEEDS

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


# What the rules would carry out otherwise than it reads.
@pytest.mark.parametrize(
    ("old", "new", "key", "code"),
    [
        # nobody is asked whom it hurts or makes famous
        ('{ do = "fame", who = "each", where = "any"', '{ do = "fame", who = "one"', "who", "not-"),
        ('{ do = "damage", who = "each"', '{ do = "damage", who = "one"', "who", "not-one-of"),
        # nobody is asked where
        (
            'who = "each", where = "any", n = 1',
            'who = "each", where = "one-zone", n = 1',
            "where",
            "",
        ),
        # uses are counted only where the rules count
        ('on = "buy", effects', 'on = "buy", per_turn = 1, effects', "per_turn", "unknown-key"),
        ('on = "walk", effects', 'on = "walk", per_turn = 1, effects', "per_turn", "unknown-key"),
        ('on = "damage", may', 'on = "damage", per_turn = 1, may', "per_turn", "unknown-key"),
        ('on = "lock", effects', 'on = "lock", per_turn = 1, effects', "per_turn", "unknown-key"),
        (
            'per_turn = 1, effects = [{ do = "reroll"',
            'per_turn = 2, effects = [{ do = "reroll"',
            "per_turn",
            "out-of-range",
        ),
        # a replaced minion is a fireling, and only a minion is replaced
        (
            'of = [{ do = "fireling", where = "boss" }]',
            'of = [{ do = "draw", where = "boss", n = 1 }]',
            "do",
            "not-one-of",
        ),
        ('of = [{ do = "fireling", where = "boss" }]', "of = []", "of", "wrong-count"),
        ('symbol = "minion", effects', 'symbol = "fame", effects', "symbol", "replaced-minion"),
        # who was hurt or healed is known only where it has just happened
        (
            '{ do = "heal", who = "you", n = 2 }',
            '{ do = "heal", who = "healed", n = 2 }',
            "who",
            "not-one-of",
        ),
        # a card has triggers of its own
        ('on = "play", effects', 'on = "buy", effects', "on", "not-one-of"),
        ('on = "before-movement", effects', 'on = "free", effects', "on", "not-one-of"),
        # what has no effect beside what it does
        ('{ do = "reroll", n = 1 }', '{ do = "reroll", who = "you", n = 1 }', "who", "unknown-key"),
        ('{ do = "need", n = -1 }', '{ do = "need", n = -2 }', "n", "out-of-range"),
        ('way = "card"', 'way = "adjacent"', "way", "not-one-of"),
        (
            '{ do = "pay", n = 2 }, { do = "immune", what = "this" }',
            '{ do = "immune", what = "this" }',
            "effects",
            "needs-effects",
        ),
        ("[boss.lavalord]", "[boss.lava-lady]", "lava-lady", "not-one-of"),
        ('effects = [{ do = "set" }]', "effects = []", "effects", "wrong-count"),
    ],
)
def test_what_the_rules_do_not_do_is_refused(old: str, new: str, key: str, code: str) -> None:
    found = problems(old, new)
    assert any(re.search(rf"{key}$", path) and what.startswith(code) for path, what in found), found


def test_every_number_has_its_limits() -> None:
    for effect in EFFECTS.values():
        assert ("n" in effect.words) == (effect.limits is not None), effect.do


def test_nothing_is_stubbed() -> None:
    """Every word of the vocabulary is carried out, chosen for, or asked by a rule."""
    for effect in EFFECTS.values():
        carried_out = effect.perform is not Effect.perform
        chosen = effect.targets is not Effect.targets and effect.apply is not Effect.apply
        assert carried_out or chosen or effect.triggers is not DEEDS, effect.do
        assert (effect.targets is Effect.targets) == (effect.apply is Effect.apply), effect.do
    assert len(EFFECTS) == 53


def test_B_11_tuning_changed_nothing_that_is_printed_or_known() -> None:
    """Version 2 differs from version 1 in invented values only, each of them a knob of B-11.4."""
    before, after = (shipped("ungeheuer.games.island", version=n) for n in (1, 2))
    old, new = ({card.path: card for card in listed(each)} for each in (before, after))
    changed = [path for path in new if new[path].values != old[path].values]
    assert old.keys() == new.keys()
    assert set(changed) <= {
        "boss_die.faces[2]",
        "minion.cannon",
        "minion.builder",
        "minion.soldier",
        "boss.crystal-dragon.advanced",
        "boss.lithosaur.normal",
        "boss.lithosaur.advanced",
        "boss.lavalord.normal",
        "boss.lavalord.advanced",
    }
    assert changed
    assert all(new[path].provenance == "house" for path in changed)
    assert after.data["boss"]["lavalord"]["advanced"]["hp"] == 35  # type: ignore[index]
    assert deck_of(after).bosses["crystal-dragon"].hp["normal"] == 15  # type: ignore[index]
