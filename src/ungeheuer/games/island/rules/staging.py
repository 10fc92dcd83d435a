"""What boards show step by step: the boss phase, and what is as big wherever it happens."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.decision import Move
from ungeheuer.games.island.rules import events
from ungeheuer.games.island.rules.moves import Attack, Build, Fame, Foot, Take, Throw, Unlock

# I-5 to I-9, and what may happen in a turn as well: crystals that leave, pylons, event cards, the
# boss going down.
STAGED: Final = frozenset(
    event.code
    for event in (
        events.AbilityActed,
        events.DiceErupted,
        events.NoDiceToErupt,
        events.BossWandered,
        events.BossFollowedDice,
        events.BossFollowedMinions,
        events.BossFollowedClock,
        events.MinionActed,
        events.SymbolActivated,
        events.BossDiceGathered,
        events.NextBossPlaced,
        events.CrystalsCleared,
        events.PylonRaised,
        events.EventRevealed,
        events.BossDown,
    )
)


def may_be_staged(move: Move) -> bool:
    """Not after dice are taken or thrown, and hardly ever after these actions of step 2."""
    return not isinstance(move, Take | Throw | Attack | Build | Unlock | Fame | Foot)
