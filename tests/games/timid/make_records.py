"""Writes the recorded games of this folder anew: python -m tests.games.timid.make_records

A record that exists already stays as it is, so that it goes on telling how the rules were.
"""

from __future__ import annotations

from pathlib import Path

from tests.cardsets import HOUSE
from tests.games.timid.floors import rng_of
from ungeheuer.bots import bot
from ungeheuer.bots.protocol import Bot
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.moves import GIVE_UP
from ungeheuer.games.timid.rules.view import View
from ungeheuer.wire.files import encode_record

FOLDER = Path(__file__).parent / "records"
PAIRINGS = (
    ("random", "random", 8),
    ("random", "bold", 16),
    ("greedy", "bold", 4),
    ("random", "greedy", 8),
    ("greedy", "greedy", 12),
)


class BoldBot(Bot):
    """Plays at random, but does not give up."""

    def choose(self, view: View, decision: Decision[Move], rng: Rng) -> Move:
        if decision.ask.size() > 1000:
            return decision.ask.sample(rng)
        return rng.pick([move for move in decision.ask.moves() if move != GIVE_UP])


def player(name: str) -> Bot:
    return BoldBot() if name == "bold" else bot(name, RULES, HOUSE["timid"])


def played(dungeon: str, character: str, seed: int) -> Match:
    rng = rng_of(seed)
    match = Match(RULES, cardset=HOUSE["timid"], names=[dungeon, character])
    bots = dict(zip(match.seats, map(player, match.names), strict=True))
    while match.decision is not None:
        decision = match.decision
        if decision.seat == CHANCE:
            match.play(CHANCE, decision.ask.sample(rng))
        else:
            chosen = bots[decision.seat].choose(match.view(decision.seat), decision, rng)
            match.play(decision.seat, chosen)
    return match


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    seed = 0
    for dungeon, character, count in PAIRINGS:
        for _ in range(count):
            seed += 1
            file = FOLDER / f"{seed:02}-{dungeon}-{character}.json"
            if not file.exists():
                match = played(dungeon, character, seed)
                file.write_text(encode_record(match.record()), encoding="utf-8")


if __name__ == "__main__":
    main()
