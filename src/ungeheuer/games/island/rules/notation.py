"""Text for moves: what stands in records, tests, errors and logs. See docs/notation-island.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ungeheuer.engine.decision import END, Move
from ungeheuer.engine.errors import IllegalMove
from ungeheuer.engine.names import RuleId
from ungeheuer.games.island.rules import card_moves, names
from ungeheuer.games.island.rules import chances as c
from ungeheuer.games.island.rules import moves as m
from ungeheuer.games.island.rules import target_moves as t
from ungeheuer.games.island.rules.cards import Deck
from ungeheuer.games.island.rules.dice import WORDS, Dice, Die, face_of, read_counts

BARE: Final = {move.text: move for move in m.BARE_WORDS}


def read(text: str) -> Move:
    """I-27.1: the move that a text stands for; the order of dice does not matter."""
    words = text.split()
    bare = BARE.get(" ".join(words))
    if bare is not None:
        return bare
    try:
        return READERS[words[0]](words[1:]) if words[0] in READERS else _dice(words)
    except (ValueError, IndexError, KeyError):
        raise IllegalMove("unreadable-move", RuleId(""), {"text": text}, tried=text) from None


# -- words


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise ValueError(text)
    return int(text)


def _zone(text: str) -> names.Zone:
    return names.ZONES[_number(text)]


def _player(text: str) -> names.Player:
    number = _number(text)
    if number >= names.MOST_PLAYERS:
        raise ValueError(text)
    return names.Player(number)


def _face(text: str) -> names.Face:
    return names.Face(names.FACE_NAMES.index(text))


def _kind(text: str) -> names.Kind:
    return names.Kind(names.KIND_NAMES.index(text))


def _upper(text: str) -> int:
    return ("S3", "S4").index(text)


def _at(text: str) -> tuple[str, names.Zone]:
    """`claw@3`: a thing and its zone."""
    thing, zone = text.split("@")
    return thing, _zone(zone)


def _only(words: list[str]) -> str:
    (word,) = words
    return word


def _arrow(words: list[str]) -> tuple[str, str]:
    """`a > b`."""
    first, arrow, second = words
    if arrow != ">":
        raise ValueError(arrow)
    return first, second


# -- dice moves, which begin with a die


def _dice(words: list[str]) -> Move:
    if any(word.partition("*")[0] in _ENERGY_WORDS for word in words):
        return m.Energy(read_counts(words))
    die = Die(WORDS.index(words[0]))
    if face_of(die) == names.HEART:
        return m.Heart(die, _player(_only(words[1:])))
    if face_of(die) == names.FAME:
        return _fame(die, words[1:])
    if face_of(die) == names.FOOT:
        return _foot(die, words[1:])
    raise ValueError(words)


_ENERGY_WORDS: Final = [WORDS[die] for die in range(18) if face_of(Die(die)) == names.ENERGY]


def _fame(die: Die, words: list[str]) -> m.Fame:
    if not words:
        return m.Fame(die)
    card = names.NO_CARD
    if len(words) == 4 and words[2] == "to":
        card = names.CardId(words[3])
        words = words[:2]
    steal, stolen = words
    face, zone = _at(stolen)
    if steal != "steal":
        raise ValueError(words)
    return m.Fame(die, names.BossFace(face), zone, card)


def _foot(die: Die, words: list[str]) -> m.Foot:
    passenger = names.NO_PLAYER
    if len(words) == 5 and words[3] == "with":
        passenger = _player(words[4])
        words = words[:3]
    monster, zone = _arrow(words)
    return m.Foot(die, _player(monster), _zone(zone), passenger)


# -- the other moves, by their first word


def _place(words: list[str]) -> Move:
    return m.Place(_zone(_only(words)))


def _crystal(words: list[str]) -> Move:
    word = _only(words)
    if word == "free":
        return m.Crystal(None)
    return m.Crystal(_face(word.removeprefix("new-")), new=word.startswith("new-"))


def _pylon(words: list[str]) -> Move:
    return m.Pylon(_upper(_only(words)))


def _take(words: list[str]) -> Move:
    face, zone = _at(_only(words))
    return m.Take(_face(face), zone)


def _throw(words: list[str]) -> Move:
    return m.Throw(read_counts(words, 6))


def _attack(words: list[str]) -> Move:
    zone = names.NO_ZONE
    if len(words) > 2 and words[-2] == "at":
        zone = _zone(words[-1])
        words = words[:-2]
    return m.Attack(_some(words), zone)


def _some(words: list[str]) -> Dice:
    if not words:
        raise ValueError(words)
    return read_counts(words)


def _hit(words: list[str]) -> Move:
    word = _only(words)
    return m.Hit(None if word == m.BOSS else _kind(word))


def _build(words: list[str]) -> Move:
    return m.Build(_upper(words[0]), _some(words[1:]))


def _lock(words: list[str]) -> Move:
    if len(words) == 3 and words[1] == "on":
        return m.Lock(_face(words[0]), names.CardId(words[2]))
    return m.Lock(_face(_only(words)))


def _unlock(words: list[str]) -> Move:
    if len(words) == 3 and words[1] == "on":
        return m.Unlock(_face(words[0]), names.NO_ZONE, names.CardId(words[2]))
    face, zone = _at(_only(words))
    return m.Unlock(_face(face), zone)


def _activate(words: list[str]) -> Move:
    if len(words) == 2 and words[1] == "double":
        return card_moves.Activate(names.TileId(words[0]), double=True)
    return card_moves.Activate(names.TileId(_only(words)))


def _recharge(words: list[str]) -> Move:
    return card_moves.Recharge(names.TileId(_only(words)))


def _drop(words: list[str]) -> Move:
    word = _only(words)
    if word == "?":
        return card_moves.Drop(names.WILD)
    if not word.endswith("~"):
        raise ValueError(word)
    return card_moves.Drop(_face(word[:-1]))


def _use(words: list[str]) -> Move:
    return card_moves.Use(names.AbilityId(_only(words)))


def _spend(words: list[str]) -> Move:
    return card_moves.Spend(names.AbilityId(words[0]), _some(words[1:]))


def _ally(words: list[str]) -> Move:
    return card_moves.TakeAlly(names.AllyId(_only(words)))


def _buy(words: list[str]) -> Move:
    slot = _number(_only(words)) - 1
    if not 0 <= slot < 3:
        raise ValueError(words)
    return card_moves.Buy(slot)


def _to_zone(words: list[str]) -> Move:
    return t.ToZone(_zone(_only(words)))


def _monster(words: list[str]) -> Move:
    if len(words) == 1:
        return t.ToMonster(_player(words[0]))
    monster, zone = _arrow(words)
    return t.MoveMonster(_player(monster), _zone(zone))


def _minion(words: list[str]) -> Move:
    kind, zone = _at(words[0])
    if len(words) == 1:
        return t.ToMinion(_kind(kind), zone)
    _, to = _arrow(words)
    return t.MoveMinion(_kind(kind), zone, _zone(to))


def _boss(words: list[str]) -> Move:
    if len(words) == 1:
        return c.BossZone(_zone(words[0]))
    arrow, zone = words
    if arrow != ">":
        raise ValueError(words)
    return t.MoveBoss(_zone(zone))


def _boss_die(words: list[str]) -> Move:
    die, to = _arrow(words)
    face, zone = _at(die)
    return t.MoveBossDie(names.BossFace(face), zone, _zone(to))


def _space(words: list[str]) -> Move:
    name, zone = _at(_only(words))
    return t.ToSpace(names.Space(names.space_of(zone, _upper(name))))


def _tile(words: list[str]) -> Move:
    return t.ToTile(names.TileId(_only(words)))


def _die(words: list[str]) -> Move:
    if len(words) == 1:
        return t.ToDie(_face(words[0]))
    face, to = _arrow(words)
    return t.TurnDie(_face(face), _face(to))


def _count(words: list[str]) -> Move:
    return t.Number(_number(_only(words)))


def _remove(words: list[str]) -> Move:
    face, zone = _at(_only(words))
    return t.OutOfGame(names.BossFace(face), zone)


def _start(words: list[str]) -> Move:
    return c.Start(_player(_only(words)))


def _reveal(words: list[str]) -> Move:
    return c.Reveal(names.CardId(_only(words)))


def _draw(words: list[str]) -> Move:
    kind = _kind(_only(words))
    return c.DRAWS[kind]


def _find(words: list[str]) -> Move:
    return c.Found(names.TileId(_only(words)))


def _allies(words: list[str]) -> Move:
    return c.Allies([names.AllyId(word) for word in words])


def _roll(words: list[str]) -> Move:
    return c.Roll(read_counts(words, 6))


def _volcano(words: list[str]) -> Move:
    dice: dict[tuple[names.Zone, names.BossFace], int] = {}
    for word in words:
        die, star, number = word.partition("*")
        face, zone = _at(die)
        count = _number(number) if star else 1
        key = zone, names.BossFace(face)
        dice[key] = dice.get(key, 0) + count
    return c.Volcano(dice)


READERS: Final[dict[str, Callable[[list[str]], Move]]] = {
    "place": _place,
    "crystal": _crystal,
    "pylon": _pylon,
    "take": _take,
    "throw": _throw,
    "attack": _attack,
    "hit": _hit,
    "build": _build,
    "lock": _lock,
    "unlock": _unlock,
    "activate": _activate,
    "recharge": _recharge,
    "drop": _drop,
    "use": _use,
    "spend": _spend,
    "ally": _ally,
    "buy": _buy,
    "zone": _to_zone,
    "monster": _monster,
    "minion": _minion,
    "boss": _boss,
    "boss-die": _boss_die,
    "space": _space,
    "tile": _tile,
    "die": _die,
    "number": _count,
    "remove": _remove,
    "start": _start,
    "reveal": _reveal,
    "draw": _draw,
    "find": _find,
    "allies": _allies,
    "roll": _roll,
    "volcano": _volcano,
}


def alphabet(deck: Deck) -> list[str]:
    """Every word that can stand in a move, in a fixed order."""
    words = [*READERS, ">", "at", "on", "to", "with", "steal", "double", "free", "S3", "S4", "?"]
    words += [word for text in BARE for word in text.split()]
    words += [str(number) for number in range(7)]
    dice = [*WORDS, *(f"new-{name}" for name in names.FACE_NAMES)]
    words += dice
    words += [f"{word}*{count}" for word in WORDS for count in range(2, 11)]
    words += [m.BOSS, *names.KIND_NAMES, *deck.cards, *deck.tiles, *deck.allies, *deck.abilities]
    placed = [*names.FACE_NAMES, *names.KIND_NAMES, *deck.faces, "S3", "S4"]
    words += [f"{thing}@{zone}" for thing in placed for zone in names.ZONES]
    words += [f"{face}@{z}*{n}" for face in deck.faces for z in names.ZONES for n in range(2, 9)]
    return [*dict.fromkeys(words), END]
