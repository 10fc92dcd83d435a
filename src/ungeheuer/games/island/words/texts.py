"""Names and card texts of `island`, made from declarations: text and effect cannot disagree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ungeheuer.games.island.rules.cards import EVENT, Ability, Card, Deck, Tile
from ungeheuer.games.island.rules.effect import Effect
from ungeheuer.games.island.rules.names import FACE_NAMES, WILD
from ungeheuer.words import Words

MINUS: Final = "−"
UNSAID: Final = ("passive", "play", "reveal")  # words that need no text


def card_name(words: Words, id: str) -> str:
    """The name in the catalogue; a card of a foreign set is known by its ID."""
    return words.say(f"card-{id}") if words.knows(f"card-{id}") else id


def ally_name(words: Words, id: str) -> str:
    return words.say(f"ally-{id}") if words.knows(f"ally-{id}") else id


def boss_name(words: Words, id: str) -> str:
    return words.say(f"boss-{id}") if words.knows(f"boss-{id}") else id


def tile_name(words: Words, id: str) -> str:
    return words.say(f"tile-{id}") if words.knows(f"tile-{id}") else id


def minion_name(words: Words, id: str) -> str:
    return words.say(f"minion-{id}")


def monster_name(words: Words, id: str) -> str:
    return words.say(f"name-{id}")


def ability_name(words: Words, id: str) -> str:
    if words.knows(f"ability-{id}"):
        return words.say(f"ability-{id}")
    return card_name(words, id)


def face_name(words: Words, id: str) -> str:
    """A boss die may show two symbols."""
    return " + ".join(words.say(f"face-{symbol}") for symbol in id.split("+"))


# -- texts


def card_text(words: Words, card: Card) -> str:
    """Everything that a card declares."""
    return " ".join(ability_text(words, ability) for ability in card.abilities)


def tile_text(words: Words, tile: Tile) -> str:
    """What a tile gives: energy cubes, then virtual dice."""
    faces = [face_name(words, name) for name in FACE_NAMES]
    faces.append(words.say("tile-any"))
    parts = [words.say("tile-cube")] * tile.cubes
    for face in range(WILD + 1):
        parts += [faces[face]] * tile.dice[face]
    return " + ".join(parts)


def ability_text(words: Words, ability: Ability) -> str:
    """The text of an ability: trigger, effects, limit."""
    effects = [effect_text(words, effect) for effect in ability.effects]
    joint = "text-first-and" if ability.on == "passive" else "text-first-then"
    what = words.say("text-then", {"parts": _joined(words, effects, joint)})
    if ability.may and ability.on not in ("free", "spend"):
        what = words.say("text-may", {"what": what})
    text = words.say("text-plain", {"what": what})
    if ability.on not in UNSAID:
        when = words.say(f"on-{ability.on}", _moment(words, ability))
        text = words.say("text-ability", {"when": when, "what": what})
    text = text[0].upper() + text[1:]
    if ability.per_turn:
        text = words.say("text-limit", {"sentence": text, "times": ability.per_turn})
    return text


def _joined(words: Words, parts: Sequence[str], joint: str) -> str:
    """The phrases joined into one: by "then" what is done in order, by "and" what just holds."""
    if len(parts) == 1:
        return parts[0]
    both = {"first": parts[0], "then": _joined(words, parts[1:], joint)}
    return words.say(joint, both)


def _moment(words: Words, ability: Ability) -> dict[str, object]:
    """The phrase for a trigger."""
    paid = [
        face_name(words, name)
        for face, name in enumerate(FACE_NAMES)
        for _ in range(ability.pay[face])
    ]
    face = ability.face or ability.with_face
    return {
        "pay": " + ".join(paid),
        "face": words.say(f"what-{face}") if face else "none",
        "symbol": ability.symbol,
        "hp": ability.hp_at_most,
    }


def effect_text(words: Words, effect: Effect) -> str:
    """One word of the vocabulary as a phrase."""
    text = words.say(f"effect-{effect.do}", _params(words, effect))
    if effect.per_turn:
        text = words.say("text-part-limit", {"phrase": text, "times": effect.per_turn})
    if effect.instead is not None:
        params = {"phrase": text, "other": effect_text(words, effect.instead)}
        text = words.say("text-instead", params)
    return text


def _params(words: Words, effect: Effect) -> dict[str, object]:
    where = words.say(f"where-{effect.where}") if effect.where else "none"
    return {
        "target": _target(words, effect, where),
        "where": where,
        "place": effect.where or "none",
        "n": abs(effect.n),
        "amount": f"+{effect.n}" if effect.n > 0 else f"{MINUS}{-effect.n}",
        "gains": "yes" if effect.n > 0 else "no",
        "what": _what(words, effect),
        "thing": effect.what or "none",
        "way": effect.way or "none",
        "who": effect.who or "none",
        "by": effect.by,
        "empty": "yes" if effect.empty else "no",
        "kinds": words.listed([words.say(f"what-{kind}") for kind in effect.kinds]),
        "choices": _either(words, effect.of),
    }


def _either(words: Words, parts: Sequence[Effect]) -> str:
    phrases = [effect_text(words, part) for part in parts]
    if len(phrases) != 2:
        return " ".join(phrases)
    return words.say("text-either", {"one": phrases[0], "other": phrases[1]})


def _target(words: Words, effect: Effect, where: str) -> str:
    if not effect.who:
        return "none"
    everywhere = effect.where in ("", "any")
    params = {"where": where, "place": "any" if everywhere else "some"}
    return words.say(f"target-{effect.who}", params)


def _what(words: Words, effect: Effect) -> str:
    """A face, a kind of minion, or a word of its own."""
    if not effect.what:
        return "none"
    return words.say(f"what-{effect.what}")


def all_texts(words: Words, deck: Deck) -> list[str]:
    """Every component with its name, its text and where it comes from."""
    lines = []
    for minion in deck.minions:
        text = " ".join(ability_text(words, a) for a in minion.abilities) or MINUS
        lines.append(f"{minion.id} · {minion_name(words, minion.id)} · {text}")
    for tile in deck.tiles.values():
        text = tile_text(words, tile)
        lines.append(f"{tile.id} · {tile_name(words, tile.id)} · {text}")
    sheets = [boss.abilities for boss in deck.bosses.values()]
    sheets += [ally.abilities for ally in deck.allies.values()]
    for ability in [ability for abilities in sheets for ability in abilities]:
        text = ability_text(words, ability)
        lines.append(f"{ability.id} · {ability_name(words, ability.id)} · {text}")
    for card in deck.cards.values():
        cost = card.colour if card.sort == EVENT else str(card.cost)
        lines.append(f"{card.id} · {card_name(words, card.id)} ({cost}) · {card_text(words, card)}")
    return lines
