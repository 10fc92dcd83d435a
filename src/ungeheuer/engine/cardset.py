"""Card sets: one data file each, every value with its provenance, checked when it is loaded."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Final

from ungeheuer.engine.errors import CardSetError, Problem

HOUSE: Final = "house"  # ours
PROVENANCES: Final = ("printed", "source", HOUSE)
MUCH: Final = 1_000_000  # the largest absolute value on a card
DEEPEST: Final = 40  # nested tables; no card needs more
MOST_DOTS: Final = 60  # in a line: parsing a dotted key takes quadratic time
LONGEST_NAME: Final = 40
LANGUAGE: Final = re.compile(r"[a-z]{2}(-[A-Z]{2})?")  # such as `en`


class CardSet:
    """A card set as plain data. The game's `cards.py` gives it meaning."""

    __slots__ = ("data", "fields", "game", "hash", "id", "meaning", "origin", "shipped", "version")

    def __init__(self, data: Mapping[str, object], origin: str, *, shipped: bool) -> None:
        if too_deep(data):  # before any recursive function sees it
            raise CardSetError(origin, [Problem("-", "too-deep", {"most": DEEPEST})])
        head = Reader(data, origin).table("cardset")
        self.game = head.word("game")
        self.id = head.word("id")
        if len(self.id) > LONGEST_NAME:
            head.problem("id", "too-long", {"most": LONGEST_NAME, "found": len(self.id)})
        self.version = head.whole("version", least=1)
        head.closed()
        head.finish()
        self.data = dict(data)
        self.origin = origin
        self.shipped = shipped
        self.hash = fingerprint(data)
        self.meaning: object | None = None  # the game's reading of it, cached
        self.fields: list[Field] | None = None  # a list to record all values read

    def reader(self) -> Reader:
        """A reader of the whole set; records the values read if `fields` is a list."""
        return Reader(self.data, self.origin, fields=self.fields)


class Field:
    """A value that a game has read: its path, kind and limits."""

    __slots__ = ("among", "kind", "least", "most", "path", "value")

    def __init__(self, path: str, kind: str, value: object) -> None:
        self.path = path
        self.kind = kind  # whole, word, text, words, wholes, flag, origin or origins
        self.value = value
        self.least: int | None = None
        self.most: int | None = None
        self.among: Sequence[str] = ()


class Card:
    """One row of a card set with its provenance, for showing."""

    __slots__ = ("path", "provenance", "values")

    def __init__(self, path: str, values: Mapping[str, object], provenance: str) -> None:
        self.path = path
        self.values = dict(values)
        self.provenance = provenance


