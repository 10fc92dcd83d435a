"""The sentences: who is asked what, and what an answer does. Rule by rule."""

from __future__ import annotations

from typing import Final

from ungeheuer.engine.chance import Chance, EvenDraw
from ungeheuer.engine.decision import Decision, Move, OneOf, Outcome
from ungeheuer.engine.events import Notes
from ungeheuer.engine.names import CHANCE, RuleId, Seat
from ungeheuer.games.mighty.rules import verbs
from ungeheuer.games.mighty.rules.cards import STRONGEST_PAIR, Change
from ungeheuer.games.mighty.rules.dealing import GuardianDeal
from ungeheuer.games.mighty.rules.events import GuardianTurned, MatchEnded, RoundEnded, StartChosen
from ungeheuer.games.mighty.rules.moves import (
    CARDS,
    COUNT,
    HANDS,
    PLAYS,
    SEATS,
    SPOTS,
    STARTS,
    Deal,
    DealHand,
    Front,
    Hand,
    King,
    Place,
    Play,
    Player,
    Spot,
    Start,
)
from ungeheuer.games.mighty.rules.state import (
    CHOOSING_START,
    DEALING_GUARDIANS,
    DEALING_HANDS,
    FIGHTING,
    OVER,
    PLAYING,
    TURNING_TILE,
    Seen,
    State,
    spots,
)

# rule IDs of the questions, made once
ASK_START: Final = RuleId("M-2.5")
ASK_HAND: Final = RuleId("M-2.4")
ASK_DEAL: Final = RuleId("M-8.2")
ASK_KING: Final = RuleId("V-king")
ASK_PLAY: Final = RuleId("M-3.1")
ASK_FRONT: Final = RuleId("M-4.1")
END: Final = RuleId("M-6.1")

TREASURY_PRICE: Final = 1
OWNER_PRICE: Final = [0, 0, 1, 2]  # M-3.4, by level
DEAREST: Final = TREASURY_PRICE + max(OWNER_PRICE)  # enough gold for any displacing


# -- conditions, each written once; `decide` and `obstacles` both ask them


def is_stronger(strength: int, lying: int) -> bool:
    """M-3.2: only a strictly stronger card displaces."""
    return strength > lying


def has_room(limit: int, total: int) -> bool:
    """M-3.3: the back's maximum must be above the sum of what lies there now."""
    return limit > total


def owner_price(level: int, *, own: bool) -> int:
    """M-3.4: what the owner of the displaced card gets."""
    return 0 if own else OWNER_PRICE[level]


def can_pay(gold: int, owner_gold: int) -> bool:
    """M-3.5: who cannot pay the whole price cannot displace."""
    return gold >= TREASURY_PRICE + owner_gold


def is_forbidden(forbids: Hand, strength: int) -> bool:
    """M-7.1: the tile of the round may forbid some strengths."""
    return bool(forbids >> strength & 1)


# -- asking


def decide(state: State) -> Decision[Move] | Outcome:
    """M-8.1: the order of questions, chance moves included."""
    phase = state.phase
    if phase == PLAYING:
        return Decision(SEATS[state.turn], OneOf(plays(state)), ASK_PLAY)
    if phase == FIGHTING:
        pool = state.unseen[state.levels[len(state.turned)]]  # M-8.3
        return Decision(CHANCE, EvenDraw(pool), ASK_FRONT)
    if phase == OVER:
        return outcome(state)
    return set_up(state)


def set_up(state: State) -> Decision[Move]:
    """M-2.3 to M-2.5 and V-king: start player, hands, guardians, the tile of the round."""
    if state.phase == CHOOSING_START:
        return Decision(CHANCE, EvenDraw(STARTS[: state.players]), ASK_START)
    if state.phase == DEALING_HANDS:
        return Decision(CHANCE, EvenDraw(HANDS[state.turn]), ASK_HAND)
    if state.phase == DEALING_GUARDIANS:
        return Decision(CHANCE, guardian_deal(state), ASK_DEAL)
    tiles = [t.move for t in state.deck.tiles.values() if t not in state.tiles_seen]
    return Decision(CHANCE, EvenDraw(tiles), ASK_KING)


def guardian_deal(state: State) -> Chance[Deal]:
    """V-chain: with the guardian chain the levels come sorted."""
    return GuardianDeal(state.undealt[:], state.players, chain=state.chain)


def plays(state: State) -> tuple[Play, ...]:
    """M-3.1, M-3.7: a card of the hand on a free place, or displacing; there is no passing."""
    hand = state.hand[state.turn]
    if state.tile is not None:
        hand = Hand(hand & ~state.tile.forbids)
    moves = free_plays(hand, state.free)
    gold = state.gold[state.turn]
    if gold < TREASURY_PRICE:
        return moves
    limits = state.deck.limits
    lying = state.lying
    for place, level in enumerate(state.levels):
        pair = lying[2 * place] << 3 | lying[2 * place + 1]
        if pair:
            more = displacings(limits[level], hand, Place(place), pair)
            if more:
                moves = moves + (more if gold >= DEAREST else affordable(state, more))
    return moves


