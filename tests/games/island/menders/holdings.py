"""Mends what lies on support spaces, in the market, and with the players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tests.games.island.menders.dice import make_room
from tests.games.island.menders.giving import give
from tests.games.island.moments import enriched
from ungeheuer.engine.decision import Move
from ungeheuer.games.island.rules import card_moves as c
from ungeheuer.games.island.rules import chances as ch
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import powers, support
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.cards import EVENT
from ungeheuer.games.island.rules.cards import KEEP as KEPT
from ungeheuer.games.island.rules.deeds import can_all
from ungeheuer.games.island.rules.names import (
    NO_ALLY,
    NO_CARD,
    NO_TILE,
    AbilityId,
    AllyId,
    CardId,
    TileId,
    space_of,
)
from ungeheuer.games.island.rules.obstacles.moment import asked_for, choice, now
from ungeheuer.games.island.rules.state import State
from ungeheuer.games.island.rules.windows import Window

Mender = Callable[[State, Any, dict[str, Any]], bool | None]


def pylon_there(state: State, move: Any, params: dict[str, Any]) -> None:
    state.support[space_of(params["zone"], int(params["space"][1]) - 3)] = NO_TILE


def no_tiles_left(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.pile = [next(tile for tile in state.deck.tiles if tile not in state.support)]


def tile_elsewhere(state: State, _move: Move, params: dict[str, Any]) -> None:
    state.me().zone = params["zone"]


def tile_not_built(state: State, move: Any, params: dict[str, Any]) -> None:
    tile = TileId(params["tile"])
    state.support[space_of(state.me().zone, 0)] = tile
    state.spent_tiles.discard(tile)
    state.recharged.discard(tile)
    (state.ready.discard if isinstance(move, c.Recharge) else state.ready.add)(tile)


def tile_spent(state: State, move: Any, _params: dict[str, Any]) -> None:
    state.spent_tiles.discard(move.tile)
    (state.ready.discard if isinstance(move, c.Recharge) else state.ready.add)(move.tile)
    state.recharged.discard(move.tile)


def tile_face_down(state: State, move: Any, _params: dict[str, Any]) -> None:
    state.ready.add(move.tile)


def tile_face_up(state: State, move: Any, _params: dict[str, Any]) -> None:
    state.ready.discard(move.tile)


def just_recharged(state: State, move: Any, _params: dict[str, Any]) -> None:
    state.recharged.discard(move.tile)


def no_doubling(state: State, move: c.Activate, _params: dict[str, Any]) -> bool | None:
    """The coast guard doubles tiles; it also reaches further, which must not matter."""
    me = state.me()
    alone = me.ally == NO_ALLY and move.tile in support.tiles_in_reach(state)
    own = me.ally == "coast-guard" or alone
    me.ally, me.fame = AllyId("coast-guard"), max(10, me.fame)
    state.used.pop("coast-guard-10", None)
    return own


def space_taken(state: State, move: t.ToSpace, _params: dict[str, Any]) -> None:
    state.support[move.space] = NO_TILE


def not_in_pile(state: State, move: ch.Found, _params: dict[str, Any]) -> None:
    (state.pile or state.discarded_tiles).append(move.tile)


def not_yours(state: State, move: Any, params: dict[str, Any]) -> bool | None:
    ability = state.deck.abilities.get(AbilityId(params["ability"]))
    owner = params["ability"] if ability is None else ability.owner
    card = state.deck.cards.get(CardId(owner))
    if card is not None and card.sort == KEPT:
        return give(state, card.id)
    if owner not in state.deck.allies:
        return False
    state.me().ally = AllyId(owner)
    return None


def too_little_fame(state: State, _move: Move, params: dict[str, Any]) -> None:
    state.me().fame = params["needed"]


def power_too_dear(state: State, _move: Move, params: dict[str, Any]) -> None:
    state.me().energy = params["price"]


def impossible_now(state: State, _move: Move, params: dict[str, Any]) -> bool | None:
    """Something is there that the ability is for."""
    ability = state.deck.abilities[params["ability"]]
    energy = state.me().energy
    state.me().energy = 20
    possible = any(can_all(state, ability, state.active) for _ in enriched(state))
    state.me().energy = energy
    return possible


def used_up(state: State, move: Any, params: dict[str, Any]) -> None:
    state.used.pop(params["ability"], None)
    if isinstance(move, t.MoveBoss):
        for part in asked_for(state):
            state.used.pop(f"{choice(state).ability}/{part.do}", None)


def ally_of_another(state: State, move: c.TakeAlly, params: dict[str, Any]) -> None:
    state.monsters[int(params["player"])].ally = NO_ALLY
    state.allies.append(move.ally)


def not_laid_out(state: State, move: c.TakeAlly, _params: dict[str, Any]) -> None:
    state.allies.append(move.ally)


def empty_slot(state: State, move: c.Buy, _params: dict[str, Any]) -> bool | None:
    energy = state.me().energy
    cards = [card for card in state.deck.power if powers.price(state, card) <= energy]
    state.market[move.slot] = cards[0] if cards else NO_CARD
    return bool(cards)


def too_dear(state: State, move: Move, params: dict[str, Any]) -> None:
    who = choice(state).who if move == m.PAY else state.active
    state.monsters[who].energy = params["price"]


def empty_market(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.market[0] = state.deck.power[0]


def empty_deck(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.unseen = [state.deck.power[-1]]


def not_in_deck(state: State, move: ch.Reveal, _params: dict[str, Any]) -> bool | None:
    state.unseen.append(move.card)
    return not (now(state) == "set-market" and state.deck.cards[move.card].sort == EVENT)


def no_crystals(state: State, _move: Move, params: dict[str, Any]) -> None:
    make_room(state.island[params["zone"]])
    state.island[params["zone"]].crystals = 1


def effects_first(state: State, _move: Move, params: dict[str, Any]) -> None:
    state.used[params["ability"]] = 1


def last_window(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.agenda[-1] = Window(1)


def no_fame(state: State, _move: Move, _params: dict[str, Any]) -> None:
    state.monsters[choice(state).who].fame = 1


MENDERS: Final[dict[str, Mender]] = {
    "ally-of-another": ally_of_another,
    "effects-first": effects_first,
    "empty-deck": empty_deck,
    "empty-market": empty_market,
    "empty-slot": empty_slot,
    "impossible-now": impossible_now,
    "last-window": last_window,
    "no-crystals": no_crystals,
    "no-doubling": no_doubling,
    "no-fame": no_fame,
    "no-tiles-left": no_tiles_left,
    "not-in-deck": not_in_deck,
    "not-laid-out": not_laid_out,
    "not-yours": not_yours,
    "power-too-dear": power_too_dear,
    "pylon-there": pylon_there,
    "space-taken": space_taken,
    "tile-elsewhere": tile_elsewhere,
    "tile-face-down": tile_face_down,
    "tile-face-up": tile_face_up,
    "tile-just-recharged": just_recharged,
    "tile-not-built": tile_not_built,
    "tile-not-in-pile": not_in_pile,
    "tile-spent": tile_spent,
    "too-dear": too_dear,
    "too-little-fame": too_little_fame,
    "used-up": used_up,
}
