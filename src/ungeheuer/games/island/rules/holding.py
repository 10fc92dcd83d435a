"""I-22: the end of a turn as people see it: what is left over, and what waits until it has come."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine import holding
from ungeheuer.engine.decision import Move, Phrase
from ungeheuer.engine.events import SILENT
from ungeheuer.games.island.rules import play
from ungeheuer.games.island.rules.card_moves import Activate, Buy, Recharge, Spend, Use
from ungeheuer.games.island.rules.dice import Dice, shown
from ungeheuer.games.island.rules.market import BuyCards
from ungeheuer.games.island.rules.moves import (
    END_BUY,
    END_RESOLVE,
    PASS,
    SWEEP,
    Attack,
    Build,
    Energy,
    Fame,
    Foot,
    Heart,
    Lock,
    Unlock,
)
from ungeheuer.games.island.rules.names import ENERGY, FACES, FAME, FOOT, HEART, Face
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.turn import Turn, TurnEnd
from ungeheuer.games.island.rules.windows import Resolve

# I-13, I-16: patterns of one face, of which all dice can be used at once or one by one
SINGLE: Final[list[tuple[type[Move], str, Face]]] = [
    (Heart, "left-island-heart", HEART),
    (Energy, "left-island-energy", ENERGY),
    (Fame, "left-island-fame", FAME),
    (Foot, "left-island-foot", FOOT),
]
ENDS: Final = {Resolve.kind: END_RESOLVE, BuyCards.kind: END_BUY, TurnEnd.kind: PASS}


class TurnHolding(holding.Holding[State]):
    """I-22.2: whatever is asked first after a turn waits, since chance and boss come next."""

    def holds(self, before: holding.Turn, state: State) -> bool:
        return not state.over() and has_ended(before[0], state)

    def endings(self, state: State) -> list[holding.Ending]:
        """I-11.5, I-20.1, I-22.1: ending step 2, the market, or the effects at the end."""
        word = ENDS.get(state.agenda[-1].kind) if state.agenda else None
        asked = state.question
        if word is None or asked is None or not asked.ask.contains(word):
            return []
        others = [move for move in asked.ask.moves() if is_useful(move)]
        return [holding.Ending(word.text, left_over(state, others), turn=ends_turn(state, word))]


HOLDING: Final = TurnHolding()


def is_useful(move: Move) -> bool:
    """Whether it is more than ending, passing or locking."""
    return move not in (END_RESOLVE, END_BUY, PASS) and not isinstance(move, Lock)


def has_ended(turn: int, state: State) -> bool:
    """I-22.2, I-25.3: also where the next boss comes before the next turn begins."""
    return state.turn > turn or any(
        isinstance(step, Turn) and step.place == 0 for step in state.agenda
    )


def ends_turn(state: State, word: Move) -> bool:
    """I-27.2: parts of a turn in which there is only one answer pass by themselves."""
    twin = state.copy()
    play.apply(twin, word, SILENT)
    return twin.over() or has_ended(state.turn, twin)


# -- what is left over


def left_over(state: State, others: list[Move]) -> list[Phrase]:
    """How many dice lie unused, then each pattern that is still possible; empty if none is."""
    told: list[Phrase] = []
    if others and any(state.roll):
        told.append(("left-island-dice", {"count": sum(state.roll)}))
    return told + with_dice(state, others) + without_dice(others)


def with_dice(state: State, others: list[Move]) -> list[Phrase]:
    """Each pattern once, with as many dice as it can take."""
    most: dict[str, Dice] = {}
    for move in others:
        code, dice = pattern(state, move)
        if code and sum(dice) > sum(most.get(code, ())):
            most[code] = dice
    return [(code, {"dice": shown(dice)}) for code, dice in most.items()]


def pattern(state: State, move: Move) -> tuple[str, Dice]:
    """I-11.2: which pattern it is, and the dice that it takes; equal dice all at once."""
    if isinstance(move, Attack):
        return "left-island-attack", move.dice
    if isinstance(move, Build):
        return "left-island-build", move.dice
    for kind, code, face in SINGLE:
        if isinstance(move, kind):
            return code, all_of(state, face)
    return "", ()


def all_of(state: State, face: Face) -> Dice:
    return tuple(state.roll[other] if other == face else 0 for other in FACES)


def without_dice(others: list[Move]) -> list[Phrase]:
    """Tiles, abilities, locked dice and the market."""
    told: dict[str, Phrase] = {}
    for move in others:
        phrase = other_phrase(move)
        if phrase is not None:
            told.setdefault(f"{phrase[0]} {sorted(phrase[1].items())}", phrase)
    buys = sum(isinstance(move, Buy) for move in others)
    cards: list[Phrase] = [("left-island-buy", {"count": buys})] if buys else []
    return cards + list(told.values())


def other_phrase(move: Move) -> Phrase | None:
    if isinstance(move, Activate | Recharge):
        return "left-island-tile", {"tile": move.tile}
    if isinstance(move, Use | Spend):
        return "left-island-use", {"ability": move.ability}
    if isinstance(move, Unlock):
        return "left-island-unlock", {}
    return ("left-island-sweep", {}) if move == SWEEP else None