class Reader:
    """Reads one table of a card set and remembers every problem with its place."""

    __slots__ = ("_data", "_fields", "_origin", "_path", "_problems", "_used")

    def __init__(
        self,
        data: Mapping[str, object],
        origin: str,
        path: str = "",
        problems: list[Problem] | None = None,
        fields: list[Field] | None = None,
    ) -> None:
        self._data = data
        self._fields = fields
        self._origin = origin
        self._path = path
        self._problems: list[Problem] = [] if problems is None else problems
        self._used: set[str] = set()

    def path(self, key: str) -> str:
        return f"{self._path}.{key}" if self._path else key

    def names(self) -> list[str]:
        return list(self._data)

    def has(self, key: str) -> bool:
        return key in self._data

    def problem(self, key: str, code: str, params: Mapping[str, object] | None = None) -> None:
        self._problems.append(Problem(self.path(key), code, params))

    def finish(self) -> None:
        """Raise CardSetError if there are problems."""
        if self._problems:
            raise CardSetError(self._origin, self._problems)

    def closed(self) -> None:
        """Report every key that was not read: it is a typing error."""
        for key in self._data:
            if key not in self._used:
                self.problem(key, "unknown-key", {"known": ", ".join(sorted(self._used))})

    def _note(self, key: str, kind: str, among: Sequence[str] = ()) -> None:
        if self._fields is not None:
            field = Field(self.path(key), kind, self._data.get(key))
            field.among = among
            self._fields.append(field)

    def _note_range(self, key: str, kind: str, least: int, most: int) -> None:
        self._note(key, kind)
        if self._fields is not None:
            self._fields[-1].least = None if least == -MUCH else least
            self._fields[-1].most = None if most == MUCH else most

    def _take(self, key: str) -> object | None:
        self._used.add(key)
        if key not in self._data:
            self.problem(key, "missing")
        return self._data.get(key)

    def _wrong(self, key: str, value: object, wanted: str) -> None:
        if key in self._data:
            self.problem(key, "wrong-type", {"wanted": wanted, "found": excerpt(value)})

    def whole(self, key: str, least: int = -MUCH, most: int = MUCH) -> int:
        value = self._take(key)
        self._note_range(key, "whole", least, most)
        if not isinstance(value, int) or isinstance(value, bool):
            self._wrong(key, value, "whole-number")
            return least
        if not least <= value <= most:
            limits = {"value": excerpt(value), "least": least, "most": most}
            self.problem(key, "out-of-range", limits)
            return least
        return value

    def word(self, key: str, among: Sequence[str] = ()) -> str:
        self._note(key, "word" if among else "text", among)
        return self._word(key, among)

    def _word(self, key: str, among: Sequence[str]) -> str:
        value = self._take(key)
        if not isinstance(value, str):
            self._wrong(key, value, "text")
            return among[0] if among else ""
        if not value:
            self.problem(key, "missing")
            return among[0] if among else ""
        if among and value not in among:
            self.problem(key, "not-one-of", {"value": value, "allowed": ", ".join(among)})
            return among[0]
        return value

    def by_language(self) -> dict[str, str]:
        """One text per language: all remaining keys that are language codes."""
        codes = [key for key in self._data if key not in self._used and LANGUAGE.fullmatch(key)]
        return {code: self.word(code) for code in codes}

    def words(self, key: str, among: Sequence[str] = ()) -> list[str]:
        self._note(key, "words", among)
        return self._words(key, among)

    def _words(self, key: str, among: Sequence[str]) -> list[str]:
        value = self._take(key)
        if not isinstance(value, list):
            self._wrong(key, value, "list")
            return []
        fits = [item for item in value if isinstance(item, str) and (not among or item in among)]
        if len(fits) < len(value):
            params = {"value": excerpt(value), "allowed": ", ".join(among) or "text"}
            self.problem(key, "not-one-of", params)
        return fits

    def flag(self, key: str) -> bool:
        value = self._take(key)
        self._note(key, "flag")
        if not isinstance(value, bool):
            self._wrong(key, value, "flag")
        return value is True

    def provenance(self) -> str:
        self._note("provenance", "origin", PROVENANCES)
        return self._word("provenance", PROVENANCES)

    def origins(self) -> str:
        """The provenance of a row; lists beside it name values that come from elsewhere."""
        self._note("provenance", "origins", PROVENANCES)
        for origin in PROVENANCES:
            if origin in self._data:
                self._words(origin, ())
        return self._word("provenance", PROVENANCES)

    def table(self, key: str) -> Reader:
        value = self._take(key)
        if not isinstance(value, dict):
            self._wrong(key, value, "table")
            value = None
        inner = value or {}
        return Reader(inner, self._origin, self.path(key), self._problems, self._fields)

    def tables(self, key: str) -> list[Reader]:
        value = self._take(key)
        if not isinstance(value, list):
            self._wrong(key, value, "list")
            return []
        readers = []
        for index, item in enumerate(value):
            place = f"{key}[{index + 1}]"
            if isinstance(item, dict):
                path = self.path(place)
                readers.append(Reader(item, self._origin, path, self._problems, self._fields))
            else:
                self.problem(place, "wrong-type", {"wanted": "table", "found": excerpt(item)})
        return readers

    def wholes(self, key: str, least: int, most: int) -> list[int]:
        value = self._take(key)
        self._note_range(key, "wholes", least, most)
        if not isinstance(value, list):
            self._wrong(key, value, "list")
            return []
        fits = [
            item
            for item in value
            if isinstance(item, int) and not isinstance(item, bool) and least <= item <= most
        ]
        if len(fits) < len(value):
            limits = {"value": excerpt(value), "least": str(least), "most": str(most)}
            self.problem(key, "out-of-range", limits)
        return fits


