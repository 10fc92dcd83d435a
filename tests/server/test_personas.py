"""Bots as persons at tables: who they are is in the log, and everybody is told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import FAST, House, house
from tests.server.table_log import INGA, JUAN, LoggedTable
from tests.server.visits import at, entries, people, run, table
from ungeheuer.bots import LEVELS, USUAL
from ungeheuer.bots.personas import level_of, persona_of
from ungeheuer.engine.names import Seat
from ungeheuer.server import entries as log
from ungeheuer.server.names import PersonId
from ungeheuer.server.opening import rematch_of
from ungeheuer.server.summaries import table_card
from ungeheuer.wire import messages as up
from ungeheuer.wire.api import ImportRecord, SeatWish


def cards(logged: LoggedTable) -> dict[str, Any]:
    return {card.seat: card for card in table_card(logged.table).seats}


@pytest.mark.parametrize("level", LEVELS)
def test_six_bots_of_one_level_are_six_persons(level: str, tmp_path: Path) -> None:
    with house(f"sqlite:///{tmp_path}/t.db", FAST) as home:
        inga = people(home, 1)[0]
        id = table(home, inga, "mighty", *[SeatWish(who="bot", bot=level)] * 6)
        seats = told(home, id, inga)
        bots = [seat for seat in seats if seat["kind"] == "bot"]
        assert {seat["bot"] for seat in bots} == {level}
        assert len({seat["name"] for seat in bots}) == len({seat["persona"] for seat in bots}) == 6
        opened = entries(home, id)[0]
        assert isinstance(opened, log.Opened)
        assert [level_of(plan.bot) for plan in opened.seats] == [level] * 6


def told(home: House, id: Any, person: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []

    async def visit() -> None:
        async with at(home, id, person) as guest:
            await guest.until(lambda v: bool(v.table))
            found.extend(guest.table["seats"])

    run(visit)
    return found


def test_a_table_stored_earlier_keeps_its_names() -> None:
    """Its log says which level, and no more."""
    logged = LoggedTable("mighty", "inga", "bot:goblin", "bot:goblin")
    for seat in ("1", "2"):
        card = cards(logged)[seat]
        assert (card.kind, card.bot, card.name, card.persona) == ("bot", "goblin", "", "")


def test_a_person_whom_nobody_knows_any_more_still_plays() -> None:
    logged = LoggedTable("mighty", "inga", "bot:goblin-gone", "bot:goblin")
    card = cards(logged)["1"]
    assert (card.kind, card.bot, card.name, card.persona) == ("bot", "goblin", "", "")


def test_whoever_sits_down_later_is_somebody_else() -> None:
    logged = LoggedTable("mighty", "inga", "bot:goblin-fips", "juan", "", start=False)
    logged.perform(INGA, up.SeatBot(id="a", seat="3", bot="goblin-fips"))
    logged.perform(INGA, up.Start(id="s"))
    assert cards(logged)["3"].persona not in ("", "fips")


def test_a_stand_in_leaves_the_name_to_the_person() -> None:
    logged = LoggedTable("mighty", "inga", "juan", "bot:goblin")
    logged.perform(INGA, up.SeatBot(id="a", seat="1", bot="goblin"), away=100.0)
    card = cards(logged)["1"]
    assert (card.name, card.away, bool(card.persona)) == ("Juan", True, True)


def test_a_rematch_is_with_the_same_persons() -> None:
    logged = LoggedTable("timid", "inga", "bot:sphinx-quill")
    logged.perform(INGA, up.Resign(id="r", seat="dungeon"))
    again = rematch_of(logged.table, INGA, rotate=True)
    assert [plan.bot for plan in again.seats] == ["sphinx-quill", ""]


def test_a_record_names_bot_and_person(tmp_path: Path) -> None:
    logged = LoggedTable("timid", "inga", "bot:ogre-uff")
    logged.perform(INGA, up.Resign(id="r", seat="dungeon"))
    assert logged.table.match.names == ["Inga", "ogre-uff"]
    record = (Path(__file__).parents[1] / "games/timid/records").glob("*.json")
    data = json.loads(next(each for each in sorted(record)).read_text("utf-8"))
    data["seats"] = ["Inga", "ogre-uff"]
    with house(f"sqlite:///{tmp_path}/t.db", FAST) as home:
        inga = people(home, 1)[0]
        request = ImportRecord(record=json.dumps(data), policy=up.Policy())
        made = home.do(lambda: home.service.opening.from_record(request, PersonId(inga.person)))
        card = table_card(made).seats[1]
        assert (card.name, card.persona) == ("Uff", "uff")


def test_the_bot_that_plays_on_for_somebody_is_a_person() -> None:
    logged = LoggedTable("mighty", "inga", "juan", "bot:random")
    logged.perform(JUAN, up.Resign(id="r", seat="1"))
    bot = logged.table.seats[Seat("1")].bot
    persona = persona_of(bot)
    assert persona is not None
    assert persona.level == USUAL
    assert cards(logged)["1"].name == persona.name
