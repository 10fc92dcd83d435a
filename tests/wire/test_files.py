"""Reading and writing files: whole or not at all, and a sentence for everything else."""

from pathlib import Path

import pytest

from ungeheuer.engine.errors import CardSetError, MessageError
from ungeheuer.wire import files
from ungeheuer.words import Words, languages


def code_of(error: MessageError) -> tuple[str, object]:
    for language in languages():
        assert str(error.params["file"])[:20] in Words(language).error(error)
    return error.code, error.params.get("reason")


def test_a_mark_at_the_beginning_is_not_part_of_the_text(tmp_path: Path) -> None:
    (tmp_path / "f").write_bytes(b"\xef\xbb\xbfmoves")
    assert files.read_text(tmp_path / "f") == "moves"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("missing", ("no-file", None)),
        (".", ("unreadable-file", "no-file-name")),
        ("a\0b", ("unreadable-file", "no-file-name")),
        ("latin", ("not-text", None)),
        ("x" * 5000, ("unreadable-file", "File name too long")),
    ],
)
def test_what_cannot_be_read(tmp_path: Path, name: str, expected: tuple[str, object]) -> None:
    (tmp_path / "latin").write_bytes("Ärger".encode("latin-1"))
    with pytest.raises(MessageError) as caught:
        files.read_text(tmp_path / name)
    assert code_of(caught.value) == expected


@pytest.mark.parametrize(
    ("name", "reason"),
    [("no/folder/f", "no-folder"), (".", "no-file-name"), ("a\0b", "no-file-name")],
)
def test_what_cannot_be_written(tmp_path: Path, name: str, reason: str) -> None:
    with pytest.raises(MessageError) as caught:
        files.write_text(str(tmp_path) + "/" + name, "text")
    assert code_of(caught.value) == ("unwritable-file", reason)
    assert not list(tmp_path.iterdir())


def test_the_root_is_no_file_name() -> None:
    with pytest.raises(MessageError) as caught:
        files.write_text("/", "text")
    assert code_of(caught.value) == ("unwritable-file", "no-file-name")


def test_not_allowed() -> None:
    assert files.os_reason(PermissionError(13, "Permission denied")) == "not-allowed"
    assert files.os_reason(OSError(28, "No space left")) == "No space left"
    assert files.os_reason(OSError()) == "OSError"


def test_an_interrupted_write_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files.write_text(tmp_path / "f", "old")

    def interrupted(self: Path, target: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        files.write_text(tmp_path / "f", "new")
    assert (tmp_path / "f").read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["f"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[cardset\n", "syntax-at"),
        ("x = " + "[" * 5000, "syntax"),
        ("x = " + "9" * 5000, "syntax"),
        ('[cardset]\ngame="mighty"\nid="x"\nversion=1\nwhen=2020-01-01', "unknown-key"),
    ],
)
def test_card_sets_beyond_all_measure(tmp_path: Path, text: str, code: str) -> None:
    (tmp_path / "f.toml").write_text(text)
    with pytest.raises(CardSetError) as caught:
        files.read_cardset(tmp_path / "f.toml")
    assert [problem.code for problem in caught.value.problems] == [code]
    assert Words("de").error(caught.value)
