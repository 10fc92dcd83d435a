"""Teaching mode at real tables: work handed back, checked, explained; nothing is told early."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, house
from tests.server.visits import BOT, ME, OPEN, Guests, at, entries, live, people, run, table
from ungeheuer.engine.names import Seat
from ungeheuer.games import NAMES, manifest
from ungeheuer.server import entries as log

LEARNS = [name for name in NAMES if manifest(name).tasks is not None]
SEATS = {"mighty": [ME, BOT, BOT], "timid": [BOT, ME], "island": [ME, BOT]}
HERE = {"mighty": "0", "timid": "character", "island": "0"}


def rules_of(game: str) -> list[str]:
    brings = manifest(game).tasks
    assert brings is not None
    return [*brings.load().rules]


class Learner:
    """Somebody who does all the work that is handed back: right, wrong, shown in turn."""

    def __init__(self, home: House, id: str, guest: Guests) -> None:
        self.home, self.id, self.guest = home, id, guest
        self.verdicts: list[dict[str, Any]] = []

    @property
    def task(self) -> dict[str, Any] | None:
        """The task that waits, if the last view stops at one."""
        for frame in reversed(self.guest.frames):
            message: dict[str, Any] = json.loads(frame)
            if message["type"] in {"task", "sync"}:
                return message if message["type"] == "task" else None
        return None

    def right(self) -> list[str]:
        """As the table knows it; this client has not been told."""
        halt = live(self.home, self.id).teaching.halt(Seat(self.guest.sync["seat"]))
        assert halt is not None
        return [*halt.task.right]

    async def answer(self, how: str) -> dict[str, Any]:
        task, right = self.task, self.right()
        assert task is not None
        said = {"seat": task["seat"], "task": task["task"]}
        given = {"right": right, "wrong": wrong(task, right), "show": []}[how]
        await self.guest.done("task-answer", **said, answer=given, show=how == "show")
        verdict: dict[str, Any] = self.guest.got("judged")[-1]
        assert verdict["task"] == task["task"]
        assert verdict["right"] is {"right": True, "wrong": False, "show": None}[how]
        self.verdicts.append(verdict)
        return verdict


def wrong(task: dict[str, Any], right: list[str]) -> list[str]:
    """Another answer that could be given."""
    names = [choice["name"] for choice in task["choices"]]
    if task["kind"] == "amounts":
        return [str(int(right[0]) + 1), *right[1:]]
    if task["kind"] == "one":
        return [next(name for name in names if [name] != right)]
    return [name for name in names if name not in right] or []


async def play_on(learner: Learner, hows: list[str], most: int = 400) -> None:
    """Play to the end, answering tasks as they come."""
    guest, number = learner.guest, 0
    for _ in range(most):
        await guest.settled()
        if learner.task is not None:
            await learner.answer(hows[number % len(hows)])
            number += 1
        elif guest.table["state"] == "over" and guest.sync["result"] is not None:
            return
        elif guest.asked == guest.sync["seat"] and guest.sync["decision"].get("ask"):
            await one_move(guest)
        else:
            await guest.read()  # a bot thinks
    raise AssertionError("the match did not end")


async def one_move(guest: Guests) -> None:
    """Any answer: the first listed one, or all pieces of a question that is not listed."""
    ask = guest.sync["decision"]["ask"]
    moves = [move["text"] for move in ask["moves"]]
    useful = [move for move in moves if move != "give-up"] or moves
    await guest.done("move", seat=guest.sync["seat"], move=useful[0], seen=guest.version)


def at_table(game: str, tmp_path: Path, work: Callable[..., Any], **how: Any) -> None:
    with house(f"sqlite:///{tmp_path / 'tables.db'}") as home:
        host = people(home, 1)[0]
        id = table(home, host, game, *SEATS[game], start=True)

        async def session() -> None:
            async with at(home, id, host, pictures=True, teaching=True, **how) as guest:
                await work(Learner(home, id, guest), home, id, host)

        run(session)


HOWS = ["right", "wrong", "right", "show"]
MATCHES = {"timid": 12}  # in a short one few monsters are turned up


@pytest.mark.long
@pytest.mark.parametrize("game", LEARNS)
def test_a_whole_match_with_all_work_handed_back(game: str, tmp_path: Path) -> None:
    """Right, wrong and shown answers; the table goes on as it says."""
    met: list[bool | None] = []

    async def work(learner: Learner, home: House, id: str, _: Any) -> None:
        await learner.guest.done("teach", seat=HERE[game], rules=rules_of(game), row=9)
        first = len(met) % len(HOWS)
        await play_on(learner, HOWS[first:] + HOWS[:first])
        judged = [entry.right for entry in entries(home, id) if isinstance(entry, log.Judged)]
        assert judged == [verdict["right"] for verdict in learner.verdicts]
        counts = learner.guest.got("teaching")[-1]["rules"]
        assert sum(each["right"] for each in counts) == judged.count(True)
        assert sum(each["wrong"] for each in counts) == judged.count(False)
        assert learner.guest.sync["moves"] == len(live(home, id).match.history)
        met.extend(judged)

    for number in range(MATCHES.get(game, 1)):
        if {*met} != {True, False, None}:
            folder = tmp_path / str(number)
            folder.mkdir()
            at_table(game, folder, work)
    assert {*met} == {True, False, None}


def told_events(guest: Guests) -> list[Any]:
    """The story as a client keeps it."""
    story: list[Any] = []
    for message in guest.got("sync"):
        sync = message["sync"]
        assert sync.get("told", 0) <= len(sync["events"])
        known = [event for event in story if event["move"] <= sync["since"]]
        retold = story[len(known) :]
        assert retold[: sync.get("told", 0)] == sync["events"][: sync.get("told", 0)]
        story = known + sync["events"]
    return story


@pytest.mark.parametrize("game", LEARNS)
def test_the_story_is_whole_and_no_event_is_new_twice(game: str, tmp_path: Path) -> None:
    async def work(learner: Learner, home: House, id: str, _: Any) -> None:
        await learner.guest.done("teach", seat=HERE[game], rules=rules_of(game), row=9)
        await play_on(learner, ["right"])
        match = live(home, id).match
        seat = Seat(HERE[game])
        codes = [note.event.code for e in match.history for note in e.notes if note.reaches(seat)]
        assert [event["code"] for event in told_events(learner.guest)] == codes

    at_table(game, tmp_path, work)


@pytest.mark.long
@pytest.mark.parametrize("game", LEARNS)
def test_nothing_that_follows_a_task_is_told_before_it_is_answered(
    game: str, tmp_path: Path
) -> None:
    """Whatever the client says meanwhile: no frame knows of a later move, event or end."""

    async def work(learner: Learner, home: House, id: str, host: Any) -> None:
        guest, seat = learner.guest, HERE[game]
        await guest.done("teach", seat=seat, rules=rules_of(game), row=9)
        for _ in range(300):
            await guest.settled()
            if learner.task is not None:
                first = len(guest.frames)
                await pester(guest, seat, id)
                check_silent(learner, guest.frames[first:])
                async with at(home, id, host, teaching=True, recent=5) as other:
                    await other.settled()
                    check_silent(learner, other.frames)
                await learner.answer("right")
            elif guest.table["state"] == "over":
                break
            elif guest.asked == seat and guest.sync["decision"].get("ask"):
                await one_move(guest)
            else:
                await guest.read()
        assert learner.verdicts or game == "timid"  # where no monster may be turned up

    at_table(game, tmp_path, work)


async def pester(guest: Guests, seat: str, id: str) -> None:
    """All that a client may ask, now that it should wait."""
    for kind in ("why", "move"):
        more = {"seen": guest.version} if kind == "move" else {}
        assert await guest.refused(kind, seat=seat, move="give-up", **more) == "task-first"
    for kind in ("undo", "redo"):
        assert await guest.refused(kind, seat=seat, seen=guest.version) == "task-first"
    assert await guest.refused("hint", seat=seat) == "task-first"
    assert (await guest.ask("aid", seat=seat))["aid"] is None
    await guest.done("say", text="wait a moment")
    await guest.ask("story", seat=seat, before=10_000)
    assert await guest.refused("task-answer", seat=seat, task=learner_task(guest), answer=["x"])


def learner_task(guest: Guests) -> str:
    return str(guest.got("task")[-1]["task"])


def check_silent(learner: Learner, frames: list[str]) -> None:
    teaching = live(learner.home, learner.id).teaching
    halt = teaching.halt(Seat(HERE[learner.guest.table["game"]]))
    assert halt is not None
    allowed = halt.told_to(Seat(HERE[learner.guest.table["game"]]))
    for frame in frames:
        message = json.loads(frame)
        assert message["type"] != "judged"
        if message["type"] == "ack":
            assert message["version"] <= learner.guest.version
        if message["type"] == "table":
            assert (message["state"], message["result"], message["hold"]) == ("playing", None, None)
        if message["type"] == "task":
            assert not {"right", "correct", "why", "cites"} & message.keys()
        if message["type"] in {"sync", "story"}:
            told = message.get("sync", message)
            moves = halt.place.moves
            assert told.get("moves", 0) <= moves
            assert sum(event["move"] == moves + 1 for event in told["events"]) <= allowed
            assert all(event["move"] <= moves + 1 for event in told["events"])
            assert told.get("decision") is None
            assert told.get("result") is None


def test_a_client_that_does_not_learn_sees_nothing_new(tmp_path: Path) -> None:
    """Its frames are those of a table without teaching, byte by byte but for ids."""

    async def work(learner: Learner, home: House, id: str, host: Any) -> None:
        await learner.guest.done("teach", rules=rules_of("mighty"))
        async with at(home, id, host, pictures=True) as plain, at(home, id, None) as stranger:
            await play_on(learner, ["right", "show"])
            for guest in (plain, stranger):
                await guest.settled()
                assert not guest.got("task") + guest.got("judged") + guest.got("teaching")
                assert not any("told" in message["sync"] for message in guest.got("sync"))
                assert guest.sync["moves"] == len(live(home, id).match.history)
                tables = [frame for frame in guest.frames if '"type":"table"' in frame]
                assert len(tables) <= 2  # as it was, and its end

    at_table("mighty", tmp_path, work)


def test_a_rule_that_sits_is_done_by_the_table_again(tmp_path: Path) -> None:
    async def work(learner: Learner, home: House, id: str, _: Any) -> None:
        await learner.guest.done("teach", seat="0", rules=["M-4.2"], row=2)
        await play_on(learner, ["wrong", "right", "right"])
        assert [v["right"] for v in learner.verdicts] == [False, True, True]
        assert learner.verdicts[-1]["count"]["sits"]
        assert {v["rule"] for v in learner.verdicts} == {"M-4.2"}

    at_table("mighty", tmp_path, work)


def test_all_that_waits_can_be_skipped(tmp_path: Path) -> None:
    async def work(learner: Learner, home: House, id: str, _: Any) -> None:
        guest = learner.guest
        await guest.done("teach", seat="0", rules=rules_of("mighty"), row=9)
        while True:
            await guest.settled()
            if learner.task is not None:
                break
            if guest.asked == "0" and guest.sync["decision"].get("ask"):
                await one_move(guest)
            else:
                await guest.read()
        skipped = []
        while learner.task is not None or guest.asked != "0":
            if learner.task is None:
                await guest.read()  # a bot thinks, and what it does may bring another task
                continue
            skipped.append(guest.sync["moves"])
            await guest.done("skip-tasks", seat="0")
            assert guest.sync["moves"] <= len(live(home, id).match.history)
        assert skipped == sorted(set(skipped))  # none of them waited again
        assert not learner.verdicts

    at_table("mighty", tmp_path, work)


def test_only_the_host_decides_for_all_and_each_for_themselves(tmp_path: Path) -> None:
    with house(f"sqlite:///{tmp_path / 'tables.db'}") as home:
        host, guest = people(home, 2)
        id = table(home, host, "mighty", ME, OPEN, BOT)

        async def session() -> None:
            async with at(home, id, host, teaching=True) as one, at(home, id, guest) as other:
                await other.done("take", seat="1", name="Guest")
                assert await other.refused("teach", rules=["M-4.2"]) == "not-host"
                assert await other.refused("teach", seat="0", rules=["M-4.2"]) == "not-your-seat"
                assert await one.refused("teach", rules=["no-rule"]) == "no-such-task"
                await one.done("teach", rules=["M-4.2"], row=1)
                await other.done("teach", seat="1", rules=[])
                teaching = live(home, id).teaching
                assert teaching.handed("0") == ["M-4.2"]
                assert teaching.handed("1") == []
                await other.done("teach", seat="1")
                assert teaching.handed("1") == ["M-4.2"]
                assert one.got("teaching")[-1]["all"] == ["M-4.2"]

        run(session)


def test_a_task_waits_over_a_restart_of_the_server(tmp_path: Path) -> None:
    """And so do the counts; a second window stops at the same place."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    kept: dict[str, Any] = {}
    with house(database) as home:
        host = people(home, 1)[0]
        id = table(home, host, "mighty", *SEATS["mighty"], start=True)

        async def before() -> None:
            async with at(home, id, host, teaching=True) as guest:
                learner = Learner(home, id, guest)
                await guest.done("teach", seat="0", rules=["M-4.2", "M-5.1"], row=9)
                while len(learner.verdicts) < 1 or learner.task is None:
                    await guest.settled()
                    if learner.task is not None:
                        await learner.answer("wrong")
                    elif guest.asked == "0" and guest.sync["decision"].get("ask"):
                        await one_move(guest)
                kept.update(task=learner.task, sync=guest.sync)

        run(before)
    with house(database) as home:

        async def after() -> None:
            async with at(home, id, host, teaching=True) as guest:
                learner = Learner(home, id, guest)
                await guest.settled()
                assert learner.task == kept["task"]
                assert guest.sync["view"] == kept["sync"]["view"]
                assert guest.sync["version"] == kept["sync"]["version"]
                async with at(home, id, host, teaching=True) as second:
                    await learner.answer("right")
                    await second.settled()
                    assert second.sync["version"] == guest.sync["version"]

        run(after)


def test_what_was_taken_back_is_asked_about_anew(tmp_path: Path) -> None:
    async def work(learner: Learner, home: House, id: str, _: Any) -> None:
        guest, again = learner.guest, 0
        await guest.done("teach", seat="0", rules=["M-3.4"], row=9)
        while not again:
            await guest.settled()
            assert guest.table["state"] == "playing"
            if learner.task is not None:
                own = learner.task["params"]["player"] == 0
                task, _ = learner.task, await learner.answer("show")
                await guest.settled()
                if not own or learner.task is not None:
                    continue
                taken = await guest.ask("undo", seat="0", seen=guest.version)
                if taken["type"] == "ack":
                    await guest.done("redo", seat="0", seen=guest.version)
                    assert learner.task == task
                    again += 1
            elif guest.asked == "0" and guest.sync["decision"].get("ask"):
                dear = [move for move in guest.moves if costs(guest, move)]
                await guest.move(dear[0] if dear else None)

    at_table("mighty", tmp_path, work)


def costs(guest: Guests, move: str) -> bool:
    """Whether something lies where this move goes."""
    place, side = int(move[2]) - 1, "ab".index(move[3])
    return guest.sync["view"]["places"][place]["monsters"][side] is not None
