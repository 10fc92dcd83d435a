"""What strangers bring along: card sets and records, read and checked against the limits.

It runs in a process of its own (see `reading`): what stands here can be dear.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from ungeheuer.engine.cardset import CardSet, parse
from ungeheuer.engine.errors import (
    CardSetError,
    MessageError,
    OtherPosition,
    Problem,
    RecordError,
)
from ungeheuer.engine.match import AnyGame, Match, named
from ungeheuer.engine.record import RULES, Record
from ungeheuer.games import game
from ungeheuer.games import names as games
from ungeheuer.server import entries as log
from ungeheuer.server.beginning import begun
from ungeheuer.server.errors import TableError
from ungeheuer.server.names import NOBODY, PersonId
from ungeheuer.server.tidy import tidy
from ungeheuer.wire.api import LONGEST_CARDS, MoveNumber, Options
from ungeheuer.wire.files import decode_record, replay_file
from ungeheuer.wire.messages import LONGEST_NAME, Policy

RECORD: Final = "record"  # the name of an imported file in errors


class ImportedOrigin(msgspec.Struct):
    """The origin of an imported record; any other field is dropped."""

    record: Annotated[str, msgspec.Meta(max_length=100)] = ""
    move: MoveNumber = 0


class ImportedMatch(msgspec.Struct):
    """All that a table needs of a record. `names`: empty where the record has none."""

    game: str
    options: dict[str, Any]
    cardset: dict[str, Any]
    seats: list[str]
    names: list[str]
    moves: list[tuple[str, str]]
    positions: list[tuple[int, str]]
    origin: dict[str, Any] | None
    over: bool

    def opened(self, host: PersonId, policy: Policy, seats: list[log.SeatPlan]) -> log.Opened:
        """How the log of the table begins."""
        return log.Opened(
            game=self.game,
            rules=RULES,
            options=self.options,
            cardset=self.cardset,
            host=host,
            policy=policy,
            seats=seats,
            moves=self.moves,
            origin=self.origin,
            positions=self.positions,
        )

    def rebuilt(self) -> None:
        """Do what the server does with it."""
        begun(self.opened(NOBODY, Policy(), [log.SeatPlan() for _ in self.seats]))


def imported(text: str) -> ImportedMatch:
    """The match of a record; if the rules lead elsewhere, with the moves that were not made."""
    match, beyond = match_of(text)
    moves = [(str(entry.seat), entry.move.text) for entry in match.history]
    return ImportedMatch(
        game=match.game.name,
        options=match.options,
        cardset=named(match.cardset),
        seats=[*match.seats],
        names=imported_names(match),
        moves=moves if beyond is None else beyond.moves,
        positions=match.checkpoints() if beyond is None else beyond.positions,
        origin=match.origin,
        over=match.outcome is not None,
    )


# -- cards


def custom_cards(text: str, played: AnyGame) -> CardSet:
    """A custom card set; it must be for this game, and playable."""
    cards = parse(text, "card-set")
    if cards.game != played.name:
        params = {"value": cards.game, "allowed": played.name}
        raise CardSetError("card-set", [Problem("cardset.game", "not-one-of", params)])
    played.setup(played.checked({}), cards)  # raises with everything that is wrong
    return cards


# -- records


def match_of(text: str) -> tuple[Match, Record | None]:
    """The match of a record, as far as it means today what was played.

    If that is not to its end, the record up to the first position that differs comes with it.
    """
    record = decode_record(text, RECORD)
    if record.game not in games():
        raise TableError("no-such-game", {"game": record.game})
    check_limits(record)
    beyond = None
    try:
        match = replay_file(text, RECORD, game(record.game))
    except OtherPosition as error:
        match = replay_file(text, RECORD, game(record.game), error.agreed)
        beyond = cut(record, error.moves)
    match.origin = imported_origin(match)
    return match, beyond


def cut(record: Record, moves: int) -> Record:
    """The record with its first moves alone; the rest was never read by the rules."""
    record.moves = record.moves[:moves]
    record.positions = [(at, kept) for at, kept in record.positions if 0 <= at <= moves]
    return record


def check_limits(record: Record) -> None:
    """Imports are bound by the same limits as live input."""
    within(record.options, Options, "options")
    within(record.origin or {}, ImportedOrigin, "from")
    data = (record.cardset or {}).get("data")
    if data is not None and len(msgspec.json.encode(data)) > LONGEST_CARDS:
        raise MessageError("record-too-big", {"file": RECORD, "place": "cardset.data"})


def within(value: object, limits: Any, place: str) -> Any:
    try:
        return msgspec.convert(value, limits)
    except msgspec.ValidationError:
        raise MessageError("record-too-big", {"file": RECORD, "place": place}) from None


def imported_origin(match: Match) -> dict[str, object]:
    """The record's own origin, reduced to the fields we know."""
    if match.origin is None:
        return {"record": "imported", "move": len(match.history)}
    origin: ImportedOrigin = within(match.origin, ImportedOrigin, "from")
    return {"record": tidy(origin.record), "move": origin.move}


def imported_names(match: Match) -> list[str]:
    """The cleaned-up names of the seats; empty if the record has none."""
    if match.names == [*match.seats]:
        return [""] * len(match.seats)
    names = [tidy(name) for name in match.names]
    for number, name in enumerate(names, start=1):
        if len(name) > LONGEST_NAME:
            params = {"number": number, "found": len(name), "most": LONGEST_NAME}
            raise RecordError("record-name-too-long", {"file": RECORD, **params})
    return names
