"""A table for tests: matches from short texts, and the rules' arithmetic worked out afresh."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import pytest

from tests.cardsets import HOUSE
from ungeheuer.engine.cardset import CardSet
from ungeheuer.engine.chance import Chance
from ungeheuer.engine.errors import IllegalMove
from ungeheuer.engine.events import Note
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games.mighty.game import RULES
from ungeheuer.games.mighty.rules.view import MonsterView, View

CARDSET: Final = HOUSE["mighty"]
GOLDEN: Final = Path(__file__).parent / "golden"
HEALING: Final = (1, 1, 2, 2, 3)  # the house values, by strength
MAXIMA: Final = {1: 6, 2: 8, 3: 10}  # of the house backs, by level
TILES: Final = (
    "no-ones",
    "twins",
    "strong-hand",
    "first-rich",
    "first-two-poor",
    "last-two-rich",
    "dear-healing",
    "underdogs",
    "calm",
    "second-tough",
    "last-rich",
    "last-weak",
)


# -- starting


def begin(players: int = 4, **options: object) -> Match:
    """A match before its first move."""
    return Match(RULES, {"players": players, **options}, CARDSET)


def play(match: Match, *moves: str) -> Match:
    """Every move is made by whoever is asked."""
    for text in moves:
        assert match.turn is not None, f"the match is over before {text}"
        match.play(match.turn, text)
    return match


def hands_dealt(hands: str, start: int = 0, **options: object) -> Match:
    """A match before its first guardians: `hands_dealt("123 345 135")`."""
    each = hands.split()
    moves = [f"hand {number} {' '.join(hand)}" for number, hand in enumerate(each)]
    return play(begin(len(each), **options), f"start {start}", *moves)


def table(hands: str, deal: str, start: int = 0, king: str = "", **options: object) -> Match:
    """A match before its first play; with a king tile the variant V-king is on."""
    match = hands_dealt(hands, start, king=bool(king), **options)
    return play(match, f"deal {deal}", *([f"king {king}"] if king else []))


# -- jumping to a position


def line(
    castle: str,
    hands: str,
    gold: str = "",
    turn: int = 0,
    start: int = 0,
    tile: str = "",
    round: int = 1,
    seen: str = "",
    undealt: str = "",
) -> str:
    """A position in phase 1, or in phase 2 if the castle is full.

    `line("1:0.2/2.3 3:-/-", "14 3")`: a guardian of level 1 with player 0's 2 and player 2's 3,
    one of level 3 with nothing; player 0 holds 1 and 4. `*` is any hand. What lies aside follows.
    """
    places = castle.split()
    levels = [int(place[0]) for place in places]
    lying = ["".join(sorted(re.findall(rf"\b{p}\.(\d)", castle))) for p in range(len(places))]
    each = [fitting(cards, there) for cards, there in zip(hands.split(), lying, strict=True)]
    fields = {
        "players": len(each),
        "variants": "king" if tile else "",
        "kinds": ",".join(("orcs", "undead", "sea", "demons", "insects", "dragons")[: len(each)]),
        "phase": "playing" if "-" in castle else "fighting",
        "round": round,
        "start": start,
        "turn": turn,
        "gold": gold.replace(" ", ",") or ",".join(["8"] * len(each)),
        "hands": ",".join(each),
        "aside": ",".join(
            "".join(sorted(set("12345") - set(a + b))) for a, b in zip(each, lying, strict=True)
        ),
        "shown": ",".join(lying),
        "open": int(round > 1),
        "castle": ",".join(places),
        "turned": "",
        "tile": tile,
        "tiles": tile,
        "undealt": undealt or ",".join(str(12 - levels.count(level)) for level in (1, 2, 3)),
        "seen": seen,
    }
    return " ".join(f"{key}={value}" for key, value in fields.items())


def fitting(cards: str, there: str) -> str:
    """A hand that goes with the monsters there: three cards in all, none twice."""
    if cards == "*":
        return "".join(card for card in "12345" if card not in there)[: 3 - len(there)]
    assert len(set(cards) | set(there)) == len(cards + there) == 3, f"{cards} and {there}"
    return cards


def resume(position: str, cardset: CardSet = CARDSET) -> Match:
    """A match that stands in this position."""
    fields = dict(word.split("=", maxsplit=1) for word in position.split())
    variants = fields["variants"].split(",")
    options = {
        "players": int(fields["players"]),
        "chain": "chain" in variants,
        "king": "king" in variants,
    }
    match = Match(RULES, options, cardset)
    match.state = RULES.from_position(position, cardset)
    match.asked = RULES.decide(match.state)
    return match


def at(castle: str, hands: str, **more: Any) -> Match:
    """A match that stands in the position of this `line`."""
    return resume(line(castle, hands, **more))


def with_fields(match: Match, **fields: str) -> Match:
    """The same match with some fields of its position line written anew."""
    position = RULES.position(match.state)
    for name, value in fields.items():
        position = re.sub(rf"\b{name}=\S*", f"{name}={value}", position)
    return resume(position, match.cardset)


def changed_set(changes: Mapping[str, object]) -> CardSet:
    """The house set with other values: `{"level.1.loot.min": 0}`; lists count from 0."""
    data: Any = deepcopy(dict(CARDSET.data))
    for path, value in changes.items():
        *way, last = path.split(".")
        inner: Any = data
        for key in way:
            inner = inner[int(key)] if isinstance(inner, list) else inner[key]
        inner[last] = value
    return CardSet(data, "changed", shipped=False)


# -- reading off


def view(match: Match, seat: int | Seat = SPECTATOR) -> View:
    found = match.view(seat if isinstance(seat, str) else Seat(str(seat)))
    assert isinstance(found, View)
    return found


def gold(match: Match) -> list[int]:
    return [player.gold for player in view(match).players]


def hand(match: Match, player: int) -> list[int]:
    """A player's hand, as he sees it."""
    (cards,) = view(match, player).players[player].hands
    return cards


