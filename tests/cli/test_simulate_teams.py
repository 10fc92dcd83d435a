"""`simulate` for a game that is won together: a cell for each boss, side and number of players."""

import json

from tests.cli.conftest import Command

SMALL = ("simulate", "island", "-n", "2", "--workers", "1", "--bots", "random")


def test_a_table_of_cells(cli: Command) -> None:
    said = cli(*SMALL, "--boss", "lavalord", "--side", "normal", "--lang", "de")
    assert said.code == 0
    assert "wie oft random gemeinsam gewinnt" in said.out
    assert "Lavalord" in said.out
    assert said.out.count("%") >= 5


def test_as_data(cli: Command) -> None:
    said = cli(*SMALL, "--boss", "lithosaur", "--players", "2", "--json")
    cells = json.loads(said.out)["cells"]
    assert [(cell["boss"], cell["side"], cell["players"]) for cell in cells] == [
        ("lithosaur", "normal", 2),
        ("lithosaur", "advanced", 2),
    ]
    for cell in cells:
        low, high = cell["interval"]
        assert low <= cell["share"] <= high
        assert cell["games"] == 2


def test_an_unknown_bot_is_refused(cli: Command) -> None:
    assert cli("simulate", "island", "-n", "1", "--bots", "genius").code != 0
