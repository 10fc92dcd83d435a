"""What depends on the terminal itself."""

import io
import subprocess
import sys

import pytest
from rich.console import Console

from tests.cardsets import HOUSE
from tests.wire.sample import play
from ungeheuer.cli.boards import board
from ungeheuer.cli.names import at_table
from ungeheuer.cli.screen import WIPE, Screen
from ungeheuer.engine.match import Match
from ungeheuer.games import game
from ungeheuer.words import Words, languages


def terminal(width: int = 80) -> Console:
    return Console(file=io.StringIO(), width=width, force_terminal=True, highlight=False)


def written(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_curtain_wipes_what_was_scrolled_away_too() -> None:
    console = terminal()
    Screen(Words("en"), console).clear()
    assert WIPE in written(console)


def test_nothing_is_wiped_where_there_is_no_terminal() -> None:
    console = Console(file=io.StringIO())
    Screen(Words("en"), console).clear()
    assert written(console) == ""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [80, 110])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_castle_fits(language: str, width: int, players: int) -> None:
    """Every guardian place beside the others, no line broken."""
    match = Match(game("mighty"), {"players": players, "king": True}, HOUSE["mighty"])
    match.names = ["A person with quite a long name", *["greedy"] * (players - 1)]
    play(match, 4, players + 9)
    console = Console(file=io.StringIO(), width=width, highlight=False)
    words = at_table(Words(language), match)
    console.print(board("mighty").render(match.view(match.seats[0]), match.cardset, words))
    lines = written(console).splitlines()
    assert [line.count("╭") for line in lines if "╭" in line] == [players]
    assert [line.count("╯") for line in lines if "╯" in line] == [players]
    assert max(map(len, lines)) <= width


def test_a_reader_who_leaves_is_no_error() -> None:
    command = [sys.executable, "-m", "ungeheuer.cli", "rules", "mighty"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, bufsize=1) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        assert run.stdout.readline() == "Mighty Monsters\n"
        run.stdout.close()
        assert run.stderr.read() == ""
    assert run.returncode == 0


def test_bytes_that_are_no_text_are_answered_too() -> None:
    command = [sys.executable.encode(), *b"-m ungeheuer.cli replay a\xffb".split()]
    run = subprocess.run(command, capture_output=True, check=False, env={"LANG": "C.UTF-8"})
    assert (run.returncode, run.stderr) == (1, "a�b: no such file.\n".encode())
