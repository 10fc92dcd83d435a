"""Card sets: provenance on every value, and every fault with its place."""

import hashlib
from importlib import resources

import pytest

from tests import cardsets
from ungeheuer.engine.cardset import (
    CardSet,
    canonical,
    chosen,
    label,
    labelled,
    listed,
    parse,
    shelf,
    shipped,
)
from ungeheuer.engine.errors import CardSetError
from ungeheuer.engine.match import Match
from ungeheuer.engine.replay import cardset_of, replay
from ungeheuer.games import NAMES, game
from ungeheuer.games.mighty.game import RULES
from ungeheuer.games.mighty.rules.cards import deck_of

HOUSE = (resources.files("ungeheuer.games.mighty") / "cards" / "house-1.toml").read_text("utf-8")
# A shipped version never changes, byte for byte: records and links keep their meaning.
# Of each file the hash that records name, and that of its bytes.
SHIPPED = {
    ("mighty", 1): ("4d4ffac7feb14e89", "44c725719e6f207c"),
    ("mighty", 2): ("54644cfd31e8013e", "611173f22c8e46f3"),
    ("timid", 1): ("5a3cc12c09a4c529", "55cb8797799af35b"),
    ("island", 1): ("ac5174c415eadeef", "9da56ba307a270f7"),
    ("island", 2): ("406b375c7031f455", "0d8e3c6a2e4dc723"),
}


def faults(text: str) -> list[tuple[str, str]]:
    with pytest.raises(CardSetError) as error:
        deck_of(parse(text, "own.toml"))
    assert error.value.origin == "own.toml"
    return [(problem.path, problem.code) for problem in error.value.problems]


def changed(old: str, new: str) -> str:
    assert HOUSE.count(old) >= 1
    return HOUSE.replace(old, new, 1)


@pytest.mark.parametrize(("name", "version"), SHIPPED)
def test_a_shipped_set_never_changes(name: str, version: int) -> None:
    package = game(name).package
    file = resources.files(package) / "cards" / f"house-{version}.toml"
    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:16]
    assert (shipped(package, "house", version).hash, digest) == SHIPPED[name, version]


def test_all_versions_but_the_newest_are_pinned() -> None:
    """The newest may still be tuned until it is shipped."""
    older = {(name, cards.version) for name in NAMES for cards in shelf(game(name).package)[1:]}
    assert older <= set(SHIPPED)


def test_a_set_is_known_by_its_label() -> None:
    cards = labelled("ungeheuer.games.island", "house-2")
    assert cards is not None
    assert (label(cards), cards.version) == ("house-2", 2)
    assert chosen("ungeheuer.games.island", "house-2") is cards
    assert chosen(RULES.package, HOUSE).shipped is False
    assert labelled(RULES.package, "house-99") is None


def test_every_value_has_a_provenance() -> None:
    cards = listed(cardsets.HOUSE["mighty"])
    assert len(cards) == 36 + 6 + 5 + 12
    assert {card.provenance for card in cards} <= {"printed", "source", "house"}
    printed = [card.path for card in cards if card.provenance == "printed"]
    assert "level.2.guardians[6]" in printed


def test_a_missing_card() -> None:
    text = changed('  { strength = 2, loot = 5, provenance = "house" },\n', "")
    assert faults(text) == [("level.1.guardians", "wrong-count")]


def test_a_value_out_of_range() -> None:
    text = changed("strength = 2, loot = 5", "strength = 7, loot = 5")
    assert faults(text) == [("level.1.guardians[1].strength", "out-of-range")]


def test_a_wrong_type() -> None:
    text = changed("strength = 2, loot = 5", 'strength = "two", loot = 5')
    assert faults(text) == [("level.1.guardians[1].strength", "wrong-type")]


def test_true_is_not_a_number() -> None:
    text = changed("strength = 2, loot = 5", "strength = true, loot = 5")
    assert faults(text) == [("level.1.guardians[1].strength", "wrong-type")]


def test_a_missing_value_and_a_slip_of_the_pen_are_both_told() -> None:
    text = changed("strength = 2, loot = 5", "strenght = 2, loot = 5")
    assert faults(text) == [
        ("level.1.guardians[1].strength", "missing"),
        ("level.1.guardians[1].strenght", "unknown-key"),
    ]


def test_an_unknown_provenance() -> None:
    text = changed('loot = 5, provenance = "house"', 'loot = 5, provenance = "my aunt"')
    assert faults(text) == [("level.1.guardians[1].provenance", "not-one-of")]


