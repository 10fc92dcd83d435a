"""The last lines that were said at a table."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Final

from ungeheuer.server import entries as log
from ungeheuer.server.names import NOBODY, Millis, PersonId

CHAT_KEPT: Final = 200  # lines kept in memory


class Chat:
    """What was said, and by whom."""

    def __init__(self) -> None:
        self._lines: deque[tuple[Millis, log.Said]] = deque(maxlen=CHAT_KEPT)
        self._speakers: deque[PersonId] = deque(maxlen=CHAT_KEPT)
        self.count = 0  # lines ever, of which only the last are kept

    def add(self, number: int, at: Millis, by: PersonId, said: log.Said) -> None:
        self._lines.append((at, said))
        self._speakers.append(by)
        self.count = number

    def speaker(self, number: int) -> PersonId:
        """Who said this line, if it is one of the last; NOBODY: it is too old."""
        back = self.count - number
        return self._speakers[-1 - back] if 0 <= back < len(self._speakers) else NOBODY

    def __len__(self) -> int:
        return len(self._lines)

    def __iter__(self) -> Iterator[tuple[Millis, log.Said]]:
        return iter(self._lines)

    def __getitem__(self, index: int) -> tuple[Millis, log.Said]:
        return self._lines[index]
