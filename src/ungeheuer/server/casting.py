"""Which persons the bots of a table are: no two the same, and the same for ever in its log."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ungeheuer.bots.personas import cast, cast_all
from ungeheuer.server.entries import SeatPlan
from ungeheuer.server.names import TableId
from ungeheuer.server.table import Table


def bot_for(table: Table, seat: str, bot: str) -> str:
    """The bot as somebody who does not sit at this table yet."""
    others = [each.bot for each in table.seats.values() if each.id != seat and each.bot]
    return cast(bot, others, f"{table.id} {seat}")


def cast_seats(plans: Sequence[SeatPlan], id: TableId) -> list[SeatPlan]:
    """The seats with which a table begins; whoever was somebody before stays who they are."""
    bots = cast_all([plan.bot for plan in plans], id)
    return [replace(plan, bot=bot) for plan, bot in zip(plans, bots, strict=True)]
