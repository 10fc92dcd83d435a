"""Mächtige Monster: the best place to start reading.

`rules/` is the game: `state` holds the nouns, `moves` what a seat may say, `verbs` what can
happen, `play` the sentences; `view` is what a seat sees, `obstacles` why a move is not possible.
`game.py` wires them up. `bots/`, `words/` and `terminal/` play, tell and draw it.
"""

from typing import Final

from ungeheuer.engine.manifest import Manifest, Part

GAME: Final = Manifest(
    name="mighty",
    package=__name__,
    game=Part(f"{__name__}.game:RULES"),
    view=Part(f"{__name__}.rules.view:View"),
    events=Part(f"{__name__}.rules.events"),
    levels=Part(f"{__name__}.bots.levels:level"),
    terminal=Part(f"{__name__}.terminal"),
    snapshots=Part(f"{__name__}.snapshots"),
    commands={"fairness": Part(f"{__name__}.commands")},
)
