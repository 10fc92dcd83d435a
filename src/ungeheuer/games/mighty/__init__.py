"""Mächtige Monster: the best place to start reading.

`rules/` is the game: `state` holds the nouns, `moves` what a seat may say, `verbs` what can
happen, `play` the sentences; `view` is what a seat sees, `obstacles` why a move is not possible.
`game.py` wires them up, `aid` says what a sum is worth. `bots/`, `words/` and `terminal/` play,
describe and draw it.
"""

from dataclasses import replace
from typing import Final

from ungeheuer.engine.manifest import Part, usual

GAME: Final = replace(
    usual("mighty", __name__),
    aid=Part(f"{__name__}.aid:Aid"),
    card_texts=Part(f"{__name__}.words.cards:card_texts"),
    tasks=Part(f"{__name__}.tasks:TASKS"),
    slips=Part(f"{__name__}.bots.slips:SLIPS"),
    commands={"fairness": Part(f"{__name__}.commands")},
)
