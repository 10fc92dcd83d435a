"""The match with which a table begins."""

from __future__ import annotations

from ungeheuer.engine.match import Match, cardset_of
from ungeheuer.engine.record import Record
from ungeheuer.games import game
from ungeheuer.games import names as games
from ungeheuer.server import entries as log
from ungeheuer.server.errors import TableError


def match_of(opened: log.Opened) -> Match:
    """Before the first move; chance is answered by the server."""
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
