"""How often a team of bots beats each boss: `ungeheuer balance --bot goblin -n 200`.

Every cell is one boss, side and number of players. Results are kept in a file, so that a run can be
interrupted and resumed; the table is printed as Markdown, beside the targets. The file can be put
into the game's folder as it is: set-up shows it (`measured`).
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Final

import msgspec

from ungeheuer.cli.arguments import positive
from ungeheuer.cli.screen import Screen
from ungeheuer.engine.cardset import chosen, label, labelled
from ungeheuer.games.island.game import RULES
from ungeheuer.games.island.measured import Cell, Figure, figures_in
from ungeheuer.games.island.rules.load_deck import BOSSES
from ungeheuer.lab.interval import wilson
from ungeheuer.lab.simulate import Spec
from ungeheuer.lab.simulate import run as run_matches
from ungeheuer.wire.files import read_text, write_text
from ungeheuer.words import Words

SIDES: Final = ("normal", "advanced")
PLAYERS: Final = (1, 2, 3, 4, 5)
BY_TARGET: Final = (2, 3, 4, 5)
# B-11.1: what competent play should reach by the book, as the mean of 2 to 5 players
TARGETS: Final = {
    ("crystal-dragon", "normal"): 0.75,
    ("crystal-dragon", "advanced"): 0.60,
    ("lithosaur", "normal"): 0.55,
    ("lithosaur", "advanced"): 0.40,
    ("lavalord", "normal"): 0.35,
    ("lavalord", "advanced"): 0.20,
}


def cells(
    bosses: Sequence[str],
    sides: Sequence[str],
    players: Sequence[int],
    *,
    even_odds: bool = False,
) -> list[Cell]:
    return [Cell(*each, even_odds) for each in product(bosses, sides, players)]


def measure(
    cell: Cell, bot: str, cards: str | None, numbers: tuple[int, int], workers: int
) -> Figure:
    first, games = numbers
    spec = Spec(RULES.name, cell.options(), [bot] * cell.players, cards)
    tally = run_matches(spec, first, games, workers, lambda _: None)
    # a victory of the team is split over its seats
    played = chosen(RULES.package, cards)
    return Figure(cell, bot, played.hash, first, games, sum(tally.wins), label(played))


def _hash(cards: str | None) -> str:
    return chosen(RULES.package, cards).hash


def _cards(given: str | None) -> str | None:
    """A shipped set by its label, or the text of a file."""
    if given is None or labelled(RULES.package, given) is not None:
        return given
    return read_text(given)


def table(figures: Sequence[Figure], words: Words) -> Iterator[str]:
    """One row for each boss and side, a column for each number of players, and two means."""
    counts = sorted({figure.cell.players for figure in figures})
    heads = [words.say(f"balance-column-{name}") for name in ("boss", "side", "target")]
    heads += [words.say("simulate-players", {"players": count}) for count in counts]
    heads += [words.say("balance-column-mean"), words.say("balance-column-mean-of-several")]
    yield "| " + " | ".join(heads) + " |"
    yield "|---" * len(heads) + "|"
    for boss, side in dict.fromkeys((each.cell.boss, each.cell.side) for each in figures):
        row = {f.cell.players: f for f in figures if (f.cell.boss, f.cell.side) == (boss, side)}
        target = TARGETS.get((boss, side))
        told = [boss, side, _percent(target) if target else "–"]
        told += [_share_text(row[count]) if count in row else "–" for count in counts]
        told += [_mean(row, counts), _mean(row, BY_TARGET)]
        yield "| " + " | ".join(told) + " |"


def _mean(row: Mapping[int, Figure], counts: Sequence[int]) -> str:
    shares = [row[count].share() for count in counts if count in row]
    return _percent(sum(shares) / len(shares)) if shares else "–"


def _share_text(figure: Figure) -> str:
    low, high = wilson(figure.share(), figure.games)
    return f"{_percent(figure.share())} ({100 * low:.0f}–{100 * high:.0f})"


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def known(path: Path) -> list[Figure]:
    if not path.exists():
        return []
    return figures_in(path.read_bytes())


def arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("--bot", default="goblin", help=words.say("help-balance-bot"))
    parser.add_argument("-n", type=positive, default=200, help=words.say("help-balance-number"))
    parser.add_argument("--first", type=int, default=1, help=words.say("help-first-seed"))
    parser.add_argument("--cards", metavar="FILE", help=words.say("help-cardset"))
    parser.add_argument("--file", default="balance.json", help=words.say("help-balance-file"))
    parser.add_argument("--bosses", default=",".join(BOSSES), help=words.say("help-balance-bosses"))
    parser.add_argument("--sides", default=",".join(SIDES), help=words.say("help-balance-sides"))
    parser.add_argument(
        "--players",
        type=positive,
        nargs="+",
        default=list(PLAYERS),
        help=words.say("help-balance-players"),
    )
    parser.add_argument(
        "--even-odds", action="store_true", help=words.say("help-balance-even-odds")
    )
    parser.add_argument(
        "--workers", type=positive, default=os.cpu_count() or 1, help=words.say("help-workers")
    )


def run(args: argparse.Namespace, screen: Screen) -> int:
    args.game = RULES.name
    text = _cards(args.cards)
    path = Path(args.file)
    figures = known(path)
    names = args.bosses.split(","), args.sides.split(",")
    for cell in cells(*names, args.players, even_odds=args.even_odds):
        same = (cell, args.bot, _hash(text), args.first, args.n)
        if any((f.cell, f.bot, f.cards, f.first, f.games) == same for f in figures):
            continue
        figures.append(measure(cell, args.bot, text, (args.first, args.n), args.workers))
        write_text(args.file, msgspec.json.encode(figures).decode())
        print(
            f"{cell.boss} {cell.side} {cell.players}: {_share_text(figures[-1])}", file=sys.stderr
        )
    same_table = (args.bot, _hash(text), args.even_odds)
    mine = [f for f in figures if (f.bot, f.cards, f.cell.even_odds) == same_table]
    screen.plain("\n".join(table(mine, screen.words)))
    return 0