def excerpt(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def too_deep(data: object) -> bool:
    """Whether tables are nested too deeply; iterative, since recursion would overflow on these."""
    level = [data]
    for _ in range(DEEPEST):
        level = [inner for value in level for inner in within(value)]
    return bool(level)


def within(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(value.values())
    return list(value) if isinstance(value, list) else []


def canonical(value: object) -> str:
    """The same text for equal data, independent of the order of keys."""
    if isinstance(value, dict):
        inside = ",".join(f"{key!r}:{canonical(value[key])}" for key in sorted(value))
        return "{" + inside + "}"
    if isinstance(value, list):
        return "[" + ",".join(canonical(item) for item in value) + "]"
    return repr(value)


def fingerprint(data: Mapping[str, object]) -> str:
    return hashlib.sha256(canonical(dict(data)).encode()).hexdigest()[:16]


def parse(text: str, origin: str, *, shipped: bool = False) -> CardSet:
    """A card set from the text of its file."""
    # Only a newline ends a line, and with it a key: `splitlines` also breaks at signs that a quoted
    # key may contain.
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):
        raise CardSetError(origin, [Problem("-", "too-deep", {"most": DEEPEST})])
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers and nesting beyond Python's limits
        raise CardSetError(origin, [Problem("-", "syntax", {"reason": str(error)})]) from None
    return CardSet(data, origin, shipped=shipped)


@cache
def shelf(package: str) -> Sequence[CardSet]:
    """The card sets that a game ships, newest version first; read once, the same for all."""
    folder = resources.files(package) / "cards"
    sets = [
        parse(file.read_text(encoding="utf-8"), file.name, shipped=True)
        for file in folder.iterdir()
        if file.name.endswith(".toml")
    ]
    return tuple(sorted(sets, key=lambda cardset: (cardset.id, -cardset.version)))


def shipped(package: str, name: str = "house", version: int | None = None) -> CardSet:
    """One shipped card set; the newest version unless one is named."""
    wanted = newest(package, name) if version is None else version
    for cardset in shelf(package):
        if cardset.id == name and cardset.version == wanted:
            return cardset
    params = {"value": f"{name} {version or ''}".strip()}
    raise CardSetError(package, [Problem("cardset", "not-shipped", params)])


def newest(package: str, name: str) -> int:
    """The version that new matches are played with; 0 if there is no such set."""
    return max((each.version for each in shelf(package) if each.id == name), default=0)


def label(cardset: CardSet) -> str:
    """A set and its version in one word: `house-2`."""
    return f"{cardset.id}-{cardset.version}"


def labelled(package: str, wanted: str) -> CardSet | None:
    """The shipped set with this label."""
    return next((each for each in shelf(package) if label(each) == wanted), None)


def chosen(package: str, cards: str | None) -> CardSet:
    """A shipped set by its label, a custom one by the text of its file; else the newest."""
    if cards is None:
        return shipped(package)
    return labelled(package, cards) or parse(cards, "cards")


def origin_of(row: Mapping[str, object], key: str) -> str:
    """Where one value of a row comes from: its lists name what comes from elsewhere."""
    for origin in PROVENANCES:
        named = row.get(origin)
        if isinstance(named, list) and key in named:
            return origin
    return str(row.get("provenance", ""))


ABOUT_ORIGIN: Final = frozenset(PROVENANCES) | {"provenance"}


def invented(row: Mapping[str, object]) -> list[str]:
    """The values of a row that are ours, in its order."""
    values = [key for key in row if key not in ABOUT_ORIGIN]
    return [key for key in values if origin_of(row, key) == HOUSE]


def listed(cardset: CardSet) -> list[Card]:
    """Every row that has a provenance, in the order of the file."""
    cards: list[Card] = []
    _walk(cardset.data, "", cards)
    return cards


def _walk(value: object, path: str, cards: list[Card]) -> None:
    if isinstance(value, list):
        for index, item in enumerate(value):
            _walk(item, f"{path}[{index + 1}]", cards)
    elif isinstance(value, dict):
        if "provenance" in value:
            values = {key: item for key, item in value.items() if key != "provenance"}
            cards.append(Card(path, values, str(value["provenance"])))
            return
        for key, item in value.items():
            _walk(item, f"{path}.{key}" if path else key, cards)
