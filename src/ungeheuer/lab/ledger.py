"""The ledger of a contest: a line for every bout, so that one broken off can be gone on with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

import msgspec

from ungeheuer.engine.errors import MessageError
from ungeheuer.lab.arena import Bout, Contest, Pairing, Result


class Ledger:
    """In memory, and in a file where there is one: the contest first, then a line for each bout."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest = contest
        self.results: dict[Bout, Result] = {}
        self._file: TextIO | None = None
        if path is not None:
            self._open(path)

    def add(self, result: Result) -> None:
        self.results[_bout(result)] = result
        self._write(result)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def of(self, pairing: Pairing) -> list[Result]:
        return [result for bout, result in self.results.items() if bout.pairing == pairing]

    def _open(self, path: Path) -> None:
        """Of another contest the file is left alone; more deals of the same are welcome."""
        found = list(_lines(path))
        if found:
            self._check(path, found[0])
            for number, line in enumerate(found[1:], 2):
                result = _result(path, number, line, last=number == len(found))
                if result is not None:
                    self.results[_bout(result)] = result
        self._file = path.open("a", encoding="utf-8")
        if not found:
            self._write(self.contest)

    def _check(self, path: Path, line: str) -> None:
        try:
            known = msgspec.json.decode(line, type=Contest)
        except msgspec.MsgspecError:
            raise MessageError("not-a-ledger", {"file": str(path)}) from None
        if _same(known) != _same(self.contest):
            raise MessageError("another-contest", {"file": str(path)})

    def _write(self, what: Contest | Result) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(what).decode() + "\n")
            self._file.flush()


def _same(contest: Contest) -> tuple[object, ...]:
    """Bots and deals may be added; all else makes it another contest."""
    return contest.game, sorted(contest.options.items()), contest.cards


def _bout(result: Result) -> Bout:
    return Bout(Pairing(result.one, result.other), result.deal)


def _lines(path: Path) -> Iterator[str]:
    try:
        with path.open(encoding="utf-8") as file:
            yield from file
    except FileNotFoundError:
        return
    except (OSError, UnicodeDecodeError):
        raise MessageError("not-a-ledger", {"file": str(path)}) from None


def _result(path: Path, number: int, line: str, *, last: bool) -> Result | None:
    try:
        return msgspec.json.decode(line, type=Result)
    except msgspec.MsgspecError:
        if last:  # cut off while it was written: that bout is played again
            return None
        raise MessageError("bad-ledger", {"file": str(path), "line": number}) from None
