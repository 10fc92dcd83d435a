"""What has to change in a position for a reason against a move to go: one fact at a time."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.rng import Rng
from ungeheuer.games.mighty.rules.moves import (
    Deal,
    Front,
    Hand,
    King,
    Play,
    Spot,
    hand_of,
)
from ungeheuer.games.mighty.rules.play import apply, decide, has_room, is_stronger
from ungeheuer.games.mighty.rules.state import State, new_state

Mended = tuple[State, str]
Mender = Callable[[State, Any, dict[str, Any]], bool | None]
# About the moment: once mended, what else stands against the move is seen.
PRECEDING: Final = frozenset({"not-on-turn", "not-now"})
# About the form of the move, or what is not in the box: no position in this match mends them.
FORM: Final = frozenset(
    {
        "no-such-place",
        "no-such-player",
        "no-such-tile",
        "not-that-hand",
        "not-three-cards",
        "wrong-number-of-guardians",
    }
)
ENOUGH: Final = 400


def deal_more(_state: State, _rng: Rng) -> bool:
    """Random matches of this game come to all its reasons by themselves."""
    return True


def mended(state: State, _seat: str, move: Move, against: Obstacle) -> Mended | None:
    """A copy in which this one fact is otherwise, and the seat asked there; None if none is."""
    twin = state.copy()
    if against.code == "not-now":
        found = at_the_right_moment(state, move)
        if found is None:
            return None
        twin = found
    elif against.code != "not-on-turn":
        mender = MENDERS.get(against.code)
        if mender is None or mender(twin, move, against.params) is False:
            return None
    question = decide(twin)
    return (twin, str(question.seat)) if isinstance(question, Decision) else None


def at_the_right_moment(state: State, move: Move) -> State | None:
    """A new match with the same options, as far as such moves are made; None if they never are."""
    args = (state.deck, state.players, state.kinds)
    fresh = new_state(*args, chain=state.chain, king=state.king)
    rng = Rng(random.Random(len(move.text)).random)
    for _ in range(ENOUGH):
        question = decide(fresh)
        if not isinstance(question, Decision):
            return None
        sample = question.ask.sample(rng)
        if isinstance(sample, type(move)):
            return fresh
        apply(fresh, sample, SILENT)
    return None


# -- plays


def not_in_hand(state: State, play: Play, _params: dict[str, Any]) -> None:
    state.hand[state.turn] = Hand(state.hand[state.turn] | hand_of((play.strength,)))


def forbidden(state: State, _play: Play, _params: dict[str, Any]) -> None:
    state.tile = None


def other_spot(spot: Spot) -> Spot:
    return Spot(spot ^ 1)


def relaid(state: State, play: Play, *, stronger: bool, room: bool) -> bool:
    """Other cards lie at the guardian, such that the play is stronger or not, has room or not."""
    limit = state.deck.backs[state.levels[play.place]].max_strength
    beside = range(1, 20) if state.lying[other_spot(play.spot)] else range(1)
    for lying in range(1, 20):
        for partner in beside:
            fits = is_stronger(play.strength, lying) == stronger
            if fits and has_room(limit, lying + partner) == room:
                state.lying[play.spot] = lying
                state.lying[other_spot(play.spot)] = partner
                return True
    return False


def too_weak(state: State, play: Play, _params: dict[str, Any]) -> bool:
    limit = state.deck.backs[state.levels[play.place]].max_strength
    return relaid(state, play, stronger=True, room=has_room(limit, state.total(play.place)))


def no_room(state: State, play: Play, _params: dict[str, Any]) -> bool:
    stronger = is_stronger(play.strength, state.lying[play.spot])
    return relaid(state, play, stronger=stronger, room=True)


def too_dear(state: State, _play: Play, params: dict[str, Any]) -> None:
    state.gold[state.turn] = params["price"]


# -- chance


def not_sorted(state: State, _deal: Deal, _params: dict[str, Any]) -> None:
    state.chain = False


def too_few_backs(state: State, deal: Deal, params: dict[str, Any]) -> None:
    state.undealt[params["level"]] = list(deal.levels).count(params["level"])


def tile_seen(state: State, king: King, _params: dict[str, Any]) -> None:
    state.tiles_seen = [tile for tile in state.tiles_seen if tile.id != king.tile]


def no_guardian_left(state: State, front: Front, params: dict[str, Any]) -> None:
    state.unseen[params["level"]].append(front)


MENDERS: Final[dict[str, Mender]] = {
    "forbidden-strength": forbidden,
    "no-room": no_room,
    "no-such-guardian-left": no_guardian_left,
    "not-in-hand": not_in_hand,
    "not-sorted": not_sorted,
    "tile-already-seen": tile_seen,
    "too-dear": too_dear,
    "too-few-backs": too_few_backs,
    "too-weak": too_weak,
}
