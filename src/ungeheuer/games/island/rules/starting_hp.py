"""I-2.2, I-24.1: with how many HP a boss begins."""

from ungeheuer.games.island.rules.cards import Deck
from ungeheuer.games.island.rules.names import BossId
from ungeheuer.games.island.rules.state import Options


def start_hp(deck: Deck, options: Options, boss: BossId, players: int) -> int:
    """I-2.2, I-24.1: the sheet's HP, whatever the number of players.

    House rules add to it by that number: `even_odds`, version 2 of the set `house`, and an option
    of earlier versions, which spares the normal side of the very first boss.
    """
    sheet = deck.bosses[boss]
    hp = sheet.hp[options.side]
    for house_rule in (sheet.added, sheet.even if options.even_odds else {}):
        if options.side in house_rule:
            hp = max(1, hp + house_rule[options.side][players - 1])
    return hp if _spared(deck, options, boss) else max(1, hp + options.boss_hp)


def house_ruled(deck: Deck, options: Options, boss: BossId) -> bool:
    """Whether a house rule gives this boss its HP by the number of players (I-24.1)."""
    agreed = options.boss_hp != 0 and not _spared(deck, options, boss)
    return options.even_odds or agreed or options.side in deck.bosses[boss].added


def _spared(deck: Deck, options: Options, boss: BossId) -> bool:
    return boss == deck.boss_order()[0] and options.side == "normal"
