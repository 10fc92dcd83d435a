"""A record as plain data: the whole match, chance included, replayable forever."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

FORMAT: Final = 1
RULES: Final = 1


class Record:
    """What stands in a record file. All but game and moves may be left out by hand.

    `positions`: after how many moves, and the hash of the position then; secrets are hashed, too.
    """

    __slots__ = (
        "cardset",
        "chance",
        "game",
        "moves",
        "names",
        "options",
        "origin",
        "positions",
        "result",
        "rules",
    )

    def __init__(
        self,
        game: str,
        options: Mapping[str, object],
        names: Sequence[str],
        moves: Sequence[tuple[str, str]],
        *,
        rules: int = RULES,
        cardset: Mapping[str, object] | None = None,
        result: Mapping[str, object] | None = None,
        chance: Mapping[str, object] | None = None,
        origin: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.options = dict(options)
        self.names = list(names)
        self.moves = [(seat, text) for seat, text in moves]
        self.cardset = None if cardset is None else dict(cardset)
        self.result = None if result is None else dict(result)
        self.chance = None if chance is None else dict(chance)
        self.origin = None if origin is None else dict(origin)  # `from`: parent and move
        self.positions: list[tuple[int, str]] = []

    def data(self) -> dict[str, object]:
        """The fields in the order of the file, without those that are not set."""
        fields: dict[str, object] = {
            "ungeheuer": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "cardset": self.cardset,
            "options": self.options,
            "seats": self.names,
            "chance": self.chance,
            "from": self.origin,
            "moves": [[seat, text] for seat, text in self.moves],
            "result": self.result,
            "positions": [[at, digest] for at, digest in self.positions] or None,
        }
        return {key: value for key, value in fields.items() if value is not None}
