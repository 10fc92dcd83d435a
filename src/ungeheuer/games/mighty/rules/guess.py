"""A full state that fits a view: hidden hands are drawn at random, all else is public."""

from __future__ import annotations

from ungeheuer.engine.rng import Rng
from ungeheuer.games.mighty.rules.cards import Deck
from ungeheuer.games.mighty.rules.moves import (
    ALL_FIVE,
    SEATS,
    Hand,
    Level,
    Place,
    Player,
    Strength,
    hand_of,
)
from ungeheuer.games.mighty.rules.notation import take_front
from ungeheuer.games.mighty.rules.state import (
    NO_PLAYER,
    PLAYING,
    Phase,
    Seen,
    State,
    new_state,
    spots,
)
from ungeheuer.games.mighty.rules.view import PHASES, PlaceView, View


def guess(view: View, deck: Deck, rng: Rng) -> State:
    """Every possible hand is equally likely (M-8.3), so each is drawn evenly."""
    kinds = [player.kind for player in view.players]
    state = new_state(deck, len(kinds), kinds, chain=view.chain, king=view.king)
    _table(state, view)
    for number, place in enumerate(view.places):
        _place(state, Place(number), place)
    _memory(state, view)
    for number, player in enumerate(view.players):
        _hand(state, Player(number), _bits(rng.pick(player.hands)), _bits(player.shown))
    state.turn = _turn(state, view)
    return state


def _bits(strengths: list[int]) -> Hand:
    return hand_of(tuple(Strength(strength) for strength in strengths))


def _table(state: State, view: View) -> None:
    state.phase = Phase(PHASES.index(view.phase))
    state.round = view.round
    state.start = NO_PLAYER if view.start is None else Player(view.start)
    state.gold = [player.gold for player in view.players]
    state.hands_open = view.hands_open
    state.undealt = [0, *view.undealt]


def _place(state: State, place: Place, seen: PlaceView) -> None:
    state.levels.append(Level(seen.level))
    for spot, monster in zip(spots(place), seen.monsters, strict=True):
        if monster is not None:
            state.owner[spot] = Player(monster.player)
            state.lying[spot] = monster.strength
            state.free &= ~(1 << spot)


def _memory(state: State, view: View) -> None:
    tiles = state.deck.tiles
    state.tile = tiles[view.tile.id] if view.tile else None
    state.tiles_seen = [tiles[id] for id in view.tiles_seen]
    for seen in view.seen:
        level = Level(seen.level)
        front = take_front(state, level, f"{seen.strength}/{seen.loot}")
        state.seen.append(Seen(seen.round, Place(seen.place - 1), level, front, beaten=seen.beaten))
    turned = [place for place in view.places if place.strength is not None]
    state.turned = [seen.front for seen in state.seen[len(state.seen) - len(turned) :]]


def _hand(state: State, player: Player, hand: Hand, shown: Hand) -> None:
    castle = 0
    for spot, owner in enumerate(state.owner):
        if owner == player:
            castle |= 1 << state.lying[spot]
    state.hand[player] = hand
    state.shown[player] = shown
    if hand or castle:  # before the hands are dealt, nothing lies aside either
        state.aside[player] = Hand(ALL_FIVE & ~hand & ~castle)


def _turn(state: State, view: View) -> Player:
    if state.phase == PLAYING:
        return Player(SEATS.index(view.asked))
    undealt = [number for number, hand in enumerate(state.hand) if not hand]
    return Player(undealt[0] if undealt else 0)
