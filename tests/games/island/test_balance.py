"""Win rates by boss, side and players: measured once, kept, and told beside the targets."""

from pathlib import Path

import pytest

from ungeheuer.cli import main
from ungeheuer.games.island.commands import cells, known, table
from ungeheuer.games.island.measured import Cell, Figure, figures_in, shown
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
    assert "| lavalord | normal | 35 % | 0 % (0–66) | 0 % (0–66) | 0 % | 0 % |" in second.out
    assert [figure.cell.players for figure in known(file)] == [1, 2]
    assert {figure.cardset for figure in known(file)} == {"house-2"}


def test_the_table_has_a_row_for_each_side_and_its_mean() -> None:
    figures = [
        Figure(cell, "goblin", "x", 1, 100, 50.0 + 10 * cell.players)
        for cell in cells(["lithosaur"], ["normal", "advanced"], [1, 3])
    ]
    rows = list(table(figures, Words("en")))
    heads = "| boss | side | target for 2–5 | 1 player | 3 players | mean | mean of 2–5 |"
    assert rows[0] == heads
    assert rows[2] == "| lithosaur | normal | 55 % | 60 % (50–69) | 80 % (71–87) | 70 % | 80 % |"
    assert len(rows) == 4
    assert next(table(figures, Words("de"))).startswith(
        "| Boss | Seite | Ziel für 2–5 | 1 Person |"
    )
    assert figures[0].cell == Cell("lithosaur", "normal", 1)


def test_I_24_1_even_odds_is_measured_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "figures.json"
    words = ["balance", "--bot", "random", "-n", "1", "--workers", "1", "--file", str(file)]
    words += ["--bosses", "lavalord", "--sides", "normal", "--players", "1"]
    main(words)
    main([*words, "--even-odds"])
    assert [figure.cell.even_odds for figure in known(file)] == [False, True]
    assert capsys.readouterr().out.count("| lavalord | normal |") == 2


OLDER = (
    b'[{"cell":{"boss":"lavalord","side":"normal","players":2},"bot":"goblin","cards":"made-up",'
    b'"first":1,"games":100,"won":40}]'
)


def test_files_from_before_there_was_even_odds_are_read() -> None:
    assert figures_in(OLDER)[0].cell == Cell("lavalord", "normal", 2, even_odds=False)


def test_set_up_shows_the_longest_run_of_level_2_with_its_interval() -> None:
    cell, ruled = Cell("lavalord", "normal", 2), Cell("lavalord", "normal", 2, even_odds=True)
    figures = [
        Figure(cell, "goblin", "made-up", 1, 100, 50.0),
        Figure(cell, "goblin", "made-up", 1, 400, 160.0),
        Figure(cell, "goblin", "made-up", 1, 200, 10.0),
        Figure(cell, "sphinx", "made-up", 1, 900, 10.0),
        Figure(ruled, "goblin", "made-up", 1, 100, 35.0),
        Figure(cell, "goblin", "another", 1, 100, 20.0),
    ]
    told = {(each.cards, each.options["even_odds"]): each for each in shown(figures)}
    assert len(told) == 3
    one = told["made-up", False]
    assert (one.bot, one.games, one.share) == ("goblin", 400, 0.4)
    assert 0.35 < one.low < 0.4 < one.high < 0.45
    assert one.options == {
        "boss": "lavalord",
        "side": "normal",
        "players": 2,
        "even_odds": False,
        "support_either_or": False,
    }
    assert told["made-up", True].share == 0.35
    assert told["another", False].share == 0.2
