"""The ledger of a contest: a line per bout, so that an interrupted contest can be resumed."""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO

import msgspec

from ungeheuer.engine.errors import MessageError
from ungeheuer.lab.arena import Bout, Contest, Pairing, Result, bouts
from ungeheuer.wire.files import os_reason


class Ledger:
    """Results in memory and, given a path, in a file: the contest first, then a line per bout."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest = contest
        self.results: dict[Bout, Result] = {}
        self._file: BinaryIO | None = None
        if path is not None:
            self._open(path)

    def add(self, result: Result) -> None:
        self.results[_bout(result)] = result
        self._write(result)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()

    def missing(self) -> list[Bout]:
        return [bout for bout in bouts(self.contest) if bout not in self.results]

    def played(self) -> list[Result]:
        """The results of this contest, in its order, not in the order they came in."""
        return [self.results[bout] for bout in bouts(self.contest) if bout in self.results]

    def _open(self, path: Path) -> None:
        """Resume from the file; a file of another contest is refused and left unchanged."""
        content = _read(path)
        kept = 0  # a header that was cut off does not count
        if not _line(self.contest).startswith(content):
            kept = content.rfind(b"\n") + 1  # nor does a last line: its bout is played again
            self._check(path, content)
            for number, line in enumerate(content[:kept].splitlines()[1:], 2):
                result = _result(path, number, line)
                self.results[_bout(result)] = result
        self._file = _append(path, kept)
        if not kept:
            self._write(self.contest)

    def _check(self, path: Path, content: bytes) -> None:
        try:
            known = msgspec.json.decode(content.partition(b"\n")[0], type=Contest)
        except msgspec.MsgspecError:
            raise MessageError("not-a-ledger", {"file": str(path)}) from None
        if _same(known) != _same(self.contest):
            raise MessageError("another-contest", {"file": str(path)})

    def _write(self, what: Contest | Result) -> None:
        if self._file is not None:
            self._file.write(_line(what))
            self._file.flush()


def _line(what: Contest | Result) -> bytes:
    return msgspec.json.encode(what) + b"\n"


def _same(contest: Contest) -> tuple[object, ...]:
    """What makes it the same contest: bots and deals may be added, nothing else may change."""
    return contest.game, sorted(contest.options.items()), contest.hash or contest.cards


def _bout(result: Result) -> Bout:
    return Bout(Pairing(result.one, result.other), result.deal)


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return b""
    except (OSError, ValueError) as error:
        params = {"file": str(path), "reason": os_reason(error)}
        raise MessageError("unreadable-file", params) from None


def _append(path: Path, kept: int) -> BinaryIO:
    """The file truncated to `kept` bytes, open for appending."""
    try:
        file = path.open("ab")
        file.truncate(kept)
    except OSError as error:
        params = {"file": str(path), "reason": os_reason(error)}
        raise MessageError("unwritable-file", params) from None
    return file


def _result(path: Path, number: int, line: bytes) -> Result:
    try:
        return msgspec.json.decode(line, type=Result)
    except msgspec.MsgspecError:
        raise MessageError("bad-ledger", {"file": str(path), "line": number}) from None