def aside(match: Match, player: int) -> str:
    """What lies before a player, as the position line has it."""
    fields = dict(word.split("=", maxsplit=1) for word in RULES.position(match.state).split())
    return fields["aside"].split(",")[player]


def lying(match: Match) -> str:
    """The castle: player.strength on both sides of every guardian."""
    return " ".join(
        "/".join(f"{m.player}.{m.strength}" if m else "-" for m in place.monsters)
        for place in view(match).places
    )


def earned(match: Match, *moves: str) -> list[int]:
    """What the moves bring everybody, in gold."""
    before = gold(match)
    after = gold(play(match, *moves))
    return [now - then for now, then in zip(after, before, strict=True)]


def told(notes: Sequence[Note]) -> list[tuple[str, dict[str, object]]]:
    return [(note.event.code, note.event.params()) for note in notes]


def last_events(match: Match, code: str) -> list[dict[str, object]]:
    """The parameters of such events of the last move."""
    return [params for found, params in told(match.history[-1].notes) if found == code]


def weights(match: Match) -> dict[str, int]:
    """What chance may say now, with weights."""
    assert match.decision is not None
    ask = match.decision.ask
    assert isinstance(ask, Chance)
    return {move.text: weight for move, weight in ask.outcomes()}


def refused(match: Match, move: str) -> list[tuple[str, str]]:
    """Rule and code of everything that stands against a move of whoever is asked."""
    assert match.turn is not None
    with pytest.raises(IllegalMove) as caught:
        match.play(match.turn, move)
    assert caught.value.code == "illegal-move"
    return [(obstacle.rule, obstacle.code) for obstacle in caught.value.obstacles]


