"""The results of a contest: win shares with their intervals, and Elo.

Shares have Wilson intervals, as if all matches were independent. Elo has bootstrap intervals over
deals, since the matches of one deal share their cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ungeheuer.engine.cardset import label
from ungeheuer.games import game as find_game
from ungeheuer.lab.arena import Contest, Result, cards_of, pairings, roles, seats_of
from ungeheuer.lab.elo import Rating, ratings
from ungeheuer.lab.interval import wilson


class Share(msgspec.Struct, frozen=True):
    """Share of matches won; a shared victory counts as a fraction."""

    games: int
    wins: float
    share: float
    interval: tuple[float, float]


class Meeting(msgspec.Struct, frozen=True):
    """What `one` won against `other`, and its mean score."""

    one: str
    other: str
    result: Share
    score: float


class OnSeat(msgspec.Struct, frozen=True):
    """What a bot won on one seat, against all opponents."""

    bot: str
    seat: str
    result: Share


class Standings(msgspec.Struct, frozen=True):
    """All figures of a contest. `even` is the share among equals; None where it is unknown."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    roles: list[str]
    first: int
    deals: int
    games: int
    moves: int
    even: float | None
    meetings: list[Meeting]
    seats: list[OnSeat]
    elo: list[Rating]
    cardset: str = ""  # its id and version
    hash: str = ""


def standings(contest: Contest, results: Sequence[Result]) -> Standings:
    cooperative = find_game(contest.game).cooperative
    parts = [str(role) for role in roles(contest)]
    return Standings(
        game=contest.game,
        options=contest.options,
        bots=contest.bots,
        roles=[] if cooperative else parts,
        first=contest.first,
        deals=len({result.deal for result in results}),
        games=sum(result.games for result in results),
        moves=sum(result.moves for result in results),
        even=None if cooperative or parts else 1 / len(seats_of(contest)),
        meetings=_meetings(contest, results),
        seats=[] if cooperative else _on_seats(contest, results, parts),
        elo=[] if cooperative else ratings(results, len(seats_of(contest)), parts),
        cardset=label(cards_of(contest)),
        hash=cards_of(contest).hash,
    )


def share(wins: float, games: int) -> Share:
    part = wins / games if games else 0.0
    return Share(games, wins, part, wilson(part, games))


def _meetings(contest: Contest, results: Sequence[Result]) -> list[Meeting]:
    meetings = []
    for pairing in pairings(contest):
        theirs = [r for r in results if (r.one, r.other) == (pairing.one, pairing.other)]
        games = sum(result.games for result in theirs)
        score = sum(result.score for result in theirs) / games if games else 0.0
        total = share(sum(result.won for result in theirs), games)
        meetings.append(Meeting(pairing.one, pairing.other, total, score))
    return meetings


def _on_seats(contest: Contest, results: Sequence[Result], parts: Sequence[str]) -> list[OnSeat]:
    if parts:
        return [
            OnSeat(bot, part, _in_role(bot, number, results))
            for bot in contest.bots
            for number, part in enumerate(parts)
        ]
    return [
        OnSeat(bot, str(seat), _on_seat(bot, number, results))
        for bot in contest.bots
        for number, seat in enumerate(seats_of(contest))
    ]


def _on_seat(bot: str, number: int, results: Sequence[Result]) -> Share:
    theirs = [result for result in results if result.one == bot]
    return share(sum(result.seats[number] for result in theirs), len(theirs))


def _in_role(bot: str, number: int, results: Sequence[Result]) -> Share:
    """`one` has the first role; what it does not win, `other` does."""
    if number == 0:
        return _on_seat(bot, 0, results)
    theirs = [result for result in results if result.other == bot]
    return share(sum(result.games - result.won for result in theirs), len(theirs))
