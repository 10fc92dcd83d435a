"""All figures about a build policy: per floor, for the whole match, and from played matches."""

from __future__ import annotations

from typing import Any

from ungeheuer.bots.protocol import Bot
from ungeheuer.engine.cardset import shipped
from ungeheuer.engine.names import CHANCE, Seat
from ungeheuer.games.timid.bots.book import Book, pool_text
from ungeheuer.games.timid.bots.solver import policies
from ungeheuer.games.timid.bots.solver.best_response import BestResponse
from ungeheuer.games.timid.bots.solver.players import Builder, Reader
from ungeheuer.games.timid.bots.solver.policies import BuildPolicy
from ungeheuer.games.timid.bots.solver.training import pools
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.moves import CHARACTER, DUNGEON
from ungeheuer.games.timid.rules.state import FLOORS
from ungeheuer.lab.interval import wilson
from ungeheuer.lab.match import play_match, rng_of


def policies_by_name(book: Book) -> dict[str, BuildPolicy]:
    """Every policy that can be judged exactly, by name."""
    return {
        "book": policies.by_book(book),
        "untrained": policies.untrained(book),
        "traps": policies.best_traps(book.patterns),
        "few-traps": policies.few_traps(book.patterns),
    }


def figures(
    policy: BuildPolicy, patterns: list[str], matches: int, *, close: bool
) -> dict[str, Any]:
    """Escape chances of a character who knows the policy: the lower, the better the policy."""
    response = BestResponse(policy, patterns)
    data: dict[str, Any] = {
        "floors": {
            str(floor): {pool_text(pool): round(response.floor(floor, pool), 4) for pool in some}
            for floor, some in ((floor, pools(floor)) for floor in range(1, FLOORS + 1))
        },
        "match": {"reader": round(response.reader(), 4), "told": round(response.told(), 4)},
    }
    if close:
        data["match"]["told_once"] = round(response.told_once(), 4)
    if matches:
        data["played"] = played(policy, response, matches)
    return data


def played(policy: BuildPolicy, response: BestResponse, matches: int) -> dict[str, Any]:
    """Results of matches with the same character: must agree with `reader`."""
    bots: dict[Seat, Bot] = {DUNGEON: Builder(policy), CHARACTER: Reader(policy, response)}
    won = sum(match(bots, seed) == FLOORS for seed in range(matches))
    low, high = wilson(won / matches, matches)
    interval = [round(low, 4), round(high, 4)]
    return {"matches": matches, "won": round(won / matches, 4), "interval": interval}


def match(bots: dict[Seat, Bot], seed: int) -> int:
    """How many floors the character escaped."""
    state = RULES.setup({}, shipped(RULES.package))
    play_match(RULES, state, bots, {seat: rng_of(seed, seat) for seat in (CHANCE, *bots)})
    return state.escaped
