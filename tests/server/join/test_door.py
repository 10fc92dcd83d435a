"""Finding tables, handing a person over to another device, and what keeps one from a table."""

import re
import stat
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.join.terminal import Sitting
from ungeheuer.cli import main

Command = Callable[..., tuple[int, str]]


@pytest.fixture
def join(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """`ungeheuer join …` where nothing has to be typed: the exit code, and what was said."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "UNGEHEUER_LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def run(*args: str, at: Path) -> tuple[int, str]:
        monkeypatch.setenv("UNGEHEUER_HOME", str(at))
        code = main(["join", *args])
        said = capsys.readouterr()
        return code, said.out + said.err

    return run


def secrets_in(home: Path) -> str:
    """The one key in a home, which nobody else can read."""
    (file,) = (home / "keys").iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    return file.read_text().strip().partition(".")[2]


def test_tables_are_found_again_and_handed_over(
    served: House, sit: Sitting, join: Command, tmp_path: Path
) -> None:
    home, other = tmp_path / "home", tmp_path / "other"
    first = sit(served.url, "--game", "timid", "--open", "--listed", "--name", "Ann")
    link = re.search(r"http\S+", first.until(r"come to this table by: \S+\n"))
    assert link is not None
    assert first.leave() == 0
    said = [first.shown]
    said.append(join(served.url, "--mine", at=home)[1])
    assert link[0] in said[-1]
    assert "Shy Monsters  not begun  Ann, free" in join(served.url, "--list", at=other)[1]
    assert "There are no tables" in join(served.url, "--mine", at=other)[1]
    said.append(join(served.url, "--code", at=home)[1])
    code = re.search(r"another device: (\w+)", said[-1])
    assert code is not None
    said.append(join(served.url, "--claim", code[1], "--mine", at=other)[1])
    assert "You are this person now" in said[-1]
    assert link[0] in said[-1]
    back = sit(link[0], at=other)
    back.until("Link:")
    back.ask("who", r"dungeon +Ann +you")
    assert back.leave() == 0
    keys = {secrets_in(home), secrets_in(other)}
    assert len(keys) == 2
    assert not [key for key in keys if key in "".join([*said, back.shown])]


def test_there_is_a_sentence_for_everything_that_is_wrong(
    served: House, join: Command, tmp_path: Path
) -> None:
    for args, sentence in (
        (("ftp://nowhere",), "is not the address of a table"),
        ((served.url,), "Which table"),
        (("http://127.0.0.1:9", "--list"), "cannot be reached"),
        (("http://127.0.0.1:9/#/table/x",), "cannot be reached"),
        ((served.url, "--claim", "WRONGCODE"), "code is wrong"),
        ((served.url, "--game", "chess"), "no game called"),
        ((served.url, "--game", "timid", "--seat", "x"), 'no seat "x"'),
        ((served.url, "--game", "mighty", "--players", "9"), "cannot be"),
        ((served.url, "--game", "mighty", "--bots", "deep"), "no bot called"),
        ((f"{served.url}/#/table/x", "--game", "mighty"), "an existing one"),
    ):
        code, said = join(*args, at=tmp_path)
        assert code == 1
        assert sentence in said


def test_a_table_that_is_not_there(served: House, sit: Sitting) -> None:
    ways = [sit(f"{served.url}{path}", "--watch") for path in ("/#/table/nope", "/table/nope")]
    for terminal in [*ways, sit("http://127.0.0.1:9/#/table/x", "--watch")]:
        terminal.until("There is no such table|cannot be reached")
        assert terminal.wait() == 1


def test_a_key_that_nobody_knows(served: House, sit: Sitting, tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.write_text("nobody.nothing")
    terminal = sit(f"{served.url}/#/table/nope", "--key-file", str(file))
    terminal.until("Unknown key|no such table")
    assert terminal.wait() == 1
    assert file.read_text() == "nobody.nothing"


def test_options_and_cards_of_ones_own(served: House, sit: Sitting, tmp_path: Path) -> None:
    cards = tmp_path / "mine.toml"
    shipped = resources.files("ungeheuer.games.island") / "cards" / "house-1.toml"
    cards.write_text(shipped.read_text("utf-8").replace('id = "house"', 'id = "mine"', 1), "utf-8")
    mine = sit(served.url, "--game", "island", "--players", "1", "--cards", str(cards))
    kinds = ("--players", "3", "--kinds", "sea,demons,orcs", "--name", "Inga")
    other = sit(served.url, "--game", "mighty", *kinds)
    mine.until("Your move")
    other.until("Inga  Sea creatures")
    assert mine.leave() == other.leave() == 0
