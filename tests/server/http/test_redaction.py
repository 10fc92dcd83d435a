"""Record and replay of a running match tell a seat no more than its view does."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.house import House, house
from tests.server.http.asking import EASY, Api, Played, a_table, one_move
from tests.server.players import one_table
from tests.server.worlds import Line, Script, half_played, worlds
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR, Seat
from ungeheuer.engine.retrace import Retrace
from ungeheuer.server.routes.replays import LONGEST
from ungeheuer.testing.worlds import shown_in
from ungeheuer.wire.files import decode_record
from ungeheuer.wire.sync import encode

CASES = [("mighty", 0), ("mighty", 1), ("timid", 4), ("timid", 7)]  # none of them is over


@pytest.fixture(scope="module")
def mighty(home: House) -> Played:
    """Everybody has a hand, and only a few cards lie openly."""
    return a_table(home, "mighty", {"players": 3}, people=3, moves=8)


@pytest.fixture(scope="module")
def timid(home: House) -> Played:
    return a_table(home, "timid", {}, people=2, moves=8)


@pytest.fixture(params=["mighty", "timid"])
def played(request: pytest.FixtureRequest) -> Played:
    played: Played = request.getfixturevalue(request.param)
    return played


def moves_of(asker: Api, table: Played, query: str = "") -> list[tuple[str, str]]:
    answer = asker.get(f"/api/tables/{table.id}/record{query}")
    assert answer.status == 200
    assert "attachment" in answer.headers["content-disposition"]
    record = decode_record(answer.text, "record")
    assert record.result is None
    assert not record.positions  # hashes of what is hidden
    return record.moves


def test_a_record_hides_what_the_asking_seat_may_not_know(played: Played) -> None:
    match = played.table().match
    whole = [(str(entry.seat), entry.move.text) for entry in match.history]
    for seat, asker in played.people.items():
        moves = moves_of(asker, played)
        assert moves == moves_of(asker, played, f"?seat={seat}")
        assert len(moves) == len(whole)
    for number, (mover, text) in enumerate(moves_of(Api(played.home.port), played)):
        entry = match.history[number]
        assert (mover, text) == (entry.seat, match.game.redacted(entry.move, entry.seat, SPECTATOR))
    assert moves_of(Api(played.home.port), played) != whole


def test_in_mighty_a_hand_is_in_the_record_of_its_owner_only(mighty: Played) -> None:
    match = mighty.table().match
    hands = [e.move.text for e in match.history if e.move.text.startswith("hand ")]
    assert hands
    for seat, asker in mighty.people.items():
        shown = {text for _, text in moves_of(asker, mighty) if text.startswith("hand ")}
        for text in hands:
            assert (text in shown) == (text.split()[1] == seat)


def test_the_eyes_of_others_cannot_be_borrowed(played: Played) -> None:
    first, second, *_ = played.people
    for path in ("record", "replay", "replay/3"):
        answer = played.people[first].get(f"/api/tables/{played.id}/{path}?seat={second}")
        assert (answer.status, answer.code) == (403, "not-your-seat")
        nobody = Api(played.home.port).get(f"/api/tables/{played.id}/{path}?seat={second}")
        assert nobody.code == "not-your-seat"
        nowhere = played.people[first].get(f"/api/tables/{played.id}/{path}?seat=9")
        assert (nowhere.status, nowhere.code) == (404, "no-such-seat")
        spectator = played.people[first].get(f"/api/tables/{played.id}/{path}?seat=spectator")
        assert spectator.status == 200


def test_a_replay_shows_the_moment_as_the_seat_saw_it(played: Played) -> None:
    match = played.table().match
    for seat, asker in played.people.items():
        for move in range(len(match.history) + 1):
            replay = asker.get(f"/api/tables/{played.id}/replay/{move}").json
            assert (replay["move"], replay["total"], replay["secrets"]) == (
                move,
                len(match.history),
                None,
            )
            assert replay["sync"]["seat"] == seat
            assert len(replay["moves"]) == move
            decision = replay["sync"]["decision"]
            assert decision["seat"] == seat or "ask" not in decision
            assert all(event["move"] == move for event in replay["sync"]["events"])


def test_a_long_match_can_be_read_in_pages(played: Played) -> None:
    path = f"/api/tables/{played.id}/replay"
    for asker in played.people.values():
        whole = asker.get(f"{path}/8?since=0").json
        pages = [asker.get(f"{path}/{n + 4}?since={n}&first={n}").json for n in (0, 4)]
        assert [move for page in pages for move in page["moves"]] == whole["moves"]
        events = [event for page in pages for event in page["sync"]["events"]]
        assert events == whole["sync"]["events"]


def test_events_can_be_asked_for_from_the_beginning(played: Played) -> None:
    asker = next(iter(played.people.values()))
    sync = asker.get(f"/api/tables/{played.id}/replay/8?since=0").json["sync"]
    assert sync["since"] == 0
    assert len({event["move"] for event in sync["events"]}) > 1


def test_who_wants_them_gets_pictures_between_the_events(played: Played) -> None:
    """The same in a moment and in a reel: what the seat saw once each event had happened."""
    match = played.table().match
    for seat, asker in played.people.items():
        path = f"/api/tables/{played.id}/replay"
        sync = asker.get(f"{path}/8?since=0&pictures=true").json["sync"]
        assert "pictures" not in asker.get(f"{path}/8?since=0").json["sync"]
        twin = match.branch(8)
        seen = json.loads(encode(Retrace(twin).pictures(Seat(seat), 0)))
        assert shown_in(sync)[:-1] == seen[:-1]
        assert sync["pictures"]
        for moment in asker.get(f"{path}?first=0&last=8&pictures=true").json["moments"]:
            one = asker.get(f"{path}/{moment['moves']}?pictures=true").json["sync"]
            assert one.get("pictures") == moment.get("pictures")


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("replay/9999", 404, "no-such-move"),
        ("replay?first=9999", 404, "no-such-move"),
        ("replay?first=-1", 400, "bad-message"),
        ("replay?secrets=true", 409, "still-running"),
        ("replay/-1", 404, "no-such-page"),
        ("replay/x", 404, "no-such-page"),
        ("replay/1?secrets=true", 409, "still-running"),
        ("replay/1?secrets=perhaps", 400, "bad-message"),
        ("record?secrets=true", 400, "bad-message"),
        ("course", 409, "still-running"),
    ],
)
def test_what_a_running_match_does_not_tell(
    mighty: Played, path: str, status: int, code: str
) -> None:
    answer = mighty.people["0"].get(f"/api/tables/{mighty.id}/{path}")
    assert (answer.status, answer.code) == (status, code)


def test_a_reel_is_made_of_the_moments_that_can_be_asked_for_alone(played: Played) -> None:
    total = len(played.table().match.history)
    for asker in (*played.people.values(), Api(played.home.port)):
        reel = asker.get(f"/api/tables/{played.id}/replay").json
        assert (reel["first"], reel["total"], reel["secrets"]) == (0, total, None)
        for move, moment in enumerate(reel["moments"]):
            alone = asker.get(f"/api/tables/{played.id}/replay/{move}").json
            assert moment == alone["sync"]
        assert len(reel["moments"]) == total + 1


def test_a_reel_begins_and_ends_where_it_is_told_to(mighty: Played) -> None:
    def moves(query: str) -> list[int]:
        reel = mighty.people["0"].get(f"/api/tables/{mighty.id}/replay?{query}").json
        return [moment["moves"] for moment in reel["moments"]]

    assert moves("first=2&last=5") == [2, 3, 4, 5]
    assert moves("first=5&last=2") == [5]
    assert moves("first=6&last=999") == [6, 7, 8]
    assert moves("first=8") == [8]


def test_where_hints_are_not_allowed_a_replay_gives_none_before_the_end(home: House) -> None:
    asker = Api(home.port).somebody()
    request = {
        "game": "timid",
        "seats": [{"who": "me"}, {"who": "me"}],
        "policy": {"hints": False},
        "start": True,
    }
    id = asker.post("/api/tables", request).json["table"]
    assert asker.get(f"/api/tables/{id}/replay/1").json["sync"]["aid"] is None
    reel = asker.get(f"/api/tables/{id}/replay?seat=dungeon").json
    assert all(moment["aid"] is None for moment in reel["moments"])


@pytest.mark.parametrize("name", ["mighty", "timid", "island"])
def test_after_the_end_a_reel_is_cut_where_it_is_long_and_tells_all(
    home: House, api: Api, name: str
) -> None:
    options = {} if name == "timid" else {"players": 3}
    played = a_table(home, name, options, people=2 if name == "timid" else 3, moves=50)
    for seat in played.people:
        if played.table().status != "over":
            played.resign(seat)
    seat, at = next(iter(played.people)), f"/api/tables/{played.id}/replay"
    reel = api.get(f"{at}?seat={seat}&secrets=true").json
    assert len(reel["moments"]) == len(reel["secrets"]) == min(LONGEST, reel["total"] + 1)
    for move, moment in enumerate(reel["moments"]):
        assert reel["secrets"][move][seat] == moment["view"]
        if move % 7 == 0:
            alone = api.get(f"{at}/{move}?seat={seat}&secrets=true").json
            assert (moment, reel["secrets"][move]) == (alone["sync"], alone["secrets"])


def test_after_the_end_everything_is_open(home: House, api: Api) -> None:
    played = a_table(home, "mighty", {"players": 3}, people=3, moves=9)
    for seat in played.people:
        played.resign(seat)
    assert api.get(f"/api/tables/{played.id}").json["state"] == "over"
    match = played.table().match
    record = decode_record(api.get(f"/api/tables/{played.id}/record").text, "record")
    assert record.moves == [(entry.seat, entry.move.text) for entry in match.history]
    assert record.positions == match.checkpoints()
    replay = api.get(f"/api/tables/{played.id}/replay/9?seat=1&secrets=true").json
    assert set(replay["secrets"]) == {"0", "1", "2"}
    assert replay["sync"]["view"] == replay["secrets"]["1"]
    assert api.get(f"/api/tables/{played.id}/replay/9?seat=1").json["secrets"] is None


def test_how_it_came_about_is_told_after_the_end_where_a_game_tells_it(
    home: House, api: Api
) -> None:
    quiet = a_table(home, "mighty", {"players": 3}, people=3, moves=9)
    told = a_table(home, "island", {"players": 2}, people=2, moves=24)  # too few to end it
    for table in (quiet, told):
        for seat in table.people:
            table.resign(seat)
    assert api.get(f"/api/tables/{quiet.id}/course").json == {"chapters": [], "deeds": {}}
    course = api.get(f"/api/tables/{told.id}/course").json
    turns = told.table().match.state.turn
    assert [chapter["number"] for chapter in course["chapters"]] == [*range(1, turns + 1)]
    assert set(course["deeds"]) == {"0", "1"}


def test_where_only_seats_may_look_others_see_nothing(home: House, api: Api) -> None:
    inga = api.somebody()
    seats = [{"who": "me"}, {"who": "me"}]
    request = {"game": "timid", "seats": seats, "policy": {"watch": "seats"}, "start": True}
    id = inga.post("/api/tables", request).json["table"]
    for path in ("record", "replay", "replay/0", "course"):
        for stranger in (api, api.somebody()):
            answer = stranger.get(f"/api/tables/{id}/{path}")
            assert (answer.status, answer.code) == (403, "not-watching")
        assert inga.get(f"/api/tables/{id}/{path}").status == (409 if path == "course" else 200)


# -- two worlds


def answers_to(path: Path, match: Match, line: Line, watcher: Seat) -> list[str]:
    """All that HTTP tells the watcher after a line was played."""
    script = Script(match.game.name, line)
    with house(f"sqlite:///{path}", EASY, env=script.environment()) as home:
        service, seats = home.service, [*range(len(match.seats))]
        id, people = home.do(
            lambda: one_table(
                service.opening, service.people, match.game.name, dict(match.options), seats
            )
        )
        table = home.do(lambda: service.registry.live(id)).table
        for seat, text in line:
            if seat != CHANCE:
                one_move(home, table, text)
        keys = {seat: each.key for seat, each in zip(match.seats, people, strict=True)}
        asker = Api(home.port, keys.get(watcher, ""))
        paths = ["", "/record", *(f"/replay/{n}" for n in range(len(table.match.history) + 1))]
        paths += [f"/replay/1?seat={seat}" for seat in match.seats]
        paths += ["/replay", "/replay?first=3&last=5", "/replay?seat=spectator"]
        return [asker.get(f"/api/tables/{id}{path}").text for path in paths]


@pytest.mark.long
@pytest.mark.parametrize(("name", "seed"), CASES)
def test_record_and_replay_are_byte_equal_in_two_worlds(
    name: str, seed: int, tmp_path: Path
) -> None:
    compared = 0
    assert half_played(name, seed).outcome is None
    for number, (watcher, line, other) in enumerate(worlds(name, seed)):
        here = answers_to(tmp_path / f"{number}-a", half_played(name, seed), line, watcher)
        there = answers_to(tmp_path / f"{number}-b", half_played(name, seed), other, watcher)
        assert here == there
        assert all("server-fault" not in json.dumps(each) for each in here)
        compared += 1
    assert compared
