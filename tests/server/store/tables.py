"""A table that is really played, as rows of its log."""

from tests.cardsets import HOUSE
from tests.server.store.batches import table
from ungeheuer.engine.match import Match, named
from ungeheuer.games import game
from ungeheuer.server.entries import AnyEntry, Opened, Played, SeatPlan, Started, to_text
from ungeheuer.server.names import Millis, PersonId, TableId
from ungeheuer.server.store import Batch, EntryRow
from ungeheuer.wire.messages import Policy

MOVES = (
    ("chance", "start 0"),
    ("chance", "hand 0 1 2 4"),
    ("chance", "hand 1 2 3 5"),
    ("chance", "hand 2 1 3 5"),
    ("chance", "deal 1 2 3"),
    ("0", "4@1a"),
)


def entries_of(*moves: tuple[str, str]) -> list[AnyEntry]:
    match = Match(game("mighty"), {"players": 3}, HOUSE["mighty"])
    seats = [SeatPlan(holder=PersonId(name), name=name) for name in ("Inga", "Frank", "Ani")]
    opened = Opened(
        game="mighty",
        rules=1,
        options=dict(match.options),
        cardset=named(match.cardset),
        host=PersonId("Inga"),
        policy=Policy(),
        seats=seats,
    )
    return [opened, Started(), *(Played(seat, move) for seat, move in moves)]


def played(id: str, *moves: tuple[str, str], state: str = "playing") -> Batch:
    """One batch with the whole table: its log, its row, its holders."""
    rows = [
        EntryRow(TableId(id), seq, Millis(seq), PersonId("Inga"), f"m{seq}", to_text(entry))
        for seq, entry in enumerate(entries_of(*(moves or MOVES)), start=1)
    ]
    return Batch(rows, table(id, state), {"0": PersonId("Inga"), "1": PersonId("Frank")})
