"""What stands against a move of the seat `chance`, which people may answer for with real dice."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ungeheuer.engine.decision import Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.games.island.rules import chances as c
from ungeheuer.games.island.rules.cards import EVENT
from ungeheuer.games.island.rules.names import KIND_NAMES
from ungeheuer.games.island.rules.obstacles.moment import now
from ungeheuer.games.island.rules.reasons import Why, obstacle
from ungeheuer.games.island.rules.state import State


def roll(state: State, move: c.Roll) -> list[Obstacle]:
    """I-10.4: all dice in hand."""
    return [wrong_number(sum(move.dice), state.hand, "I-10.4")]


def wrong_number(thrown: int, wanted: int, rule: str) -> Obstacle:
    return obstacle(rule, "wrong-number-of-dice", thrown=thrown, wanted=wanted)


def volcano(state: State, move: c.Volcano) -> list[Obstacle]:
    """I-5.1: all available boss dice."""
    return [wrong_number(sum(move.dice.values()), state.free_boss_dice, "I-5.1")]


def reveal(state: State, move: c.Reveal) -> list[Obstacle]:
    """I-20.3; I-2.4: at first no event."""
    if move.card not in state.unseen:
        return [obstacle("I-20.3", "not-in-deck", card=move.card)]
    assert state.deck.cards[move.card].sort == EVENT
    assert now(state) == "set-market"
    return [obstacle("I-2.4", "no-event-yet", card=move.card)]


def draw(_state: State, move: c.Draw) -> list[Obstacle]:
    """I-1.9."""
    return [obstacle("I-1.9", "not-in-bag", minion=KIND_NAMES[move.kind])]


def found(state: State, move: c.Found) -> list[Obstacle]:
    """I-18.4."""
    return [obstacle("I-18.4", "tile-not-in-pile", tile=move.tile)]


def allies(state: State, move: c.Allies) -> list[Obstacle]:
    """I-2.7: different sheets, one more than players."""
    obstacles = []
    wanted = state.players() + 1
    if len(move.allies) != wanted:
        obstacles.append(
            obstacle("I-2.7", "wrong-number-of-allies", laid=len(move.allies), wanted=wanted)
        )
    twice = [ally for ally, count in Counter(move.allies).items() if count > 1]
    obstacles += [obstacle("I-2.7", "ally-twice", ally=ally) for ally in twice]
    return obstacles


def boss_zone(state: State, move: c.BossZone) -> list[Obstacle]:
    """I-25.4: where no monster stands."""
    standing = state.standing_in([move.zone])
    return [obstacle("I-25.4", "zone-taken", zone=move.zone, player=standing[0])]


REASONS: Final[dict[type[Move], Why]] = {
    c.Roll: roll,
    c.Volcano: volcano,
    c.Reveal: reveal,
    c.Draw: draw,
    c.Found: found,
    c.Allies: allies,
    c.BossZone: boss_zone,
}
