"""Why a move is not possible, from the seat's own view alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Unpack

from ungeheuer.engine.decision import Move, Phrase, Piece
from ungeheuer.engine.errors import Obstacle
from ungeheuer.engine.names import RuleId
from ungeheuer.games.mighty.rules.moves import (
    COUNT,
    LEVELS,
    PLAY_OF,
    Deal,
    DealHand,
    Front,
    Hand,
    King,
    Play,
    Start,
    Strength,
    hand_of,
)
from ungeheuer.games.mighty.rules.params import Params
from ungeheuer.games.mighty.rules.play import (
    TREASURY_PRICE,
    can_pay,
    has_room,
    is_forbidden,
    is_stronger,
    owner_price,
)
from ungeheuer.games.mighty.rules.view import PlaceView, PlayerView, View

# when a move is made that is not made now
WHEN: Final[dict[type[Move], str]] = {
    Start: "start",
    DealHand: "hand",
    Deal: "deal",
    King: "tile",
    Front: "front",
}


def obstacle(rule: str, code: str, **params: Unpack[Params]) -> Obstacle:
    return Obstacle(RuleId(rule), code, dict(params))


def phrase(view: View, move: Move) -> Phrase:
    """What a move would do; one that names what does not exist is quoted."""
    return move.phrase() if is_known(view, move) else move.quoted()


def is_known(view: View, move: Move) -> bool:
    """Whether the match has what this move names."""
    if isinstance(move, King):
        return move.tile in view.tiles_left or move.tile in view.tiles_seen
    return not isinstance(move, Start | DealHand) or move.player < len(view.players)


def obstacles(view: View, move: Move) -> list[Obstacle]:
    """M-8.1: first whether this is the time for such a move, then the move itself."""
    if view.asked != view.seat:
        rule = "M-3.1" if isinstance(move, Play) else "M-8.1"
        return [obstacle(rule, "not-on-turn", asked=view.asked or "none")]
    if isinstance(move, Play) and view.phase == "playing":
        return against_play(view, move)
    return against_chance(view, move)


def meant(pieces: Sequence[Piece]) -> Move | list[Obstacle]:
    """M-3.1: a card and a place, whichever is touched first."""
    play = PLAY_OF.get(tuple(sorted(pieces)))
    if play is not None:
        return play
    kinds = {piece.partition(" ")[0] for piece in pieces}
    if kinds == {"card"}:
        return [obstacle("M-3.1", "which-place")]
    if kinds == {"spot"}:
        return [obstacle("M-3.1", "which-card")]
    return [obstacle("M-3.1", "nothing-meant")]


def against_chance(view: View, move: Move) -> list[Obstacle]:
    """M-8.1: every phase has its own chance move."""
    match move:
        case Start() if view.phase == "choosing-start":
            obstacles = against_start(view, move)
        case DealHand() if view.phase == "dealing-hands":
            obstacles = against_hand(view, move)
        case Deal() if view.phase == "dealing-guardians":
            obstacles = against_deal(view, move)
        case King() if view.phase == "turning-tile":
            obstacles = against_tile(view, move)
        case Front() if view.phase == "fighting":
            obstacles = against_front(view, move)
        case _:
            when = WHEN.get(type(move), "play")
            obstacles = [obstacle("M-8.1", "not-now", phase=view.phase, when=when)]
    return obstacles


def against_play(view: View, play: Play) -> list[Obstacle]:
    """M-3.1 to M-3.5, M-7.1, one by one."""
    me = view.players[int(view.seat)]
    obstacles = []
    if play.strength not in me.hands[0]:
        obstacles.append(obstacle("M-3.1", "not-in-hand", strength=play.strength))
    if view.tile and is_forbidden(_hand(view.tile.forbids), play.strength):
        obstacles.append(obstacle("M-7.1", "forbidden-strength", strength=play.strength))
    if play.place >= len(view.places):
        obstacles.append(obstacle("M-1.5", "no-such-place", place=play.place + 1))
    else:
        obstacles += against_displacing(view.places[play.place], me, play)
    return obstacles


def _hand(strengths: list[int]) -> Hand:
    return hand_of(tuple(Strength(strength) for strength in strengths))


def against_displacing(place: PlaceView, me: PlayerView, play: Play) -> list[Obstacle]:
    """M-3.2 to M-3.5: only where a monster lies."""
    lying = place.monsters[play.spot % 2]
    if lying is None:
        return []
    obstacles = []
    total = sum(monster.strength for monster in place.monsters if monster)
    price = owner_price(place.level, own=str(lying.player) == me.seat)
    if not is_stronger(play.strength, lying.strength):
        obstacles.append(
            obstacle("M-3.2", "too-weak", strength=play.strength, lying=lying.strength)
        )
    if not has_room(place.max_strength, total):
        obstacles.append(obstacle("M-3.3", "no-room", maximum=place.max_strength, total=total))
    if not can_pay(me.gold, price):
        cost = TREASURY_PRICE + price
        obstacles.append(obstacle("M-3.5", "too-dear", price=cost, gold=me.gold))
    return obstacles


def against_start(view: View, start: Start) -> list[Obstacle]:
    if start.player < len(view.players):
        return []
    return [obstacle("M-2.5", "no-such-player", player=start.player)]


def against_hand(view: View, deal: DealHand) -> list[Obstacle]:
    """M-2.4, M-8.1: three cards, seat by seat."""
    obstacles = []
    turn = [player.cards for player in view.players].index(0)
    if deal.player != turn:
        obstacles.append(obstacle("M-8.1", "not-that-hand", player=deal.player, next=turn))
    if COUNT[deal.hand] != 3:
        obstacles.append(obstacle("M-2.4", "not-three-cards", cards=COUNT[deal.hand]))
    return obstacles


def against_deal(view: View, deal: Deal) -> list[Obstacle]:
    """M-2.3, M-8.2, V-chain: one guardian a place, sorted in a chain, as long as there are some."""
    obstacles = []
    if len(deal.levels) != len(view.players):
        params = {"found": len(deal.levels), "wanted": len(view.players)}
        obstacles.append(Obstacle(RuleId("M-2.3"), "wrong-number-of-guardians", params))
    if view.chain and list(deal.levels) != sorted(deal.levels):
        obstacles.append(obstacle("V-chain", "not-sorted"))
    dealt = Counter(deal.levels)
    for level, left in zip(LEVELS, view.undealt, strict=True):
        if dealt[level] > left:
            obstacles.append(obstacle("M-8.2", "too-few-backs", level=level, left=left))
    return obstacles


def against_tile(view: View, king: King) -> list[Obstacle]:
    if king.tile in view.tiles_left:
        return []
    code = "tile-already-seen" if king.tile in view.tiles_seen else "no-such-tile"
    return [obstacle("M-8.3", code, tile=king.tile)]


def against_front(view: View, front: Front) -> list[Obstacle]:
    turned = sum(place.strength is not None for place in view.places)
    level = view.places[turned].level
    if (front.strength, front.loot) in view.unseen[level - 1]:
        return []
    params = {"strength": front.strength, "loot": front.loot, "level": level}
    return [Obstacle(RuleId("M-8.3"), "no-such-guardian-left", params)]
