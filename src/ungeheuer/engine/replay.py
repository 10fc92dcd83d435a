"""From a record back to a match: its card set, its moves, its positions checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ungeheuer.engine.cardset import CardSet, shipped
from ungeheuer.engine.checkpoint import Checkpoint, same_position
from ungeheuer.engine.errors import CardSetError, OtherPosition, Problem, RecordError, RuleError
from ungeheuer.engine.match import AnyGame, Match
from ungeheuer.engine.names import Seat
from ungeheuer.engine.record import RULES, Record

FIRST_VERSION: Final = 1  # what a record means that names none, whatever has been shipped since


def cardset_of(record: Record, game: AnyGame) -> CardSet:
    """The card set a record was played with; version 1 if it names none, for ever."""
    name = record.cardset
    if name is None:
        return shipped(game.package, version=FIRST_VERSION)
    data = name.get("data")
    if isinstance(data, dict):
        cards = CardSet(data, "record", shipped=False)
    else:
        version = name.get("version")
        wanted = version if isinstance(version, int) else FIRST_VERSION
        cards = shipped(game.package, str(name.get("id")), wanted)
    _check_hash(name.get("hash"), cards)
    return cards


def _check_hash(wanted: object, cards: CardSet) -> None:
    if wanted is not None and wanted != cards.hash:
        params = {"value": str(wanted), "found": cards.hash}
        raise CardSetError("record", [Problem("cardset.hash", "other-hash", params)])


def replay(record: Record, game: AnyGame, upto: int | None = None) -> Match:
    """Play a record through the gate, up to a move or to its end."""
    if record.rules != RULES:
        raise RecordError("other-rules", {"rules": record.rules, "known": RULES})
    match = Match(game, record.options, cardset_of(record, game), record.names)
    match.chance, match.origin = record.chance, record.origin
    if upto is not None and not 0 <= upto <= len(record.moves):
        raise RecordError("no-such-move", {"move": upto, "moves": len(record.moves)})
    play_line(match, record.moves if upto is None else record.moves[:upto], record.positions)
    if upto is None:
        _compare(record, match)
    return match


def play_line(
    match: Match, moves: Sequence[tuple[str, str]], positions: Sequence[Checkpoint]
) -> None:
    """Play the first moves of a match.

    Raises RecordError at a bad move, OtherPosition where one of these positions is not reached.
    """
    known = dict(positions)
    agreed = 0
    for at in range(len(moves) + 1):
        if at:
            _play_next(match, at, moves[at - 1])
        if at in known:
            check_position(match, known[at], agreed)
            agreed = at


def _play_next(match: Match, number: int, move: tuple[str, str]) -> None:
    try:
        match.play(Seat(move[0]), move[1])
    except RuleError as error:
        raise RecordError("bad-move", {"move": number}, at=number - 1, cause=error) from error


def check_position(match: Match, kept: str, agreed: int) -> None:
    """Raise OtherPosition unless this is the position that was hashed when it was played."""
    if not same_position(match.position_hash(), kept):
        raise OtherPosition(len(match.history), agreed)


def _compare(record: Record, match: Match) -> None:
    if record.result is None:
        return
    outcome = match.outcome
    result = None if outcome is None else outcome.result
    if result != record.result:
        raise RecordError("other-result", {"recorded": record.result, "found": result})
