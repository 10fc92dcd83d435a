"""One line of text for a whole position: `key=value` words, an empty value for nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ungeheuer.games.island.rules.cards import Deck
from ungeheuer.games.island.rules.names import (
    FACE_NAMES,
    KIND_NAMES,
    NO_ALLY,
    NO_CARD,
    NO_TILE,
    AllyId,
    BossFace,
    BossId,
    CardId,
    Player,
    TileId,
    Zone,
)
from ungeheuer.games.island.rules.play import ask_top
from ungeheuer.games.island.rules.state import (
    FRESH,
    Boss,
    Declined,
    Ground,
    Monster,
    Options,
    State,
    Step,
    empty_ground,
)

NOTHING = "-"


def position(state: State) -> str:
    fields = {**_agreed(state), **_island(state), **_dice(state), **_cards(state), **_turn(state)}
    return " ".join(f"{key}={value}" for key, value in fields.items())


def from_position(text: str, deck: Deck) -> State:
    """The state that a position line describes."""
    fields = dict(word.split("=", maxsplit=1) for word in text.split())
    state = State(deck, _options(fields))
    state.set_up(BossId(fields["boss"].split("/")[0]), [])
    _set_island(state, fields)
    _set_dice(state, fields)
    _set_cards(state, fields)
    _set_turn(state, fields)
    state.question = None if state.over() else ask_top(state)
    return state


# -- words


def _join(words: Iterable[object]) -> str:
    return ",".join(str(word) for word in words)


def _words(value: str) -> list[str]:
    return value.split(",") if value else []


def _numbers(value: str) -> list[int]:
    return [int(word) for word in _words(value)]


def _counts(names: Iterable[str], counts: Iterable[int]) -> str:
    """`claw*2.foot`: what is there, with how often."""
    pairs = zip(names, counts, strict=True)
    return ".".join(name if n == 1 else f"{name}*{n}" for name, n in pairs if n) or NOTHING


def _count_of(word: str) -> tuple[str, int]:
    name, star, number = word.partition("*")
    return name, int(number) if star else 1


def _set_counts(value: str, names: tuple[str, ...], counts: list[int]) -> None:
    for word in value.split(".") if value != NOTHING else []:
        name, number = _count_of(word)
        counts[names.index(name)] = number


# -- options


def _agreed(state: State) -> dict[str, str]:
    options = state.options
    flags = [
        ("challenge", options.challenge),
        ("either-or", options.either_or),
        ("even-odds", options.even_odds),
    ]
    return {
        "side": options.side,
        "flags": _join(name for name, on in flags if on),
        "limit": str(options.turn_limit),
        "extra": str(options.boss_hp),
    }


def _options(fields: Mapping[str, str]) -> Options:
    flags = _words(fields["flags"])
    options = Options(
        fields["side"],
        challenge="challenge" in flags,
        either_or="either-or" in flags,
        turn_limit=int(fields["limit"]),
    )
    options.even_odds = "even-odds" in flags
    options.boss_hp = int(fields["extra"])
    return options


# -- the island


def _island(state: State) -> dict[str, str]:
    boss = state.boss
    return {
        "boss": f"{boss.id}/{boss.zone}/{boss.hp}/{boss.fame}/{int(boss.down)}",
        "monsters": _join(_monster(monster) for monster in state.monsters),
        "zones": _join(_ground(ground) for ground in state.island),
        "bag": _join(state.bag),
        "firelings": str(state.firelings),
        "support": _join(tile or NOTHING for tile in state.support),
        "ready": _join(sorted(state.ready)),
        "spent": _join(sorted(state.spent_tiles)),
        "recharged": _join(sorted(state.recharged)),
        "pile": _join(state.pile),
        "tiles-out": _join(state.discarded_tiles),
        "box": _join(state.box),
    }


def _monster(monster: Monster) -> str:
    """Name, zone, HP, fame, energy, ally, cards."""
    cards = ".".join(monster.keep) or NOTHING
    numbers = f"{monster.zone}/{monster.hp}/{monster.fame}/{monster.energy}"
    return f"{monster.name}/{numbers}/{monster.ally or NOTHING}/{cards}"


def _ground(ground: Ground) -> str:
    """Crystals, locked dice, dice locked this turn, minions, boss dice."""
    faces = sorted(ground.boss_dice)
    parts = (
        str(ground.crystals),
        _counts(FACE_NAMES, ground.locked),
        _counts(FACE_NAMES, ground.fresh),
        _counts(KIND_NAMES, ground.minions),
        _counts(faces, [ground.boss_dice[face] for face in faces]),
    )
    return "/".join(parts)


def _set_island(state: State, fields: Mapping[str, str]) -> None:
    state.boss = _read_boss(fields["boss"])
    state.monsters = [_read_monster(word) for word in _words(fields["monsters"])]
    state.island = [_read_ground(word) for word in _words(fields["zones"])]
    state.bag = _numbers(fields["bag"])
    state.firelings = int(fields["firelings"])
    support = _words(fields["support"])
    state.support = [NO_TILE if word == NOTHING else TileId(word) for word in support]
    state.ready = {TileId(word) for word in _words(fields["ready"])}
    state.spent_tiles = {TileId(word) for word in _words(fields["spent"])}
    state.recharged = {TileId(word) for word in _words(fields["recharged"])}
    state.pile = [TileId(word) for word in _words(fields["pile"])]
    state.discarded_tiles = [TileId(word) for word in _words(fields["tiles-out"])]
    state.box = [TileId(word) for word in _words(fields["box"])]


def _read_boss(value: str) -> Boss:
    id, zone, hp, fame, down = value.split("/")
    boss = Boss(BossId(id), int(hp))
    boss.zone, boss.fame, boss.down = Zone(int(zone)), int(fame), down == "1"
    return boss


def _read_monster(value: str) -> Monster:
    name, zone, hp, fame, energy, ally, cards = value.split("/")
    monster = Monster(name)
    monster.zone, monster.hp = Zone(int(zone)), int(hp)
    monster.fame, monster.energy = int(fame), int(energy)
    monster.ally = NO_ALLY if ally == NOTHING else AllyId(ally)
    monster.keep = [] if cards == NOTHING else [CardId(card) for card in cards.split(".")]
    return monster


def _read_ground(value: str) -> Ground:
    crystals, locked, fresh, minions, dice = value.split("/")
    ground = empty_ground()
    ground.crystals = int(crystals)
    _set_counts(locked, FACE_NAMES, ground.locked)
    _set_counts(fresh, FACE_NAMES, ground.fresh)
    _set_counts(minions, KIND_NAMES, ground.minions)
    for word in dice.split(".") if dice != NOTHING else []:
        face, number = _count_of(word)
        ground.boss_dice[BossFace(face)] = number
    return ground


# -- dice


def _dice(state: State) -> dict[str, str]:
    on_cards = [
        f"{card}/{FACE_NAMES[face % FRESH]}/{face // FRESH}"
        for card, face in sorted(state.lock_on_card.items())
    ]
    return {
        "free": str(state.free_dice),
        "hand": str(state.hand),
        "roll": _counts(FACE_NAMES, state.roll),
        "pending": _counts((*FACE_NAMES, "any"), state.pending),
        "on-cards": _join(on_cards),
        "boss-free": str(state.free_boss_dice),
        "boss-cards": _join(f"{card}/{n}" for card, n in sorted(state.boss_on_card.items())),
    }


def _set_dice(state: State, fields: Mapping[str, str]) -> None:
    state.free_dice = int(fields["free"])
    state.hand = int(fields["hand"])
    _set_counts(fields["roll"], FACE_NAMES, state.roll)
    _set_counts(fields["pending"], (*FACE_NAMES, "any"), state.pending)
    for word in _words(fields["on-cards"]):
        card, face, fresh = word.split("/")
        state.lock_on_card[CardId(card)] = FACE_NAMES.index(face) + FRESH * int(fresh)
    state.free_boss_dice = int(fields["boss-free"])
    for word in _words(fields["boss-cards"]):
        card, number = word.split("/")
        state.boss_on_card[CardId(card)] = int(number)


# -- cards


def _cards(state: State) -> dict[str, str]:
    return {
        "market": _join(card or NOTHING for card in state.market),
        "deck": _join(state.unseen),
        "played": _join(state.played),
        "discard": _join(state.discard),
        "allies": _join(state.allies),
    }


def _set_cards(state: State, fields: Mapping[str, str]) -> None:
    market = _words(fields["market"])
    state.market = [NO_CARD if word == NOTHING else CardId(word) for word in market]
    state.unseen = [CardId(word) for word in _words(fields["deck"])]
    state.played = [CardId(word) for word in _words(fields["played"])]
    state.discard = [CardId(word) for word in _words(fields["discard"])]
    state.allies = [AllyId(word) for word in _words(fields["allies"])]


# -- the turn


def _turn(state: State) -> dict[str, str]:
    return {
        "start": str(state.start),
        "active": str(state.active),
        "turn": str(state.turn),
        "skips": _join(state.skips),
        "used": _join(f"{key}:{number}" for key, number in state.used.items()),
        "passing": str(state.windows_declined.value),
        "won": str(int(state.won)),
        "lost": state.lost,
        "agenda": _join(_step(step) for step in state.agenda),
    }


def _step(step: Step) -> str:
    """Its kind, then its fields in the order of the class."""
    return "/".join([step.kind, *(_written(getattr(step, name)) for name in step.fields)])


def _written(value: object) -> str:
    """Numbers as they are, words after a colon, lists in brackets, the parts of a pair by `@`."""
    if isinstance(value, str):
        return f":{value}"
    if isinstance(value, list):
        return "[" + ".".join(_written(item) for item in value) + "]"
    if isinstance(value, tuple):
        return "@".join(_written(item) for item in value)
    return str(value)


def _set_turn(state: State, fields: Mapping[str, str]) -> None:
    state.start = Player(int(fields["start"]))
    state.active = Player(int(fields["active"]))
    state.turn = int(fields["turn"])
    state.skips = _numbers(fields["skips"])
    for word in _words(fields["used"]):
        key, number = word.rsplit(":", maxsplit=1)
        state.used[key] = int(number)
    state.windows_declined = Declined(int(fields["passing"]))
    state.won = fields["won"] == "1"
    state.lost = fields["lost"]
    state.agenda = [_read_step(word) for word in _words(fields["agenda"])]


def _read_step(value: str) -> Step:
    kind, *words = value.split("/")
    step: Step = kinds_of_steps()[kind](*(_read(word) for word in words))
    return step


def _read(word: str) -> object:
    """The value that `_written` wrote."""
    if word.startswith(":"):
        return word[1:]
    if word.startswith("["):
        return [_read(item) for item in word[1:-1].split(".") if item]
    if "@" in word:
        return tuple(_read(item) for item in word.split("@"))
    return int(word)


KINDS: Final[dict[str, type[Any]]] = {}


def kinds_of_steps() -> dict[str, type[Any]]:
    """Every kind of step by its name; found once, when all modules of the rules are loaded."""
    if not KINDS:
        _find_kinds(Step)
    return KINDS


def _find_kinds(parent: type[Any]) -> None:
    for step in parent.__subclasses__():
        KINDS[step.kind] = step
        _find_kinds(step)
