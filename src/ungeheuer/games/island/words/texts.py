"""Names and card texts of `island`, made from declarations: text and effect cannot disagree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ungeheuer.games.island.rules.cards import EVENT, Ability, Card, Deck, Minion, Tile
from ungeheuer.games.island.rules.effect import Effect
from ungeheuer.games.island.rules.names import FACE_NAMES, WILD
from ungeheuer.words import Words

UNSAID: Final = ("passive", "play", "reveal", "lock", "sweep")  # words that need no text
NOTHING: Final[Mapping[str, object]] = {}
CAPITAL: Final = "capital"  # how a language begins a sentence after a colon
# What a die brings anyway: an effect that brings the same brings more of it.
BROUGHT: Final = {"heart": "heal", "energy": "energy", "fame": "fame"}
KEEPERS: Final = ("pay", "energy", "fame")  # parts of a choice that can be said of somebody
TOLD: Final = ("heal", "damage", "energy", "fame")  # effects that are said of monsters
# Effects that are said as an order; the others are said as a statement.
ORDERS: Final = (
    *("strike", "destroy", "jump", "push", "move-minion", "move-boss", "boss-die", "draw"),
    *("clear", "unlock-from", "reroll", "set", "pay", "set-hp", "discard-this", "discard-tile"),
    *("throw-lock", "carry", "double"),
)


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
    """An ability of a card, such as `K08.2`, is called by the card."""
    if words.knows(f"ability-{id}"):
        return words.say(f"ability-{id}")
    return card_name(words, id.partition(".")[0])


def face_name(words: Words, id: str) -> str:
    """A boss die may show two symbols."""
    return " + ".join(words.say(f"face-{symbol}") for symbol in id.split("+"))


# -- texts


def card_text(words: Words, card: Card) -> str:
    """Everything that a card declares."""
    return " ".join(ability_text(words, ability) for ability in card.abilities)


def minion_text(words: Words, minion: Minion) -> str:
    """What it does when it is activated."""
    said = " ".join(ability_text(words, ability) for ability in minion.abilities)
    return said or words.say("text-none")


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
    what = _what_it_does(words, ability)
    text = words.say("text-plain", {"what": what})
    if ability.on not in UNSAID:
        when = words.say(f"on-{ability.on}", _moment(words, ability))
        text = words.say("text-ability", {"when": when, "what": _after_colon(words, what)})
    text = _capital(text)
    if ability.per_turn:
        text = words.say("text-limit", {"sentence": text, "times": ability.per_turn})
    return text


def _what_it_does(words: Words, ability: Ability) -> str:
    """All effects as one phrase; a choice of the owner says so."""
    if ability.on == "damage":  # B-1.2: always for a price
        price = next(effect.n for effect in ability.effects if effect.do == "pay")
        return words.say("text-prevent", {"n": price})
    if ability.on == "passive" and all(effect.do == "immune" for effect in ability.effects):
        return _immune(words, ability.effects)
    what = _joined(words, ability, 0)
    asked = ability.may and ability.on not in ("free", "spend")
    return words.say("text-may", {"what": what}) if asked else what


def _immune(words: Words, effects: Sequence[Effect]) -> str:
    """One phrase for all that does no damage."""
    sources = [_what(words, effect) for effect in effects]
    things = [effect.what for effect in effects]
    thing = "fireling" if "fireling" in things else things[0]
    return words.say("effect-immune", {"what": words.listed(sources), "thing": thing})


def _joined(words: Words, ability: Ability, number: int) -> str:
    """The effects from this one on, joined: by "and" what just holds or happens to the same
    monsters, by "then" what is done in order."""
    effect = ability.effects[number]
    more = "yes" if ability.face and BROUGHT.get(ability.face) == effect.do else "no"
    joint = _joint(ability, number)
    changes = {"more": more} | ({"target": ""} if joint == "text-first-same" else {})
    text = effect_text(words, effect, changes).strip()
    if number + 1 == len(ability.effects):
        return text
    then, joint = _joined(words, ability, number + 1), _joint(ability, number + 1)
    if joint == "text-first-next":
        then = _after_colon(words, then)
    return words.say(joint, {"first": text, "then": then})


def _joint(ability: Ability, number: int) -> str:
    """What joins an effect to the one before."""
    effect = ability.effects[number]
    before = ability.effects[number - 1] if number else None
    if ability.on == "passive":
        return "text-first-and"
    same = before and (before.who, before.where) == (effect.who, effect.where)
    if same and effect.do in TOLD and effect.who != "you":
        return "text-first-same"
    return "text-first-then" if effect.do in ORDERS else "text-first-next"


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]


def _after_colon(words: Words, sentence: str) -> str:
    """The language decides whether a sentence begins with a capital there."""
    return _capital(sentence) if words.say("text-after-colon") == CAPITAL else sentence


def _moment(words: Words, ability: Ability) -> dict[str, object]:
    """The phrase for a trigger."""
    paid = [
        f"{count} {words.say(f'what-{name}') if count > 1 else face_name(words, name)}"
        for name, count in zip(FACE_NAMES, ability.pay, strict=True)
        if count
    ]
    face = ability.face or ability.with_face
    return {
        "pay": words.listed(paid),
        "face": words.say(f"what-{face}") if face else "none",
        "shown": face or "none",
        "symbol": ability.symbol,
        "hp": ability.hp_at_most,
    }


def effect_text(words: Words, effect: Effect, changes: Mapping[str, object] = NOTHING) -> str:
    """One word of the vocabulary as a phrase; `changes`: what is said otherwise here."""
    text = words.say(f"effect-{effect.do}", {**_params(words, effect), **changes})
    if effect.per_turn:
        text = words.say("text-part-limit", {"phrase": text, "times": effect.per_turn})
    return text if effect.instead is None else _instead(words, text, effect, effect.instead)


def _instead(words: Words, text: str, effect: Effect, other: Effect) -> str:
    """What happens where the effect is impossible: without energy, to the same monsters."""
    same = (effect.who, effect.where) == (other.who, other.where)
    if (effect.do, other.do) == ("energy", "damage") and same and effect.who != "you":
        return words.say("text-without-energy", {"phrase": text, "n": other.n})
    said = _after_colon(words, effect_text(words, other))
    return words.say("text-instead", {"phrase": text, "other": said})


def _params(words: Words, effect: Effect) -> dict[str, object]:
    where = words.say(f"where-{effect.where}") if effect.where else "none"
    return {
        "target": _target(words, effect, where),
        "where": where,
        "place": effect.where or "none",
        "n": abs(effect.n),
        "gains": "yes" if effect.n > 0 else "no",
        "more": "no",
        "what": _what(words, effect),
        "thing": effect.what or "none",
        "way": effect.way or "none",
        "who": effect.who or "none",
        "by": effect.by,
        "empty": "yes" if effect.empty else "no",
        "kinds": words.listed([words.say(f"what-{kind}") for kind in effect.kinds]),
        **_choices(words, effect),
    }


def _choices(words: Words, effect: Effect) -> dict[str, object]:
    """`told`: the parts are said of those who choose, instead of to them."""
    told = effect.who == "keepers" and all(part.do in KEEPERS for part in effect.of)
    changes = {"who": effect.who, "target": ""} if told else NOTHING
    phrases = [effect_text(words, part, changes).strip() for part in effect.of]
    return {"choices": _either(words, phrases), "told": "yes" if told else "no"}


def _either(words: Words, phrases: Sequence[str]) -> str:
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
        said = minion_text(words, minion)
        lines.append(f"{minion.id} · {minion_name(words, minion.id)} · {said}")
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