# Few of these exist, so each is made once and kept.
Memo = list[list[tuple[Play, ...] | None]]
FREE_PLAYS: Final[Memo] = [[None] * (1 << 12) for _ in range(64)]  # by hand, free spots
DISPLACINGS: Final[list[Memo]] = [  # by limit, hand, place and the pair that lies there
    [[None] * (6 << 6) for _ in range(64)] for _ in range(STRONGEST_PAIR + 2)
]


def free_plays(hand: Hand, free: int) -> tuple[Play, ...]:
    """M-3.1: every card of the hand on every free spot."""
    moves = FREE_PLAYS[hand][free]
    if moves is None:
        moves = tuple(PLAYS[s][at] for s in CARDS[hand] for at in SPOTS if free >> at & 1)
        FREE_PLAYS[hand][free] = moves
    return moves


def displacings(limit: int, hand: Hand, place: Place, pair: int) -> tuple[Play, ...]:
    """M-3.2, M-3.3: every card of the hand on what it may displace at one guardian."""
    moves = DISPLACINGS[limit][hand][place << 6 | pair]
    if moves is None:
        one, other = pair >> 3, pair & 7
        moves = ()
        if has_room(limit, one + other):
            first, second = spots(place)
            moves = stronger_plays(hand, first, one) + stronger_plays(hand, second, other)
        DISPLACINGS[limit][hand][place << 6 | pair] = moves
    return moves


def stronger_plays(hand: Hand, spot: Spot, lying: int) -> tuple[Play, ...]:
    """M-3.2: the cards of the hand that are stronger than what lies there."""
    return tuple(PLAYS[s][spot] for s in CARDS[hand] if lying and is_stronger(s, lying))


def affordable(state: State, plays: tuple[Play, ...]) -> tuple[Play, ...]:
    """M-3.5: those whose whole price the player on turn can pay."""
    gold, turn = state.gold[state.turn], state.turn
    owners, levels = state.owner, state.levels
    prices = [owner_price(levels[play.place], own=owners[play.spot] == turn) for play in plays]
    return tuple(play for play, price in zip(plays, prices, strict=True) if can_pay(gold, price))


# -- answering


def apply(state: State, move: Move, notes: Notes) -> None:
    if isinstance(move, Play):
        play(state, move, notes)
    elif isinstance(move, Front):
        fight(state, move, notes)
    elif isinstance(move, Deal):
        deal_guardians(state, move, notes)
    elif isinstance(move, DealHand):
        deal_hand(state, move, notes)
    elif isinstance(move, King):
        turn_tile(state, move, notes)
    elif isinstance(move, Start):
        choose_start(state, move, notes)


def choose_start(state: State, move: Start, notes: Notes) -> None:
    """M-2.5: a start player at random."""
    state.start = move.player
    state.phase = DEALING_HANDS
    notes.tell(StartChosen(move.player))


def deal_hand(state: State, move: DealHand, notes: Notes) -> None:
    """M-2.4: three of the five cards in hand, two aside; seat by seat (M-8.1)."""
    verbs.deal_hand(state, move.player, move.hand, notes)
    state.turn = state.next_player(move.player)
    if state.turn == 0:
        state.phase = DEALING_GUARDIANS


def deal_guardians(state: State, move: Deal, notes: Notes) -> None:
    """M-2.3, M-5.5: a guardian on every place; then the king's tile, or the first monster."""
    verbs.lay_out(state, move.levels, notes)
    if state.king:
        state.phase = TURNING_TILE
    else:
        begin_playing(state)


def turn_tile(state: State, move: King, notes: Notes) -> None:
    """V-king: the tile's rule holds for this round; M-7.3 changes the hands at once."""
    tile = state.deck.tiles[move.tile]
    verbs.turn_tile(state, tile, notes)
    if tile.in_hand:
        verbs.open_hands(state, tile.in_hand, notes)
    begin_playing(state)


def begin_playing(state: State) -> None:
    """M-3.1: from the start player clockwise."""
    state.phase = PLAYING
    state.turn = state.start


def play(state: State, move: Play, notes: Notes) -> None:
    """M-3.1: onto a free spot, or displacing what lies there."""
    player = state.turn
    if state.lying[move.spot]:
        displace(state, player, move, notes)
    verbs.lay(state, player, move, notes)
    pass_turn(state)


def displace(state: State, player: Player, move: Play, notes: Notes) -> None:
    """M-3.2, M-3.4: the card goes back to its owner, the price is paid."""
    owner = state.owner[move.spot]
    price = owner_price(state.levels[move.place], own=owner == player)
    verbs.take_back(state, player, move.spot, notes)
    verbs.pay(state, player, TREASURY_PRICE, owner, price, notes)


def pass_turn(state: State) -> None:
    """M-3.6: whoever has two monsters in the castle is skipped; full, the phase ends."""
    if not state.free:
        state.phase = FIGHTING
        return
    players, hand = state.players, state.hand
    turn = (state.turn + 1) % players
    while COUNT[hand[turn]] == 1:
        turn = (turn + 1) % players
    state.turn = Player(turn)


