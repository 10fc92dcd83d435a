"""`ungeheuer replay` on damaged files: always one sentence and the code 1."""

import contextlib
import io
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.conftest import Command
from tests.wire.sample import text
from ungeheuer.cli import main
from ungeheuer.games import NAMES

GAMES = ", ".join(NAMES)

GOOD = text().encode()
LONG = "x" * 79 + "…"


def replayed(data: bytes, language: str) -> tuple[int, str, str]:
    """What the command says of a file with these bytes."""
    out, err = io.StringIO(), io.StringIO()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "f.json"
        file.write_bytes(data)
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(["replay", str(file), "--lang", language])
        return code, out.getvalue(), err.getvalue().replace(str(file), "FILE")


def check(data: bytes) -> None:
    """It is replayed, or refused in one line of each language."""
    code, _, english = replayed(data, "en")
    if code == 0:
        assert english == ""
        return
    other, out, german = replayed(data, "de")
    assert (code, other, out) == (1, 1, "")
    for sentence in (english, german):
        assert sentence.count("\n") == 1
        assert sentence.strip()[-1] in ".)"
        assert len(sentence) < 600
    assert english != german


@settings(max_examples=60)
@given(st.integers(0, len(GOOD) - 1), st.integers(0, len(GOOD)), st.binary(max_size=3))
def test_any_piece_replaced(start: int, end: int, piece: bytes) -> None:
    check(GOOD[:start] + piece + GOOD[end:])


@settings(max_examples=60)
@given(st.data())
def test_a_few_characters_changed(data: st.DataObject) -> None:
    damaged = bytearray(GOOD)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(GOOD) - 1))
        damaged[at] = data.draw(st.sampled_from(b'0123456789"[]{},:@ abtrue\x00\xff\\n-'))
    check(bytes(damaged))


@pytest.mark.parametrize("step", range(5))
def test_cut_off(step: int) -> None:
    for length in range(step * 7, len(GOOD), 97):
        check(GOOD[:length])


@pytest.mark.parametrize(
    ("data", "english"),
    [
        (b"", "FILE: the record ends abruptly in line 1."),
        (b"\xff\xfe{\x00", "FILE: not UTF-8 text (byte 0)."),
        (b"\xef\xbb\xbf{", "FILE: the record ends abruptly in line 1."),
        (b"\x00" * 50, "FILE, line 1, column 1: not valid JSON."),
        (text(game="halma").encode(), f'There is no game called "halma". There are: {GAMES}.'),
        (
            text(game="x" * 5000).encode(),
            f'There is no game called "{"x" * 79}…". There are: {GAMES}.',
        ),
    ],
    ids=range(6),
)
def test_no_record_at_all(data: bytes, english: str) -> None:
    check(data)
    assert replayed(data, "en")[2] == f"{english}\n"


def test_what_is_no_file(cli: Command, tmp_path: Path) -> None:
    said = cli("replay", tmp_path)
    assert (said.code, said.err) == (1, f"{tmp_path}: not a readable file.\n")
    said = cli("replay", tmp_path / "x", "--lang", "de")
    assert (said.code, said.err) == (1, f"{tmp_path}/x: Diese Datei gibt es nicht.\n")
    said = cli("replay", "a\udcffb")
    assert (said.code, said.out) == (1, "")
