"""Which values are invented is told for each value, in every game, as the card set says it."""

from importlib import resources

from tests.cardsets import HOUSE
from ungeheuer.engine.cardset import CardSet, invented, parse, shipped
from ungeheuer.games import game
from ungeheuer.games.island.words.cards import card_texts as island
from ungeheuer.games.mighty.words.cards import card_texts as mighty
from ungeheuer.games.timid.words.cards import card_texts as timid
from ungeheuer.wire.api import CardText
from ungeheuer.words import Words

ISLAND = shipped("ungeheuer.games.island", version=3)


def by_place(found: list[CardText]) -> dict[tuple[str, str], list[str]]:
    return {(each.sort, each.id): each.invented for each in found}


def changed(cardset: CardSet, old: str, new: str) -> CardSet:
    file = resources.files(game(cardset.game).package) / "cards" / cardset.origin
    text = file.read_text(encoding="utf-8")
    assert old in text
    return parse(text.replace(old, new), "changed")


def test_lists_of_a_row_name_what_comes_from_elsewhere() -> None:
    row = {"hp": 1, "de": "Soldat", "en": "Soldier", "provenance": "house", "printed": ["de"]}
    assert invented(row) == ["hp", "en"]
    assert invented({"hp": 1, "provenance": "source", "house": ["hp"]}) == ["hp"]
    assert invented({"hp": 1, "provenance": "printed"}) == []


def test_island_tells_each_language_and_each_value() -> None:
    english, german = (by_place([*island(Words(code), ISLAND)]) for code in ("en", "de"))
    assert (english["keep", "K01"], german["keep", "K01"]) == (["name", "text"], ["text"])
    assert german["minion", "soldier"] == ["count"]
    assert "name" in english["minion", "soldier"]
    assert set(german["keep", "K19"]) == {"name", "cost", "text"}
    assert german["ability", "crystal-dragon-0"] == []
    assert english["ability", "crystal-dragon-0"] == ["name"]


def test_island_tells_the_values_of_a_boss_by_side() -> None:
    found = by_place([*island(Words("en"), ISLAND)])
    dragon, lavalord = found["boss", "crystal-dragon"], found["boss", "lavalord"]
    assert not {"name", "normal-hp", "normal-dice"} & {*dragon}
    assert {"advanced-hp", "advanced-dice"} <= {*dragon}
    assert "faces" in dragon
    assert "normal-hp" in lavalord
    assert "advanced-hp" not in lavalord  # known from a source


def test_mighty_tells_backs_fronts_and_healing() -> None:
    found = by_place([*mighty(Words("en"), HOUSE["mighty"])])
    assert found["back", "1"] == ["strength", "loot"]
    assert found["guardian", "1-2-5"] == ["strength", "loot"]
    assert ("guardian", "2-6-11") not in found  # printed in an example
    assert found["healing", "orcs"] == ["1", "2", "3", "4", "5"]
    assert not [place for place in found if place[0] == "tile"]


def test_mighty_tells_a_tile_of_ones_own() -> None:
    old = '[tile.twins]  # M-7.2\nprovenance = "printed"'
    own = changed(HOUSE["mighty"], old, old.replace("printed", "house"))
    assert by_place([*mighty(Words("en"), own)])["tile", "twins"] == ["text"]


def test_timid_tells_names_and_patterns() -> None:
    found = by_place([*timid(Words("en"), HOUSE["timid"])])
    assert found["monster", "bat"] == ["name"]
    old = 'pattern = { rows = "..# .M. ...", provenance = "source" }'
    own = changed(HOUSE["timid"], old, old.replace("source", "house"))
    assert by_place([*timid(Words("en"), own)])["monster", "bat"] == ["name", "pattern"]