def test_a_tile_with_an_unknown_place() -> None:
    text = changed('where = "first", loot = 3', 'where = "middle", loot = 3')
    assert faults(text) == [("tile.first-rich.changes[1].where", "not-one-of")]


def test_a_negative_healing_cost() -> None:
    text = changed("strength = 1, cost = 1", "strength = 1, cost = -1")
    assert faults(text) == [("healing.all[1].cost", "out-of-range")]


def test_too_few_tiles() -> None:
    head, _, _ = HOUSE.partition("[tile.twins]")
    assert faults(head) == [("tile.-", "wrong-count")]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("forbids = [1]", "forbids = [1, 2]", ("tile.no-ones.forbids", "wrong-count")),
        ("forbids = [1]", "forbids = []", ("tile.no-ones.forbids", "wrong-count")),
        ("in_hand = [3, 4, 5]", "in_hand = [3, 3, 3]", ("tile.strong-hand.in_hand", "wrong-count")),
        (
            "in_hand = [3, 4, 5]",
            "in_hand = [0, 4, 5]",
            ("tile.strong-hand.in_hand", "out-of-range"),
        ),
        ("[tile.calm]", '[tile."my calm"]', ("tile.my calm", "bad-name")),
    ],
)
def test_a_tile_that_cannot_be_played_with(old: str, new: str, fault: tuple[str, str]) -> None:
    """M-3.7 lives with one forbidden strength, M-7.3 takes three cards; a name is one word."""
    assert fault in faults(changed(old, new))


def test_an_unknown_key_in_the_head() -> None:
    assert faults(changed("version = 1", "version = 1\nauthor = 3")) == [
        ("cardset.author", "unknown-key")
    ]


def test_broken_syntax_names_the_line() -> None:
    with pytest.raises(CardSetError) as error:
        parse(HOUSE.replace("[healing]", "[healing", 1), "own.toml")
    line = HOUSE[: HOUSE.index("[healing]")].count("\n") + 1
    assert f"line {line}" in str(error.value.problems[0].params["reason"])


def test_more_than_any_pair_can_beat_is_a_warning() -> None:
    text = HOUSE.replace("min = 6, max = 10", "min = 6, max = 12", 1)
    text = text.replace("strength = 10, loot = 18", "strength = 12, loot = 18", 1)
    deck = deck_of(parse(text, "own.toml"))
    assert [(w.path, w.code) for w in deck.warnings] == [
        ("level.3.guardians[12].strength", "unbeatable")
    ]


def test_a_kind_may_have_its_own_healing_costs() -> None:
    rows = ", ".join(f'{{ strength = {s}, cost = 7, provenance = "house" }}' for s in range(1, 6))
    deck = deck_of(parse(HOUSE.replace("[healing]", f"[healing]\ndragons = [{rows}]"), "own.toml"))
    assert deck.healing["dragons"][1:] == [7] * 5
    assert deck.healing["orcs"][1:] == [1, 1, 2, 2, 3]


def test_a_set_of_ones_own_is_embedded_in_the_record() -> None:
    own = parse(changed('id = "house"', 'id = "mine"'), "own.toml")
    match = Match(RULES, {"players": 3}, own)
    match.play(match.turn or match.seats[0], "start 1")
    record = match.record()
    assert record.cardset is not None
    assert record.cardset["data"] == own.data
    assert replay(record, RULES).cardset.hash == own.hash


def test_a_record_with_another_hash_is_refused() -> None:
    record = Match(RULES, cardset=cardsets.HOUSE["mighty"]).record()
    assert record.cardset is not None
    record.cardset["hash"] = "0" * 16
    with pytest.raises(CardSetError, match="other-hash"):
        cardset_of(record, RULES)
    record.cardset = {"id": "nobody", "version": 1}
    with pytest.raises(CardSetError, match="not-shipped"):
        cardset_of(record, RULES)


def test_the_shelf_has_the_newest_first() -> None:
    versions = [cardset.version for cardset in shelf(RULES.package) if cardset.id == "house"]
    assert versions == sorted(versions, reverse=True)


def test_the_order_of_keys_does_not_matter_to_the_hash() -> None:
    assert canonical({"a": [1, {"c": 2, "b": 3}]}) == canonical({"a": [1, {"b": 3, "c": 2}]})
    assert canonical({"a": 1}) != canonical({"a": "1"})


def test_a_set_without_a_head_is_refused() -> None:
    with pytest.raises(CardSetError) as error:
        CardSet({}, "own.toml", shipped=False)
    assert [problem.path for problem in error.value.problems] == [
        "cardset",
        "cardset.game",
        "cardset.id",
        "cardset.version",
    ]
