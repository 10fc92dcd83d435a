"""The vocabulary of cards, B-1: triggers, and the words that effects share."""

from typing import Final

from ungeheuer.games.island.rules.names import KIND_NAMES

TRIGGERS: Final = (
    "passive",
    "turn-start",
    "before-movement",
    "move3",
    "enter",
    "boss-hurt",
    "step4",
    "symbol",
    "zero-hp",
    "mp-start",
    "dice",
    "final",
    "free",
    "walk",
    "spend",
    "resolve",
    "attack",
    "kill",
    "damage",
    "steal",
    "construct",
    "tile",
    "lock",
    "buy",
    "sweep",
    "gained",
    "end",
    "play",
    "reveal",
)

# whom an effect means
WHO: Final = (
    "you",
    "one",
    "each",
    "all",
    "most-hp",
    "most-energy",
    "hurt",
    "healed",
    "keepers",
)
# where it acts; `one-zone` and `one-near` are chosen, `zone` is that of the acting minion
WHERE: Final = (
    "here",
    "near",
    "any",
    "boss",
    "boss-cw",
    "boss-near",
    "beside-boss",
    "zone",
    "one-zone",
    "one-near",
)
# where something happens to all who stand there: nobody is asked for a zone
REACHED: Final = tuple(word for word in WHERE if word not in ("one-zone", "one-near"))
# whom nobody has to choose
MEANT: Final = tuple(word for word in WHO if word != "one")
SOURCES: Final = (*KIND_NAMES, "boss", "this")
UNTIL: Final = ("dice", "most-dice")
REACHES: Final = ("heart", "steal", "unlock", "tile")

# Triggers of effects that change how something else works; under the others they are carried out.
CHANGES: Final = ("passive", "move3", "dice", "walk", "attack", "tile", "lock", "buy", "sweep")
DEEDS: Final = tuple(word for word in TRIGGERS if word not in CHANGES)

# -- what the rules carry out, and so what a card may say

# Under which triggers the abilities of a sheet or card are asked for.
OWNED: Final = (
    *("passive", "turn-start", "step4", "zero-hp", "mp-start", "dice", "final", "free", "walk"),
    *("spend", "resolve", "attack", "kill", "damage", "steal", "construct", "tile", "lock"),
    *("buy", "sweep", "end"),
)
SHEETS: Final[dict[str, tuple[str, ...]]] = {
    "minion": ("step4",),
    "boss": ("passive", "before-movement", "move3", "enter", "boss-hurt", "step4", "symbol"),
    "ally": OWNED,
    "keep": (*OWNED, "gained"),
    "discard": ("play",),
    "event": ("reveal",),
}
# Moments of a turn, each once; there and elsewhere one may be asked, and uses are counted.
MOMENTS: Final = ("turn-start", "mp-start", "final", "end")
ASKED: Final = (*MOMENTS, "free", "spend", "walk", "steal", "tile", "damage")
COUNTED: Final = (
    *(*MOMENTS, "free", "spend", "resolve", "attack", "kill", "steal", "construct", "tile"),
    "sweep",
)
# Faces of which each resolved die is a deed that sets something off.
RESOLVED: Final = ("heart", "energy", "fame")
