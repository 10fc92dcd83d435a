"""I-2.2, I-24.1: with how many HP a boss begins."""

from ungeheuer.games.island.rules.cards import Deck
from ungeheuer.games.island.rules.names import BossId
from ungeheuer.games.island.rules.state import Options


def start_hp(deck: Deck, options: Options, boss: BossId, players: int) -> int:
    """I-2.2, I-24.1: the sheet's HP; a house set may add some by the number of players.

    The house option adds some more, but not to the very first boss.
    """
    sheet = deck.bosses[boss]
    hp = sheet.hp[options.side]
    if options.side in sheet.added:
        hp = max(1, hp + sheet.added[options.side][players - 1])
    first = boss == deck.boss_order()[0] and options.side == "normal"
    return hp if first else max(1, hp + options.boss_hp)
