"""One test for each support tile, and one that fails if any component has no test."""

import ast
from pathlib import Path

from tests.games.island.table import CARDS, Table
from ungeheuer.games.island.rules.load_deck import deck_of


def at_tile(tile: str, hp: int = 5) -> Table:
    table = Table(1).monster(0, zone=2, hp=hp).tile(2, tile).minions(2, cannon=1)
    return table.roll("wrench", "wrench").play(f"activate {tile}")


def test_ST01_an_energy_cube_and_a_foot() -> None:
    table = at_tile("ST01").play("foot~ 0 > 3")
    assert (table.me().energy, table.zones()) == (1, [3])


def test_ST02_two_hearts() -> None:
    assert at_tile("ST02").hp() == [7]


def test_ST03_a_claw() -> None:
    table = at_tile("ST03")
    table.play("hit cannon")
    assert table.standing(2) == {}


def test_ST04_an_energy_cube_and_a_heart() -> None:
    table = at_tile("ST04")
    assert (table.me().energy, table.hp()) == (1, [6])


def test_ST05_two_feet() -> None:
    assert at_tile("ST05").play("foot~ 0 > 3", "foot~ 0 > 4").zones() == [4]


def test_ST06_fame() -> None:
    assert at_tile("ST06").play("ally apes").me().fame == 1


def test_ST07_any_face() -> None:
    table = at_tile("ST07")
    assert {text.split()[0] for text in table.legal()} >= {"heart?", "energy?", "fame?", "foot?"}
    table.play("heart? 0")
    assert table.hp() == [6]


def test_ST08_any_face() -> None:
    assert at_tile("ST08").play("energy?").me().energy == 1


def test_ST09_two_wrenches_with_two_of_the_roll() -> None:
    table = at_tile("ST09").play("build S4 wrench*2 wrench~*2", "find ST01")
    assert table.state.support[5] == "ST01"


def test_ST10_an_energy_cube_and_energy() -> None:
    assert at_tile("ST10").me().energy == 2


def test_ST11_a_heart_and_a_foot() -> None:
    table = at_tile("ST11").play("heart~ 0", "foot~ 0 > 1")
    assert (table.hp(), table.zones()) == ([6], [1])


def test_ST12_an_energy_cube_and_a_claw() -> None:
    table = at_tile("ST12").play("hit cannon")
    assert (table.me().energy, table.standing(2)) == (1, {})


def test_every_component_has_a_test_of_its_own() -> None:
    deck = deck_of(CARDS)
    abilities = [ability.id.partition(".")[0] for ability in deck.abilities.values()]
    wanted = {*deck.cards, *deck.tiles, *abilities, *(minion.id for minion in deck.minions)}
    names = [
        node.name
        for file in Path(__file__).parent.glob("test_*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    tested = {id for id in wanted if any(name_has(name, id) for name in names)}
    assert sorted(wanted - tested) == []


def name_has(test: str, id: str) -> bool:
    """`test_ninjas_3_…` is about `ninjas-3`."""
    return f"{test}_".startswith(f"test_{id.replace('-', '_')}_")
