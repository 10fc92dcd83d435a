"""Fair contests between bots: every pairing plays the same deals from every seat.

A contest is a list of bouts, each determined by its number alone; so any machine can play any of
them, in any order, and finished bouts need not be played again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any

import msgspec

from ungeheuer.bots import bot
from ungeheuer.engine.cardset import CardSet, chosen
from ungeheuer.engine.decision import Outcome
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.games import game as find_game
from ungeheuer.lab.match import play_match, rng_of


class Contest(msgspec.Struct, frozen=True):
    """What is measured. `cards`: the label of a shipped card set, or the text of a custom one.

    `hash` identifies it: older ledgers name no label, and the newest set may be another by now.
    """

    game: str
    options: dict[str, Any]
    bots: list[str]
    deals: int
    first: int = 1
    cards: str | None = None
    hash: str = ""


class Pairing(msgspec.Struct, frozen=True):
    """Who meets whom: one against a field of others, two in two roles, or a team alone."""

    one: str
    other: str


class Bout(msgspec.Struct, frozen=True):
    """One deal of one pairing, played once from every seat."""

    pairing: Pairing
    deal: int


class Result(msgspec.Struct, frozen=True):
    """Result of a bout for its first bot; a shared victory counts as a fraction of a win."""

    one: str
    other: str
    deal: int
    games: int
    won: float
    score: float
    moves: int
    seats: list[float]  # wins by seat


def roles(contest: Contest) -> list[Seat]:
    """Named seats are roles and do not rotate; numbered seats are interchangeable."""
    seats = seats_of(contest)
    return [] if all(seat.isdigit() for seat in seats) else seats


def seats_of(contest: Contest) -> list[Seat]:
    played = find_game(contest.game)
    return played.seats(played.checked(contest.options))


def pairings(contest: Contest) -> list[Pairing]:
    """Every bot against every bot, itself included: that shows what an even share is."""
    if find_game(contest.game).cooperative:
        return [Pairing(name, name) for name in contest.bots]
    return [Pairing(one, other) for one, other in product(contest.bots, repeat=2)]


def bouts(contest: Contest) -> list[Bout]:
    """Deal by deal, so that an interrupted contest has the same deals for every pairing."""
    deals = range(contest.first, contest.first + contest.deals)
    return [Bout(pairing, deal) for deal in deals for pairing in pairings(contest)]


def play(contest: Contest, bout: Bout) -> Result:
    """Play one bout; all pairings see the same chance as long as they ask the same of it."""
    played = find_game(contest.game)
    seats = seats_of(contest)
    turns = 1 if roles(contest) or played.cooperative else len(seats)
    won, score, moves, by_seat = 0.0, 0.0, 0, [0.0] * len(seats)
    for turn in range(turns):
        seated = _seated(bout.pairing, seats, turn)
        outcome, count = match(contest, seated, bout.deal, turn)
        share = 1 / len(outcome.winners) if seats[turn] in outcome.winners else 0.0
        if played.cooperative:
            share = 1.0 if outcome.winners else 0.0
        won += share
        by_seat[turn] += share
        score += outcome.scores[turn] if outcome.scores else share
        moves += count
    pair = bout.pairing
    return Result(pair.one, pair.other, bout.deal, turns, won, score, moves, by_seat)


def _seated(pairing: Pairing, seats: Sequence[Seat], turn: int) -> dict[Seat, str]:
    return {
        seat: pairing.one if number == turn else pairing.other for number, seat in enumerate(seats)
    }


def match(
    contest: Contest, seated: Mapping[Seat, str], deal: int, turn: int
) -> tuple[Outcome, int]:
    """Chance and every seat have their own generator, so thinking does not change the deal."""
    played = find_game(contest.game)
    cards = cards_of(contest)
    bots = {seat: bot(name, played, cards) for seat, name in seated.items()}
    dice = {seat: rng_of(contest.game, deal, turn, seat) for seat in seated}
    dice[CHANCE] = rng_of(contest.game, deal)
    state = played.setup(played.checked(contest.options), cards)
    outcome, moves = play_match(played, state, bots, dice)
    return outcome, len(moves)


def cards_of(contest: Contest) -> CardSet:
    return _cards(find_game(contest.game).package, contest.cards)


@cache
def _cards(package: str, cards: str | None) -> CardSet:
    return chosen(package, cards)
