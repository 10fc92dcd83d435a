"""King of Monster Island: the best place to start reading.

`rules/` is the game: `state` holds the nouns and the agenda of what is still to be done, `moves`
what a seat may say, `verbs` what can happen, `play` puts the sentences together, one module for
each part of the rulebook; `view` is what a seat sees, `obstacles` why a move is not possible.
`game.py` wires them up. `bots/`, `words/` and `terminal` play, say and draw it; `bots/forecast`
computes the odds of the next boss phase, `aid` presents them to players.
"""

from dataclasses import replace
from typing import Final

from ungeheuer.engine.manifest import Part, usual

GAME: Final = replace(
    usual("island", __name__),
    aid=Part(f"{__name__}.aid:Aid"),
    holding=Part(f"{__name__}.rules.holding:HOLDING"),
    tasks=Part(f"{__name__}.tasks:TASKS"),
    slips=Part(f"{__name__}.bots.slips:SLIPS"),
    course=Part(f"{__name__}.course:course"),
    card_texts=Part(f"{__name__}.words.cards:card_texts"),
    measured=Part(f"{__name__}.measured:measured"),
    commands={"balance": Part(f"{__name__}.commands")},
    victories_by=(("boss", "side"), "players"),
)