def chance_until(match: Match, rng: Rng, phase: str) -> Match:
    """Everybody answers at random until this phase begins."""
    while view(match).phase != phase:
        assert match.decision is not None
        assert match.turn is not None
        match.play(match.turn, match.decision.ask.sample(rng))
    return match


def compare_golden(name: str, text: str) -> None:
    """Against the file, exactly; UPDATE_GOLDEN=1 writes it anew."""
    path = GOLDEN / name
    if os.environ.get("UPDATE_GOLDEN") == "1":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


# -- the rules once more, by somebody else


def expected_plays(view: View) -> set[str]:
    """M-3.1 to M-3.5, M-7.1: every play of the seat whose view this is."""
    me = view.players[int(view.seat)]
    cards = [s for s in me.hands[0] if not (s == 1 and view.tile and view.tile.id == "no-ones")]
    return {
        f"{strength}@{number}{side}"
        for strength in cards
        for number, place in enumerate(view.places, 1)
        for side, monster in zip("ab", place.monsters, strict=True)
        if monster is None or may_displace(view, number - 1, monster, strength)
    }


def may_displace(view: View, place: int, monster: MonsterView, strength: int) -> bool:
    there = view.places[place]
    total = sum(m.strength for m in there.monsters if m)
    own = str(monster.player) == view.seat
    price = 1 if own else {1: 1, 2: 2, 3: 3}[there.level]
    enough = view.players[int(view.seat)].gold >= price
    return strength > monster.strength and MAXIMA[there.level] > total and enough


def expected_gold(view: View, strength: int, loot: int) -> list[int]:
    """M-4, M-5.1, M-7: everybody's gold once the next guardian shows this front."""
    purse = [player.gold for player in view.players]
    place = sum(there.strength is not None for there in view.places)
    pairs = [pair_at(view, number) for number in range(len(view.places))]
    tile = view.tile.id if view.tile else "calm"
    sums = [one.strength + other.strength for one, other in pairs]
    equal = pairs[place][0].strength == pairs[place][1].strength
    tougher, richer = tile_bonus(tile, place + 1, sums, equal=equal)
    if sums[place] >= strength + tougher:
        expect_loot(purse, pairs[place], max(0, loot + richer))
    else:
        for monster in (monster for pair in pairs[place:] for monster in pair):
            expect_healing(purse, monster, tile)
    return purse


def pair_at(view: View, place: int) -> tuple[MonsterView, MonsterView]:
    one, other = view.places[place].monsters
    assert one is not None
    assert other is not None
    return one, other


def tile_bonus(tile: str, number: int, sums: list[int], *, equal: bool) -> tuple[int, int]:
    """Strength and loot that a tile adds to guardian `number`, counted from 1 at the gate."""
    last = len(sums)
    meant = {
        "twins": (equal, 0, 3),
        "first-rich": (number == 1, 0, 3),
        "first-two-poor": (number in (1, 2), 0, -2),
        "last-two-rich": (number in (last - 1, last), 0, 4),
        "underdogs": (sums[number - 1] == min(sums), 0, 3),
        "second-tough": (number == 2, 2, 3),
        "last-rich": (number == last, 0, 10),
        "last-weak": (number == last, -3, -5),
    }
    applies, strength, loot = meant.get(tile, (False, 0, 0))
    return (strength, loot) if applies else (0, 0)


def expect_loot(purse: list[int], pair: tuple[MonsterView, MonsterView], loot: int) -> None:
    one, other = pair
    if one.player == other.player:
        purse[one.player] += loot
        return
    for monster, partner in ((one, other), (other, one)):
        odd = loot % 2 if monster.strength > partner.strength else 0
        purse[monster.player] += loot // 2 + odd


def expect_healing(purse: list[int], monster: MonsterView, tile: str) -> None:
    dear = tile == "dear-healing" and monster.strength in (4, 5)
    cost = 4 if dear else HEALING[monster.strength - 1]
    purse[monster.player] = max(0, purse[monster.player] - cost)
