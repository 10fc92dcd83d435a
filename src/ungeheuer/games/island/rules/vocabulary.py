"""The vocabulary of cards, B-1: triggers and effects, and which words each effect takes."""

from typing import Final

from ungeheuer.games.island.rules.names import FACE_NAMES, KIND_NAMES

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

# B-1.2: for every effect the fields it needs; a field with words takes one of these
FIELDS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "heal": {"who": WHO, "n": ()},
    "damage": {"who": MEANT, "where": REACHED, "n": ()},
    "energy": {"who": WHO, "n": ()},
    "fame": {"who": MEANT, "n": ()},
    "boss-fame": {"n": ()},
    "boss-hit": {"where": ("here", "any"), "n": ()},
    "strike": {"where": ("here", "one-zone", "one-near"), "n": ()},
    "destroy": {"who": ("one", "all"), "where": ("any", "boss", "one-zone")},
    "pool": {"n": ()},
    "value": {"what": FACE_NAMES, "n": ()},
    "move": {"who": ("you", "each"), "n": ()},
    "jump": {"who": ("you",)},
    "push": {"who": ("each", "hurt"), "where": REACHED, "way": ("cw", "away")},
    "move-minion": {"where": ("here",)},
    "move-boss": {"where": ("here", "any"), "n": ()},
    "boss-die": {"way": ("card", "adjacent")},
    "draw": {"where": ("boss", "boss-cw"), "n": ()},
    "fireling": {"where": ("boss",)},
    "crystal": {"where": ("boss", "zone")},
    "clear": {"where": ("one-zone",)},
    "unlock-from": {"where": ("near", "any")},
    "extra-die": {"n": ()},
    "extra-throw": {"n": ()},
    "reroll": {"n": ()},
    "set": {},
    "cost": {"n": ()},
    "cap": {"n": ()},
    "minion-hp": {"what": KIND_NAMES, "n": ()},
    "immune": {"what": SOURCES},
    "reach": {"what": REACHES, "where": ("near", "any")},
    "need": {"n": ()},
    "tile": {"where": ("any",)},
    "aim": {"where": ("near", "any")},
    "stride": {"n": ()},
    "group": {"n": ()},
    "double": {},
    "act": {"what": KIND_NAMES, "where": ("beside-boss",)},
    "mute": {"what": KIND_NAMES, "where": ("here",)},
    "space": {"n": ()},
    "pay": {"n": ()},
    "set-hp": {"n": ()},
    "discard-this": {},
    "sweep-cost": {"n": ()},
    "run": {"what": ("before-movement",)},
    "skip": {"n": ()},
    "continue-move": {"way": ("cw", "same"), "what": UNTIL},
    "widen": {"what": (*KIND_NAMES, "before-movement"), "where": ("boss-near",)},
    "replace": {"of": ()},
    "carry": {},
    "throw-lock": {"n": ()},
    "either": {"who": ("you", "keepers"), "of": ()},
    "release-locked": {},
    "discard-tile": {},
}

# Effects that change how something else works, with the triggers under which they are asked.
MODIFIERS: Final[dict[str, tuple[str, ...]]] = {
    "cap": ("passive",),
    "minion-hp": ("passive",),
    "immune": ("passive", "damage"),
    "reach": ("passive",),
    "extra-throw": ("passive",),
    "widen": ("step4", "passive"),
    "act": ("step4",),
    "mute": ("step4",),
    "extra-die": ("dice",),
    "carry": ("walk",),
    "stride": ("walk",),
    "pool": ("attack",),
    "value": ("attack",),
    "aim": ("attack",),
    "cost": ("buy",),
    "sweep-cost": ("sweep",),
    "space": ("lock",),
    "need": ("construct",),
    "double": ("tile",),
    "group": ("resolve",),
    "replace": ("symbol",),
    "continue-move": ("move3",),
}
# Triggers under which all other effects are carried out.
DEEDS: Final = (
    "turn-start",
    "before-movement",
    "enter",
    "boss-hurt",
    "step4",
    "symbol",
    "zero-hp",
    "mp-start",
    "final",
    "free",
    "spend",
    "resolve",
    "kill",
    "damage",
    "steal",
    "construct",
    "gained",
    "end",
    "play",
    "reveal",
)

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
# Words that an effect may have beside those it needs.
OPTIONAL: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "heal": {"where": REACHED},
    "energy": {"where": REACHED},
    "fame": {"where": REACHED},
    "boss-die": {"where": ("here",)},
}
# What can be chosen as one of several, and what can stand in for something impossible.
PARTS: Final = (
    *("pay", "fame", "heal", "energy", "strike", "destroy", "move", "jump", "move-minion"),
    *("move-boss", "boss-die", "clear", "unlock-from", "set", "tile", "throw-lock"),
    "discard-tile",
)
INSTEAD: Final = ("damage", "heal", "energy", "fame", "boss-fame", "draw", "fireling", "crystal")
# How large a number may be: beyond it the rules would cut it, or nobody could play with it.
NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "heal": (1, 12),
    "damage": (1, 12),
    "energy": (-20, 20),
    "fame": (-20, 20),
    "boss-fame": (-20, 20),
    "boss-hit": (1, 40),
    "strike": (1, 40),
    "pool": (1, 40),
    "value": (1, 20),
    "move": (1, 3),
    "move-boss": (1, 3),
    "draw": (1, 10),
    "extra-die": (1, 4),
    "extra-throw": (1, 10),
    "reroll": (1, 10),
    "cost": (-7, -1),
    "cap": (11, 12),
    "minion-hp": (-10, 10),
    "need": (-1, -1),
    "stride": (2, 3),
    "group": (1, 4),
    "space": (1, 1),
    "pay": (1, 20),
    "set-hp": (1, 12),
    "sweep-cost": (0, 1),
    "skip": (1, 5),
    "throw-lock": (1, 10),
}
