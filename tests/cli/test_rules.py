import pytest

from tests.cli.conftest import Command


def test_the_whole_book(cli: Command) -> None:
    said = cli("rules", "mighty")
    assert said.code == 0
    assert all(id in said.out for id in ("M-1.1", "M-3.3", "V-chain", "M-8.3"))
    assert "ungeheuer rules mighty M-1.1" in said.out


@pytest.mark.parametrize("id", ["M-3.3", "m-3.3", "V-chain", "v-CHAIN"])
def test_one_rule(cli: Command, id: str) -> None:
    lines = cli("rules", "mighty", id, "--lang", "de").out.splitlines()
    assert sum("M-" in line or "V-" in line for line in lines) == 1


def test_a_section(cli: Command) -> None:
    told = cli("rules", "mighty", "M-3").out
    assert all(f"M-3.{number}" in told for number in range(1, 8))
    assert "M-4.1" not in told


def test_a_section_begins_with_what_it_is_about_and_ends_with_its_scenes(cli: Command) -> None:
    told = cli("rules", "mighty", "M-4").out
    assert told.startswith("From the gate on the guardians are turned up.")
    asked = told.index("How much gold does Frank get?")
    assert told.index("M-4.4") < asked < told.index("✓ 6")
    assert "✗ 5" in told
    assert "6 for Frank, 5 for Inga." in " ".join(told.split())


def test_a_rule_has_its_scenes(cli: Command) -> None:
    assert "Wie viel Gold bekommt Frank?" in " ".join(
        cli("rules", "mighty", "M-4.2", "--lang", "de").out.split()
    )


@pytest.mark.parametrize("id", ["M-99", "x", "", "[bold]"])
def test_no_such_rule(cli: Command, id: str) -> None:
    said = cli("rules", "mighty", id)
    assert (said.code, said.out) == (1, "")
    assert said.err == f"There is no rule {id} in Mighty Monsters.\n"
    assert cli("rules", "mighty", "M-99", "--lang", "de").err.startswith("Eine Regel M-99")


@pytest.mark.parametrize("command", ["rules", "cards", "play", "simulate"])
def test_no_such_game(cli: Command, command: str) -> None:
    said = cli(command, "halma")
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith('There is no game called "halma". There are: mighty')
