"""Liar's Dice: dice under cups, bids and doubts. The best place to start reading.

`rules/` is the game, `game.py` puts it together for the engine, `bots/` plays it, `words/` tells
it, `terminal.py` draws it. In the browser it has the board that any game has.
"""

from dataclasses import replace
from typing import Final

from ungeheuer.engine.manifest import usual

GAME: Final = replace(usual("liars-dice", __name__), snapshots=None)
