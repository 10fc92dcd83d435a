"""The games of the stage's campaign: which, how many play, by which hand, in which language.

`island`: all bosses on both sides with 1, 3 and 5 players, the Ultimate Challenge, and eleven more
of them. `mighty`: 3 to 6 players with every combination of the variants, and fourteen more.
`timid`: both roles, single games and matches of two (O-1), by every hand in every language, and six
more; with every amount of help, and all that hints say where there is most of it.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

BOSSES: Final = ("crystal-dragon", "lithosaur", "lavalord")
SIDES: Final = ("normal", "advanced")
PLAYERS: Final = (3, 1, 5)
HANDS: Final = ("mouse", "touch", "keys")
LANGUAGES: Final = ("de", "en")
HELPS: Final = ("off", "some", "full")
ROLES: Final = ("character", "dungeon")
TWO_GAMES: Final = "two games"
GAMES: Final = 30


class Planned(NamedTuple):
    number: int
    boss: str
    side: str
    players: int
    hand: str
    language: str
    game: str = "island"

    @property
    def seed(self) -> int:
        """Of the dice, of the bots and of whoever taps."""
        return self.number

    @property
    def help(self) -> str:
        """How much of it; nothing where everybody has what one begins with."""
        at = self.number - 1
        return HELPS[(at // 2 + at // 6) % 3] if self.game == "timid" else ""

    def __str__(self) -> str:
        what = " ".join(filter(None, (self.boss, self.side))) or self.game
        told = (what, f"{self.players} players", self.hand, self.language, self.help)
        return ", ".join(filter(None, told))


def planned(number: int) -> Planned:
    """Game 19 is the challenge; the first 18 are all combinations, the others begin anew."""
    at = number - 1 if number < 19 else number - 2
    boss = "ultimate" if number == 19 else BOSSES[at % 3]
    side = SIDES[at // 3 % 2]
    players = PLAYERS[at // 6 % 3]
    return Planned(number, boss, side, players, HANDS[number // 2 % 3], LANGUAGES[number % 2])


def castle(number: int) -> Planned:
    """`boss` and `side` say which variants are on."""
    at = number - 1
    king, chain = ("", "king")[at // 4 % 2], ("", "chain")[at // 8 % 2]
    hand, language = HANDS[at // 2 % 3], LANGUAGES[at // 3 % 2]
    return Planned(number, king, chain, 3 + at % 4, hand, language, "mighty")


def cellar(number: int) -> Planned:
    """`boss` says who one is, `side` whether roles are changed for a second game."""
    at = number - 1
    role, side = ROLES[at % 2], ("", TWO_GAMES)[at // 12 % 2]
    hand, language = HANDS[at // 2 % 3], LANGUAGES[at // 6 % 2]
    return Planned(number, role, side, 2, hand, language, "timid")


PLANS: Final = {"island": planned, "mighty": castle, "timid": cellar}


def plan(told: Any) -> list[Planned]:
    """All games, or those that the command names."""
    games = [PLANS[told.game](number) for number in range(1, GAMES + 1)]
    return [
        each
        for each in games
        if (not told.games or each.number in told.games)
        and told.hand in (None, each.hand)
        and told.language in (None, each.language)
    ]