def fight(state: State, front: Front, notes: Notes) -> None:
    """M-4.1: the next guardian from the gate is turned up and compared with its two monsters."""
    place = Place(len(state.turned))
    level = state.levels[place]
    state.turned.append(front)
    state.unseen[level].remove(front)
    strength, loot = faced(state, place, front)
    total = state.total(place)
    state.seen.append(Seen(state.round, place, level, front, beaten=total >= strength))
    if notes.listening:
        notes.tell(GuardianTurned(place + 1, level, strength, loot, total))
    if total >= strength:
        share_loot(state, place, loot, notes)
        if place + 1 == state.players:  # M-4.4
            end_round(state, state.players, notes)
    else:  # M-4.3
        verbs.lose(place, notes)
        end_round(state, place, notes)


def faced(state: State, place: Place, front: Front) -> tuple[int, int]:
    """M-7.0: strength and loot with the tile's changes; loot never falls below 0."""
    strength, loot = front.strength, front.loot
    if state.tile is not None:
        for change in state.tile.changes:
            if change_applies(state, change, place):
                strength += change.strength
                loot += change.loot
    return strength, max(loot, 0)


def change_applies(state: State, change: Change, place: Place) -> bool:
    """M-7.2, M-7.4 to M-7.6, M-7.8, M-7.10 to M-7.12: which guardians a tile means."""
    totals = [state.total(Place(number)) for number in range(state.players)]
    first, second = spots(place)
    twins = state.lying[first] == state.lying[second]
    return tile_means(change.where, place, totals, twins=twins)


def tile_means(where: str, place: int, totals: list[int], *, twins: bool) -> bool:
    """M-7.0: first and last are counted from the gate; lowest is the least sum of two monsters."""
    from_end = len(totals) - 1 - place
    meant = {
        "first": place == 0,
        "second": place == 1,
        "first-two": place <= 1,
        "last": from_end == 0,
        "last-two": from_end <= 1,
        "equal-pair": twins,
        "lowest-pair": totals[place] == min(totals),
    }
    return meant[where]


def share_loot(state: State, place: Place, loot: int, notes: Notes) -> None:
    """M-4.2: half each; the odd gold to the stronger; all of it to one who owns both."""
    first, second = spots(place)
    one, other = state.owner[first], state.owner[second]
    if one == other:
        verbs.take_loot(state, one, loot, place, notes)
        return
    shares = halves(loot, state.lying[first], state.lying[second])
    verbs.take_loot(state, one, shares[0], place, notes)
    verbs.take_loot(state, other, shares[1], place, notes)


def halves(loot: int, one: int, other: int) -> tuple[int, int]:
    """M-4.2: the odd gold goes to the stronger monster, to nobody if they are equal."""
    half, odd = divmod(loot, 2)
    return half + (odd if one > other else 0), half + (odd if other > one else 0)


def end_round(state: State, lost_from: int, notes: Notes) -> None:
    """M-5: healing, cards, guardians, king tile, start player; then the next round or the end."""
    heal_all(state, lost_from, notes)
    exchange_hands(state)
    verbs.clear(state)  # M-5.3
    if notes.listening:
        notes.tell(RoundEnded(state.round, state.gold[:]))
    state.start = state.next_player(state.start)  # M-5.4
    if state.round == state.rounds:  # M-6.1; M-5.5: after the last round nothing is dealt
        state.phase = OVER
        if notes.listening:
            notes.tell(MatchEnded(state.gold[:], [int(seat) for seat in winners(state)]))
        return
    state.round += 1
    state.phase = DEALING_GUARDIANS


def heal_all(state: State, lost_from: int, notes: Notes) -> None:
    """M-5.1: the monsters that lost first, then those at guardians not turned up."""
    for spot in range(2 * lost_from, 2 * state.players):
        player, strength = state.owner[spot], state.lying[spot]
        verbs.heal(state, player, strength, healing_cost(state, player, strength), notes)


def healing_cost(state: State, player: Player, strength: int) -> int:
    """M-1.1: the card's cost, by kind; M-7.7: a tile may set another."""
    printed = state.deck.healing[state.kinds[player]][strength]
    if state.tile is None:
        return printed
    return state.tile.healing.get(strength, printed)


def exchange_hands(state: State) -> None:
    """M-5.2: the two laid aside come to hand, the two just played are laid aside."""
    for number in range(state.players):
        player = Player(number)
        verbs.take_in_hand(state, player, Hand(state.hand[player] | state.aside[player]))
    state.hands_open = True  # five known cards, two of them played in the open


def winners(state: State) -> list[Seat]:
    """M-6.1: most gold wins; a tie has several winners."""
    most = max(state.gold)
    return [SEATS[number] for number in range(state.players) if state.gold[number] == most]


def outcome(state: State) -> Outcome:
    won = winners(state)
    result = {"gold": state.gold[:], "winners": [str(seat) for seat in won]}
    return Outcome(won, result, END, [float(gold) for gold in state.gold])
