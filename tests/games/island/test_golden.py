"""A readable playthrough: the worked turn with its questions, events and reasons."""

from tests.games.island.table import Table, compare_golden
from tests.games.island.test_examples import worked_turn
from ungeheuer.words import Words

TURN = """
    volcano minion@2 fame@4 | draw shield | draw soldier
    roll foot fame claw heart*2 wrench | throw heart*2 wrench | roll claw foot energy | keep
    foot 0 > 4 | fame steal fame@4 | ally ninjas | foot 0 > 3 | unlock claw@3
    activate ST01 | foot~ 0 > 2 | attack claw*3 | hit shield | hit soldier | hit boss | energy
    buy 1 | reveal E08 | pay | reveal K05
"""
MOST = 12  # answers shown in one line
NAMES = ("Pagurah", "H.A.D.E.S.", "Rex Florae")


def asked(table: Table) -> str:
    moves = table.legal()
    shown = " | ".join(moves[:MOST]) or "…"
    more = f" | … {len(moves) - MOST} more" if len(moves) > MOST else ""
    return f"{table.asked()}? {shown}{more}"


def told(table: Table, words: Words, since: int) -> list[str]:
    return [f"    {words.event('island', e)} ({e.cited()})" for e in table.told[since:]]


def test_the_worked_turn_as_it_is_told() -> None:
    table = worked_turn()
    words = Words("en").at_table(["0", "1", "2"], NAMES)
    lines = told(table, words, 0)
    for text in [part.strip() for part in TURN.replace("\n", "|").split("|") if part.strip()]:
        lines += [asked(table), f"  {text}"]
        since = len(table.told)
        table.play(text)
        lines += told(table, words, since)
    compare_golden("worked-turn.txt", "\n".join([*lines, asked(table)]) + "\n")
