"""The games of the stage's campaign: which, how many play, by which hand, in which language.

`island`: all bosses on both sides with 1, 3 and 5 players, the Ultimate Challenge, and eleven more
of them. `mighty`: 3 to 6 players with every combination of the variants, and fourteen more.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

BOSSES: Final = ("crystal-dragon", "lithosaur", "lavalord")
SIDES: Final = ("normal", "advanced")
PLAYERS: Final = (3, 1, 5)
HANDS: Final = ("mouse", "touch", "keys")
LANGUAGES: Final = ("de", "en")
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

    def __str__(self) -> str:
        what = " ".join(filter(None, (self.boss, self.side))) or self.game
        return f"{what}, {self.players} players, {self.hand}, {self.language}"


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


PLANS: Final = {"island": planned, "mighty": castle}


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
