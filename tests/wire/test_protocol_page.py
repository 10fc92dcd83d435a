"""docs/protocol.md leaves out nothing, and what is generated is up to date."""

import ast
import re
from pathlib import Path

import pytest

from tests.words.catalogue import SOURCES, strings
from tools import make_protocol
from ungeheuer.engine.decision import LISTABLE
from ungeheuer.server import errors
from ungeheuer.server.settings import Settings
from ungeheuer.server.window import CHAT_SHOWN
from ungeheuer.wire import inventory
from ungeheuer.wire.messages import LONGEST_FRAME, PROTOCOL

PAGE = make_protocol.PAGE.read_text("utf-8")
CODE = re.compile(r"[a-z]+(-[a-z]+)+|covered|removed|resigned|stale")
# Who names a code, and as which argument.
NAMING = {
    **{name: 0 for name, each in vars(errors).items() if isinstance(each, type)},
    **dict.fromkeys(("IllegalMove", "NotYourTurn", "StaleMove", "MatchOver", "UndoRefused"), 0),
    "refused_for": 1,
    "_refuse": 1,
    "Barrier": 1,
}


def refusal_codes() -> set[str]:
    """Every code that the table, the gate and the notations refuse with."""
    files = [
        *(SOURCES / "server").glob("*.py"),
        *(SOURCES / "server" / "actions").glob("*.py"),
        SOURCES / "engine" / "match.py",
        *(SOURCES / "games").glob("*/rules/notation.py"),
    ]
    return {code for file in files for code in codes_in(file)}


def codes_in(file: Path) -> set[str]:
    codes: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            position = NAMING.get(name, len(node.args))
            for argument in node.args[position : position + 1]:
                codes |= {text for text in strings(argument) if CODE.fullmatch(text)}
    return codes


def test_every_refusal_is_explained() -> None:
    codes = refusal_codes()
    assert {"hello-first", "not-your-seat", "undo-reveal", "try-again", "too-big", "stale"} <= codes
    assert not [code for code in sorted(codes) if f"`{code}`" not in PAGE]


def test_no_code_is_explained_that_nobody_says() -> None:
    explained = PAGE[PAGE.index("## Refusals") : PAGE.index("## Messages up")]
    rows = set(re.findall(r"^\| `([a-z-]+)` \|", explained, re.MULTILINE))
    elsewhere = {"engine-bug", "not-read"}  # of the engine and of the store
    assert rows - refusal_codes() == elsewhere


def test_every_message_is_on_the_page() -> None:
    for each in [*inventory.ups(), *inventory.downs()]:
        assert f"| `{inventory.tag_of(each)}` |" in PAGE
        assert each.__doc__, f"{each.__name__} says nothing about itself"


def test_every_close_code_is_on_the_page() -> None:
    assert all(f"| {code} |" in PAGE for code in (1008, 1009, 1012, 1013))


def test_the_numbers_on_the_page_are_those_of_the_code() -> None:
    settings = Settings()
    for promise in (
        f"{LONGEST_FRAME:,} bytes",
        f"last {CHAT_SHOWN} lines of chat",
        f"by default {settings.messages_per_second:.0f} a second",
        f"and {settings.messages_at_once:.0f} at once",
        f"at most {LISTABLE:,}",
        f"Version {PROTOCOL}.",
    ):
        assert promise in PAGE


def test_what_is_generated_is_up_to_date() -> None:
    stale = [path.name for path in make_protocol.stale()]
    assert not stale, "python3 dev.py fix renews them"


def test_a_stale_file_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert make_protocol.main("--check") == 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(make_protocol, "schema_text", lambda: "another")
        assert make_protocol.main("--check") == 1
    assert "docs/protocol.schema.json" in capsys.readouterr().err


def test_a_page_without_a_place_for_a_part_is_an_error() -> None:
    with pytest.raises(ValueError, match="no place for up"):
        make_protocol.page("# nothing here")
