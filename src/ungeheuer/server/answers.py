"""What was answered to messages, so that none that comes twice is done twice."""

from __future__ import annotations

from ungeheuer.server.names import PersonId

Answer = tuple[int, str | None]  # the version, and a new table if there is one


class Answers(dict[tuple[PersonId, str], Answer]):
    """By person and id of the message; the oldest are forgotten, whatever is sent."""

    __slots__ = ("_most",)

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def note(self, person: PersonId, cause: str, answer: Answer) -> None:
        self[person, cause] = answer
        if len(self) > self._most:
            del self[next(iter(self))]
