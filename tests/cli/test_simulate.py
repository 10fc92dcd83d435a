import json
from importlib import resources
from pathlib import Path

import pytest

from tests.cli.conftest import Command

SMALL = ("simulate", "mighty", "-n", "4", "--workers", "1")


def test_a_table(cli: Command) -> None:
    said = cli(*SMALL, "--lang", "de")
    assert said.code == 0
    assert "4 Partien Mächtige Monster" in said.out
    assert "Ausgeglichen wären 0,250." in said.out
    assert "auf 1 Kern" in said.out


def test_as_data_the_same_on_any_number_of_workers(cli: Command, tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    house = resources.files("ungeheuer.games.mighty") / "cards" / "house-1.toml"
    cards.write_text(house.read_text("utf-8"), encoding="utf-8")
    one = cli(*SMALL, "--json", "--bots", "greedy,random", "--king", "--cards", cards)
    more = cli(*SMALL[:4], "--workers", "9", "--json", "--bots", "greedy,random", "--king")
    assert one.out == more.out
    data = json.loads(one.out)
    assert [each["bot"] for each in data["bots"]] == ["greedy", *["random"] * 3]
    assert data["options"] == {"players": 4, "chain": False, "king": True}
    assert sum(each["wins"] for each in data["bots"]) == pytest.approx(4)
    for each in data["bots"]:
        low, high = each["interval"]
        assert low - 1e-9 <= each["share"] <= high + 1e-9


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (
            ["--bots", "genius"],
            'There is no bot called "genius".',
        ),
        (["--bots", ""], 'There is no bot called "".'),
        (["--bots", "random,random,random,random,random"], "The game has 4 seats, but 5"),
        (["--players", "9"], 'The option players cannot be "9". Possible: 3, 4, 5, 6. (M-2.1)'),
        (["--chain", "perhaps"], 'The option chain cannot be "perhaps".'),
        (["--kinds", "orcs"], "The option kinds needs one name for each player"),
    ],
)
def test_refused(cli: Command, args: list[str], sentence: str) -> None:
    said = cli(*SMALL, *args)
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith(sentence)
