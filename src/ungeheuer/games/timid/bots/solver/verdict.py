"""All figures about a way of building: per floor, for the whole match, and played."""

from __future__ import annotations

from typing import Any

from ungeheuer.bots.protocol import Bot
from ungeheuer.engine.cardset import shipped
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.games.timid.bots.book import Book, pool_text
from ungeheuer.games.timid.bots.solver import rivals
from ungeheuer.games.timid.bots.solver.players import Builder, Reader
from ungeheuer.games.timid.bots.solver.rivals import Way
from ungeheuer.games.timid.bots.solver.training import pools
from ungeheuer.games.timid.bots.solver.worst import Judge
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.moves import CHARACTER, DUNGEON
from ungeheuer.games.timid.rules.state import FLOORS
from ungeheuer.lab.interval import wilson
from ungeheuer.lab.match import play_match, rng_of


def ways(book: Book) -> dict[str, Way]:
    """Every way of building that can be judged exactly, by name."""
    return {
        "book": rivals.by_book(book),
        "untrained": rivals.untrained(book),
        "traps": rivals.best_traps(book.patterns),
        "few-traps": rivals.few_traps(book.patterns),
    }


def verdict(way: Way, patterns: list[str], matches: int, *, close: bool) -> dict[str, Any]:
    """The chance of a character who knows this way to get out: the lower, the better it is."""
    judge = Judge(way, patterns)
    found: dict[str, Any] = {
        "floors": {
            str(floor): {pool_text(pool): round(judge.floor(floor, pool), 4) for pool in some}
            for floor, some in ((floor, pools(floor)) for floor in range(1, FLOORS + 1))
        },
        "match": {"reader": round(judge.reader(), 4), "told": round(judge.told(), 4)},
    }
    if close:
        found["match"]["told_once"] = round(judge.told_once(), 4)
    if matches:
        found["played"] = played(way, judge, matches)
    return found


def played(way: Way, judge: Judge, matches: int) -> dict[str, Any]:
    """The same character, played: it must agree with `reader`."""
    bots: dict[Seat, Bot] = {DUNGEON: Builder(way), CHARACTER: Reader(way, judge)}
    won = sum(match(bots, seed) == FLOORS for seed in range(matches))
    low, high = wilson(won / matches, matches)
    interval = [round(low, 4), round(high, 4)]
    return {"matches": matches, "won": round(won / matches, 4), "interval": interval}


def match(bots: dict[Seat, Bot], seed: int) -> int:
    """The floors that were escaped."""
    state = RULES.setup({}, shipped(RULES.package))
    play_match(RULES, state, bots, {seat: rng_of(seed, seat) for seat in (CHANCE, *bots)})
    return state.escaped
