"""Plays matches between bots and keeps them as record files, for the tests.

python tools/make_records.py GAME CARDS COUNT FOLDER

CARDS names a shipped card set with its version, such as house-2.
"""

import random
import sys
from itertools import product
from pathlib import Path

from ungeheuer.bots import NAMES as BOTS
from ungeheuer.bots import bot
from ungeheuer.engine.cardset import CardSet, chosen
from ungeheuer.engine.match import AnyGame, Match
from ungeheuer.engine.names import CHANCE
from ungeheuer.engine.rng import Rng
from ungeheuer.games import game as find_game
from ungeheuer.wire.files import encode_record, write_text


def variants(game: AnyGame) -> list[dict[str, object]]:
    free = [option for option in game.options if option.values]
    values = product(*(option.values for option in free))
    return [dict(zip([o.name for o in free], chosen, strict=True)) for chosen in values]


def play(game: AnyGame, options: dict[str, object], cards: CardSet, seed: int) -> Match:
    """A match between bots, different ones at one table."""
    rng = Rng(random.Random(seed).random)
    match = Match(game, options, cards)
    match.names = [BOTS[(seed + at) % len(BOTS)] for at in range(len(match.seats))]
    bots = {s: bot(n, game, match.cardset) for s, n in zip(match.seats, match.names, strict=True)}
    while match.decision is not None:
        seat, ask = match.decision.seat, match.decision.ask
        if seat == CHANCE:
            move = ask.sample(rng)
        else:
            move = bots[seat].choose(match.view(seat), match.decision, rng)
        match.play(seat, move)
    return match


def main(name: str, cards: str, count: str, folder: str) -> None:
    game = find_game(name)
    cardset = chosen(game.package, cards)
    choices = variants(game)
    Path(folder).mkdir(parents=True, exist_ok=True)
    for seed in range(int(count)):
        match = play(game, choices[seed % len(choices)], cardset, seed)
        file = Path(folder) / f"{name}-{seed:03}.json"
        write_text(file, encode_record(match.record()))


if __name__ == "__main__":
    main(*sys.argv[1:])
