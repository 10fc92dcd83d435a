"""What strangers send costs in proportion to its size. Operations are counted, not seconds."""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ungeheuer.engine.errors import UngeheuerError
from ungeheuer.wire.comments import rewritten
from ungeheuer.wire.faults import first_repeated
from ungeheuer.wire.files import decode_record, parse_cardset

SMALL, LARGE = 400, 1600
# Every sign at which `str.splitlines` breaks a line, and TOML does not.
AND_A_TABLE = " = 1\n[b]\n"  # only then the reader goes through what it has noted of the key
BREAKS = ("\u2028", "\u2029", "\x85", "\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\r")


def operations(read: Callable[[], object]) -> int:
    """How many lines of Python are run for this; an error is an answer like any other."""
    count = 0

    def tracing(_frame: FrameType, _event: str, _arg: object) -> Any:
        nonlocal count
        count += 1
        return tracing

    before = sys.gettrace()
    sys.settrace(tracing)
    try:
        read()
    except UngeheuerError:
        pass
    finally:
        sys.settrace(before)
    return count


def cards(text: str) -> Callable[[], object]:
    return lambda: parse_cardset(text, "cards")


def record(text: str) -> Callable[[], object]:
    return lambda: decode_record(text, "record")


def change(text: str) -> Callable[[], object]:
    """Only what can be read is changed."""
    data = tomllib.loads(text)
    return lambda: rewritten(text, lambda _: None, data)


def dotted(parts: int) -> str:
    return ".".join(["a"] * parts) + AND_A_TABLE


def split_by(sign: str) -> Callable[[int], str]:
    """A dotted key whose quoted parts hold a sign that is a line's end to some, but not to TOML."""
    return lambda parts: (
        ".".join([json.dumps(f"a{sign}", ensure_ascii=False)] * parts) + AND_A_TABLE
    )


CARDS: dict[str, Callable[[int], str]] = {
    "dotted key": dotted,
    "dotted header": lambda n: f"[{'.'.join(['a'] * n)}]",
    "dotted key in an inline table": lambda n: f"a = {{ {'.'.join(['a'] * n)} = 1 }}",
    "dotted in many lines": lambda n: "\n".join(
        f"k{at}.{'.'.join('b' * 50)} = 1" for at in range(n)
    ),
    "nested inline tables": lambda n: "a = " + "{ a = " * n + "1" + " }" * n,
    "nested lists": lambda n: "a = " + "[" * n + "]" * n,
    "repeated key": lambda n: "a = 1\n" * n,
    "repeated at the end": lambda n: "".join(f"k{at} = 1\n" for at in range(n)) + "k0 = 2",
    "repeated tables": lambda n: "[[a]]\nb = 1\n" * n,
    "unknown keys": lambda n: "[cardset]\n" + "".join(f"k{at} = 1\n" for at in range(n)),
    **{f"split by {sign!r}": split_by(sign) for sign in BREAKS},
}
CHANGES: dict[str, Callable[[int], str]] = {
    **{kind: CARDS[kind] for kind in ("dotted in many lines", "repeated tables", "unknown keys")},
    "a dotted key again and again": lambda n: "".join(
        f"{'.'.join('b' * 8)}.k{at} = 1\n" for at in range(n)
    ),
    "the same in an inline table": lambda n: (
        "a = { " + ", ".join(f"b.b.b.b.b.b.b.k{at} = 1" for at in range(n)) + " }"
    ),
    "quoted dotted keys": lambda n: "".join(f"b.b.'b'.\"k.{at}\" = 1\n" for at in range(n)),
    "deep headers": lambda n: "".join(f"[b.b.b.b.b.b.b.b.k{at}]\n" for at in range(n)),
    "headers": lambda n: "".join(f"[b.b.k{at}]\n" for at in range(n)),
    "headers out of order": lambda n: "".join(f"[a.k{at}]\n[b.k{at}]\n" for at in range(n)),
    "headers out of order below": lambda n: "".join(
        f"[a.b.k{at}]\n[a.c.k{at}]\n" for at in range(n)
    ),
    "rows out of order below": lambda n: "".join(f"[[a.b]]\n[a.c.k{at}]\n" for at in range(n)),
    "rows": lambda n: "[[a]]\nb = 1 # c\n[a.c]\n" * n,
    "dots without a key": lambda n: "a = '" + ". " * n + "." * n + "'",
    "comments": lambda n: "# c\n" * n + "a = 1\n",
    "a list": lambda n: "a = [" + "1, # c\n" * n + "]",
    "an inline table": lambda n: "a = { " + ", ".join(f"k{at} = 1" for at in range(n)) + " }",
}
RECORDS: dict[str, Callable[[int], str]] = {
    "nested objects": lambda n: '{"a":' * n + "1" + "}" * n,
    "nested lists": lambda n: '{"moves":' + "[" * n + "]" * n + "}",
    "repeated key": lambda n: "{" + '"a":1,' * n + '"a":1}',
    "repeated at the end": lambda n: "{" + "".join(f'"k{at}":1,' for at in range(n)) + '"k0":1}',
    "many moves, the last one wrong": lambda n: json.dumps(
        {"ungeheuer": 1, "game": "mighty", "moves": [["0", "4@2a"]] * n + [["0"]]}
    ),
}


@pytest.mark.parametrize("kind", CARDS)
def test_a_card_set_costs_in_proportion_to_its_size(kind: str) -> None:
    check(cards, CARDS[kind])


@pytest.mark.parametrize("kind", CHANGES)
def test_a_change_of_a_card_set_costs_in_proportion_to_its_size(kind: str) -> None:
    check(change, CHANGES[kind])


@pytest.mark.parametrize("kind", RECORDS)
def test_a_record_costs_in_proportion_to_its_size(kind: str) -> None:
    check(record, RECORDS[kind])


def check(reader: Callable[[str], Callable[[], object]], make: Callable[[int], str]) -> None:
    operations(reader(make(3)))  # whatever is done once, such as loading modules
    small, large = (operations(reader(make(size))) for size in (SMALL, LARGE))
    assert large <= 1.2 * (LARGE // SMALL) * small + 1000


class Counted:
    """A key that counts how often it is compared."""

    compared = 0

    def __init__(self, name: int) -> None:
        self.name = name

    def __hash__(self) -> int:
        return hash(self.name)

    def __eq__(self, other: object) -> bool:
        Counted.compared += 1
        return isinstance(other, Counted) and self.name == other.name


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_repeated_key_is_found_with_few_comparisons(size: int) -> None:
    Counted.compared = 0
    keys = [Counted(name) for name in [*range(size), size - 1]]
    assert first_repeated(keys) is keys[-1]
    assert Counted.compared <= size


@given(st.lists(st.integers(0, 20)))
def test_the_first_repeated_key_is_the_first_that_was_there_before(keys: list[int]) -> None:
    expected = next((key for at, key in enumerate(keys) if key in keys[:at]), None)
    assert first_repeated(keys) == expected
