"""The match with which a table begins: its cards and options, and the moves it starts from."""

from __future__ import annotations

from ungeheuer.engine.errors import OtherPosition, RecordError, UngeheuerError
from ungeheuer.engine.match import Match
from ungeheuer.engine.record import Record
from ungeheuer.engine.replay import cardset_of, play_line
from ungeheuer.games import game
from ungeheuer.games import names as games
from ungeheuer.server import entries as log
from ungeheuer.server.errors import TableError


def begun(opened: log.Opened) -> tuple[Match, UngeheuerError | None]:
    """The match after its first moves; or after those that are still good, and what is not."""
    match = _new(opened)
    try:
        play_line(match, opened.moves, opened.positions)
    except OtherPosition as error:
        match = _new(opened)
        play_line(match, opened.moves[: error.agreed], ())
        return match, error
    except RecordError as error:
        return match, error.cause or error
    except UngeheuerError as error:
        return match, error
    return match, None


def _new(opened: log.Opened) -> Match:
    if opened.game not in games():
        raise TableError("no-such-game", {"game": opened.game})
    played = game(opened.game)
    names = [plan.name or plan.bot for plan in opened.seats]
    record = Record(opened.game, opened.options, names, [], cardset=opened.cardset)
    match = Match(played, opened.options, cardset_of(record, played))
    match.names = [name or seat for name, seat in zip(names, match.seats, strict=True)]
    match.chance = {"kind": "server"}
    match.origin = opened.origin
    return match
