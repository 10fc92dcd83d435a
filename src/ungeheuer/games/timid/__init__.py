"""Mutlose Monster: the best place to start reading.

`rules/` is the game: `state` holds the nouns, `moves` what a seat may say, `verbs` what can
happen, `play` the sentences, `steps` what the character can do; `view` is what a seat sees,
`obstacles` why a move is not possible, `knowledge` what the character can work out. `game.py`
wires them up, `aid` derives facts for players; `bots/`, `words/` and `terminal` play, say and draw
it; `bots/solver/` works out the strategies of the dungeon.
"""

from dataclasses import replace
from typing import Final

from ungeheuer.engine.manifest import Part, usual

GAME: Final = replace(
    usual("timid", __name__),
    aid=Part(f"{__name__}.aid:Aid"),
    tasks=Part(f"{__name__}.tasks:TASKS"),
    slips=Part(f"{__name__}.bots.slips:SLIPS"),
    course=Part(f"{__name__}.course:course"),
    card_texts=Part(f"{__name__}.words.cards:card_texts"),
    commands={"pair": Part(f"{__name__}.commands")},
    second_match=Part(f"{__name__}.commands:second"),
    bench=Part(f"{__name__}.bench:works"),
)
