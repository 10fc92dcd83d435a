"""What the campaign of the stage has measured, as a table for docs/campaigns.md."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

HEAD: Final = (
    "| game | boss | players | by | language | ended | questions | measured | faults |",
    "|---|---|---|---|---|---|---|---|---|",
)


def row(game: dict[str, Any]) -> str:
    boss = ", ".join(filter(None, (game["boss"], game["side"]))) or game["game"]
    cells = (game["number"], boss, game["players"], game["hand"], game["language"], game["ended"])
    wrong = sum(fault["times"] for fault in game["faults"])
    told = (*cells, game["questions"], game["measured"], wrong)
    return f"| {' | '.join(map(str, told))} |"


def tabulated(folder: Path) -> str:
    """A row a game, the sums, and every kind of fault with the first place where it was seen."""
    games = [json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))]
    questions, measured = (sum(game[key] for game in games) for key in ("questions", "measured"))
    times: Counter[str] = Counter()
    where: dict[str, str] = {}
    for game in games:
        for fault in game["faults"]:
            times[fault["what"]] += fault["times"]
            told = f"game {game['number']}, {fault['rule']}, {fault.get('picture', 'no picture')}"
            where.setdefault(fault["what"], told)
    sums = f"{len(games)} games, {questions} questions, {measured} measurements."
    wrong = [f"- {what} ({count}; {where[what]})" for what, count in times.most_common()]
    return "\n".join([*HEAD, *map(row, games), "", sums, "", *wrong])
