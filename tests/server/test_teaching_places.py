"""Teaching mode for people who leave, look on, or share a device."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.house import House, house
from tests.server.test_teaching import Learner, at_table, one_move, rules_of
from tests.server.visits import BOT, ME, at, people, run, table


def test_whoever_leaves_is_asked_nothing(tmp_path: Path) -> None:
    async def work(learner: Learner, home: House, id: str, host: Any) -> None:
        guest = learner.guest
        await to_a_task(learner)
        await guest.done("resign", seat="0")
        await guest.done("look", seat="spectator")
        await guest.settled()
        assert learner.task is None
        assert guest.table["state"] == "over"

    at_table("mighty", tmp_path, work)


async def to_a_task(learner: Learner) -> None:
    guest = learner.guest
    await guest.done("teach", seat="0", rules=rules_of("mighty"), row=9)
    while learner.task is None:
        await guest.settled()
        if guest.asked == "0" and guest.sync["decision"].get("ask"):
            await one_move(guest)


def test_others_do_not_wait_and_spectators_see_the_present(tmp_path: Path) -> None:
    """The table has gone on to whoever is asked next; the big screen looks as a spectator."""

    async def work(learner: Learner, home: House, id: str, host: Any) -> None:
        await to_a_task(learner)
        async with at(home, id, None, pictures=True, teaching=True) as screen:
            await screen.until(lambda g: g.asked == "0")
            assert not screen.got("task")
            assert screen.sync["moves"] > learner.guest.sync["moves"]
        await learner.guest.done("look", seat="spectator")
        await learner.guest.settled()
        assert learner.task is None
        await learner.guest.done("look", seat="0")
        await learner.guest.settled()
        assert learner.task is not None

    at_table("mighty", tmp_path, work)


def test_on_one_device_each_seat_has_its_own_tasks(tmp_path: Path) -> None:
    with house(f"sqlite:///{tmp_path / 'tables.db'}") as home:
        host = people(home, 1)[0]
        id = table(home, host, "mighty", ME, ME, BOT, start=True)

        async def session() -> None:
            async with at(home, id, host, teaching=True, look="0") as guest:
                learner = Learner(home, id, guest)
                await guest.done("teach", seat="0", rules=rules_of("mighty"))
                while learner.task is None:
                    await guest.settled()
                    here = guest.sync["seat"]
                    if guest.asked in {"0", "1"} and guest.asked != here:
                        await guest.done("look", seat=guest.asked)
                    elif guest.asked == here and guest.sync["decision"].get("ask"):
                        await one_move(guest)
                    elif guest.asked is None or here == "1":
                        await guest.done("look", seat="0")
                assert guest.sync["seat"] == "0"
                await guest.done("look", seat="1")
                await guest.settled()
                assert learner.task is None
                assert guest.sync["decision"] is not None

        run(session)
