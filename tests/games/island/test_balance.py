"""Win rates by boss, side and players: measured once, kept, and told beside the targets."""

from pathlib import Path

import pytest

from ungeheuer.cli import main
from ungeheuer.games.island.commands import Cell, Figure, cells, known, table
from ungeheuer.words import Words


def test_a_run_goes_on_where_it_was_broken_off(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "figures.json"
    words = ["balance", "--bot", "random", "-n", "2", "--workers", "1", "--file", str(file)]
    words += ["--cards", "house-2"]
    main([*words, "--bosses", "lavalord", "--players", "1", "--sides", "normal"])
    first = capsys.readouterr()
    assert "lavalord normal 1: 0 %" in first.err
    main([*words, "--bosses", "lavalord", "--players", "1", "2", "--sides", "normal"])
    second = capsys.readouterr()
    assert "lavalord normal 1:" not in second.err
    assert "lavalord normal 2:" in second.err
    assert "| lavalord | normal | 35 % | 0 % (0–66) | 0 % (0–66) | 0 % |" in second.out
    assert [figure.cell.players for figure in known(file)] == [1, 2]
    assert {figure.cardset for figure in known(file)} == {"house-2"}


def test_the_table_has_a_row_for_each_side_and_its_mean() -> None:
    figures = [
        Figure(cell, "goblin", "x", 1, 100, 50.0 + 10 * cell.players)
        for cell in cells(["lithosaur"], ["normal", "advanced"], [1, 3])
    ]
    rows = list(table(figures, Words("en")))
    assert rows[0] == "| boss | side | target | 1 player | 3 players | mean |"
    assert rows[2] == "| lithosaur | normal | 55 % | 60 % (50–69) | 80 % (71–87) | 70 % |"
    assert len(rows) == 4
    assert next(table(figures, Words("de"))).startswith("| Boss | Seite | Ziel | 1 Person |")
    assert figures[0].cell == Cell("lithosaur", "normal", 1)
