"""What has to change in a position for a reason against a move to go: one fact at a time."""

from __future__ import annotations

from typing import Final

from tests.games.island.menders import dice, holdings, places
from tests.games.island.moments import Mended, asked, at_the_right_moment
from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.rng import Rng
from ungeheuer.games.island.rules.cards import KEEP as KEPT
from ungeheuer.games.island.rules.state import State

# About the moment or the thing itself: once mended, what else stands against the move is seen.
PRECEDING: Final = frozenset(
    {
        "not-asked",
        "not-now",
        "nothing-pending",
        "other-target",
        "must-choose",
        "not-yours",
        "other-monster",
        "pylon-there",
    }
)
# About the form of the move or the nature of a card: no position in this match could mend them.
FORM: Final = frozenset(
    {
        "ally-twice",
        "all-of-a-zone",
        "card-takes-no-die",
        "needs-dice",
        "no-event-yet",
        "no-such-ally",
        "no-such-card",
        "no-such-face",
        "no-such-monster",
        "no-such-power",
        "no-such-tile",
        "nothing-to-double",
        "one-minion",
        "other-faces",
        "own-zone-named",
        "same-face",
        "takes-no-dice",
        "which-dice",
        "works-by-itself",
        "wrong-number-of-allies",
        "wrong-symbols",
        "you-carry-another",
    }
)


MENDERS: Final = {**dice.MENDERS, **places.MENDERS, **holdings.MENDERS}


def deal_more(state: State, rng: Rng) -> bool:
    """In the first turn: cards, allies, fame, energy and tiles, which random play rarely gets."""
    if not state.turn:
        return False
    kept = [card for card in state.unseen if state.deck.cards[card].sort == KEPT]
    for monster in state.monsters:
        for _ in range(1 + rng.below(4)):
            card = kept.pop(rng.below(len(kept)))
            state.unseen.remove(card)
            monster.keep.append(card)
        if not monster.ally:
            monster.ally = state.allies.pop(rng.below(len(state.allies)))
        monster.fame, monster.energy = rng.below(15), rng.below(8)
    for space in range(0, len(state.support), 2):
        tile = state.pile.pop(rng.below(len(state.pile)))
        state.support[space] = tile
        (state.ready.add if rng.below(3) else state.ready.discard)(tile)
    return True


def mended(state: State, seat: str, move: Move, against: Obstacle) -> Mended | None:
    """A copy in which this one fact is otherwise, and the seat asked there; None if none is."""
    if against.code == "not-asked":
        return (state, str(state.question.seat)) if state.question else None
    twin = state.copy()
    if against.code in {"not-now", "other-target", "must-choose"}:
        return at_the_right_moment(twin, move)
    mender = MENDERS.get(against.code)
    if mender is None or mender(twin, move, against.params) is False:
        return None
    return asked(twin)
