"""Lessons that people make of their matches: made, kept within limits, followed, taken back."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.lessons.learner import ALL, label
from tests.server.house import House, house
from tests.server.http.asking import EASY, Api
from tests.server.visits import Guests, at, people, run
from ungeheuer.engine.lesson import follow, new_match
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import Seat
from ungeheuer.engine.rng import Rng
from ungeheuer.games import game
from ungeheuer.server import own_lessons
from ungeheuer.wire.api import Person
from ungeheuer.wire.files import encode_record
from ungeheuer.words import Words, languages

SHIPPED = {label(each): each for each in ALL}
WORDS = [
    {"at": 2, "text": "  Look \u202e far\u0007 right.  ", "lit": ["cell 1,0"]},
    {"at": 5, "text": "Well done."},
]
WISH: dict[str, Any] = {
    "seat": "character",
    "first": 0,
    "last": 5,
    "title": "Three looks",
    "words": WORDS,
}


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(f"sqlite:///{tmp_path}/home.sqlite", EASY) as built:
        yield built


def finished(name: str = "timid-character") -> Match:
    """A whole match, with names that nobody else should read."""
    lesson = SHIPPED[name]
    match = new_match(lesson, game(lesson.game))
    while len(match.history) < len(lesson.line):
        follow(lesson, match)
    rng = Rng(random.Random(1).random)
    while (decision := match.decision) is not None:  # some lessons end before their match
        match.play(decision.seat, decision.ask.sample(rng).text)
    match.names = ["Secretary", "Treasurer", "Chair"][: len(match.seats)]
    return match


def brought(api: Api, match: Match) -> str:
    answer = api.post("/api/records", {"record": encode_record(match.record(hashed=True))})
    assert answer.status == 201, answer.text
    return str(answer.json["table"])


def made(api: Api, table: str, **changes: Any) -> str:
    answer = api.post(f"/api/tables/{table}/lessons", WISH | changes)
    assert answer.status == 201, answer.text
    return str(answer.json["lesson"])


def test_somebody_makes_a_lesson_and_somebody_else_follows_it(home: House) -> None:
    ada, ben = people(home, 2)
    api, other = Api(home.port, ada.key), Api(home.port, ben.key)
    id = made(api, brought(api, finished()))
    card = other.get(f"/api/lessons/{id}").json
    assert card == {
        "lesson": id,
        "game": "timid",
        "title": "Three looks",
        "seat": "character",
        "answers": 3,
        "minutes": 1,
        "mine": False,
    }
    table = other.post(f"/api/lessons/{id}", {"name": "Ben"}).json["table"]

    async def work() -> None:
        async with at(home, table, ben) as guest:
            assert guest.table["lesson"] == f"~{id}"
            said: dict[str, Any] = {"seat": "character", "seen": guest.version}
            assert await guest.refused("move", **said, move="peek 1,0") == "lesson-elsewhere"
            first = page(other, table)
            assert [step["text"] for step in first["steps"]] == ["Look far right."]
            assert first["steps"][0]["lit"] == [["tool peek", "cell 2,0", "cell 1,0"]]
            for move in ("peek 2,0", "peek 0,1", "explore 1,0"):
                await guest.done("move", seat="character", seen=guest.version, move=move)
            last = page(other, table)
            assert [step["text"] for step in last["steps"]][1:] == [
                Words("en").say("lesson-own-move"),
                Words("en").say("lesson-own-move"),
                "Well done.",
            ]
            assert last["moves"] == 5

    run(work)


def page(api: Api, table: str, language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = api.get(f"/api/tables/{table}/lesson?lang={language}").json
    return found


@pytest.mark.long
def test_nobody_else_reads_what_a_learner_is_told(home: House) -> None:
    ada, ben = people(home, 2)
    api = Api(home.port, ada.key)
    table = api.post(f"/api/lessons/{made(api, brought(api, finished()))}", {}).json["table"]
    path = f"/api/tables/{table}/lesson"
    assert Api(home.port, ben.key).get(path).code == "not-seated"
    assert Api(home.port).get(path).status == 403
    free = brought(api, finished())
    assert api.get(f"/api/tables/{free}/lesson").code == "no-such-lesson-here"


def test_names_are_removed(home: House) -> None:
    (ada,) = people(home, 1)
    api = Api(home.port, ada.key)
    id = made(api, brought(api, finished()))

    async def read() -> Any:
        return await home.service.store.lesson(id)

    row = home.do(read)
    assert "peek 2,0" in row.data
    assert not [name for name in finished().names if name in row.data]
    assert not [name for name in finished().names if name in api.get(f"/api/lessons/{id}").text]


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"seat": "nobody"}, "no-such-seat", "nobody"),
    ({"first": 4, "last": 4}, "lesson-no-stretch", "4"),
    ({"last": 99}, "lesson-no-stretch", "99"),
    ({"first": 0, "last": 2, "words": []}, "lesson-answers", "40"),
    ({"words": [{"at": 1, "text": "who reads this"}]}, "lesson-words-nowhere", "1"),
    ({"words": [{"at": 2, "lit": ['x"] ~ *']}]}, "lesson-no-piece", "2"),
    ({"title": "\u200b \u0007"}, "lesson-no-title", ""),
]


@pytest.mark.parametrize(("wish", "code", "place"), REFUSED)
def test_what_is_no_lesson_is_refused_with_its_place(
    home: House, wish: dict[str, Any], code: str, place: str
) -> None:
    (ada,) = people(home, 1)
    api = Api(home.port, ada.key)
    answer = api.post(f"/api/tables/{brought(api, finished())}/lessons", WISH | wish)
    assert (answer.status, answer.code) in {(422, code), (404, code)}
    for language in languages():
        said = Words(language).say(f"error-{code}", answer.json["params"])
        assert place in said
        assert code not in said
    assert api.get("/api/my/lessons").json == {"lessons": []}


def test_what_is_too_large_is_refused_before_anything_is_read(home: House) -> None:
    (ada,) = people(home, 1)
    api = Api(home.port, ada.key)
    path = f"/api/tables/{brought(api, finished())}/lessons"
    for wish in (
        {"title": "x" * 81},
        {"words": [{"at": 2, "text": "x" * 401}]},
        {"words": [{"at": 2, "lit": ["a"] * 13}]},
        {"words": [{"at": 2}] * 61},
    ):
        assert api.post(path, WISH | wish).status == 400
    assert Api(home.port).post(path, WISH).status == 401


def test_a_match_that_goes_on_or_has_own_cards_is_no_lesson(home: House) -> None:
    (ada,) = people(home, 1)
    api = Api(home.port, ada.key)
    running = api.post("/api/tables", {"game": "timid", "seats": [{"who": "me"}]}).json["table"]
    assert api.post(f"/api/tables/{running}/lessons", WISH).code == "still-running"


def test_nobody_makes_more_than_a_shelf_full(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_lessons, "MOST_LESSONS", 2)
    (ada,) = people(home, 1)
    api = Api(home.port, ada.key)
    table = brought(api, finished())
    first, second = made(api, table), made(api, table, title="Another")
    assert api.post(f"/api/tables/{table}/lessons", WISH).code == "too-many-lessons"
    mine = api.get("/api/my/lessons").json["lessons"]
    assert {each["lesson"] for each in mine} == {first, second}
    assert api.post(f"/api/lessons/{first}/end").status == 200
    made(api, table)


def test_a_lesson_is_taken_back_by_whoever_made_it_and_tables_go_on(home: House) -> None:
    ada, ben = people(home, 2)
    api, other = Api(home.port, ada.key), Api(home.port, ben.key)
    id = made(api, brought(api, finished()))
    table = other.post(f"/api/lessons/{id}", {}).json["table"]
    assert other.post(f"/api/lessons/{id}/end").code == "not-your-lesson"
    assert api.post(f"/api/lessons/{id}/end").json["mine"] is True
    for answer in (other.get(f"/api/lessons/{id}"), other.post(f"/api/lessons/{id}", {})):
        assert (answer.status, answer.code) == (404, "no-such-lesson-here")
    assert page(other, table)["steps"]


def test_a_report_is_stored_once_a_person_and_told_in_the_log(
    home: House, caplog: pytest.LogCaptureFixture
) -> None:
    ada, ben, cem = people(home, 3)
    api, store = Api(home.port, ada.key), home.service.store
    id = made(api, brought(api, finished()))
    for key in (ben.key, ben.key, cem.key):
        assert Api(home.port, key).post(f"/api/lessons/{id}/report").status == 200
    assert home.do(lambda: store.reports_of(id)) == 2
    told = [vars(each).get("about") for each in caplog.records]
    assert told[-1] == {"lesson": id, "reports": 2}
    assert Api(home.port).post(f"/api/lessons/{id}/report").status == 401
    assert Api(home.port, ben.key).post("/api/lessons/none/report").status == 404
    assert api.post(f"/api/lessons/{id}/end").status == 200
    assert home.do(lambda: store.reports_of(id)) == 0


@pytest.mark.parametrize("name", sorted(SHIPPED))
def test_any_seat_of_any_game_can_be_taught(home: House, name: str) -> None:
    """All of a match, through the eyes of everybody who answered in it."""
    (ada,) = people(home, 1)
    api = Api(home.port, ada.key)
    match = finished(name)
    table = brought(api, match)
    for seat in match.seats:
        wish = WISH | {"seat": seat, "last": len(match.history), "words": []}
        answer = api.post(f"/api/tables/{table}/lessons", wish)
        assert answer.status == 201, answer.text
        assert api.post(f"/api/lessons/{answer.json['lesson']}", {}).status == 201


def test_tables_follow_it_across_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/home.sqlite"
    with house(database, EASY) as home:
        (ada,) = people(home, 1)
        api = Api(home.port, ada.key)
        id = made(api, brought(api, finished()))
        table = api.post(f"/api/lessons/{id}", {}).json["table"]
    with house(database, EASY) as home:
        api = Api(home.port, ada.key)
        assert page(api, table)["steps"][0]["text"] == "Look far right."
        assert api.get(f"/api/lessons/{id}").status == 200


# -- two worlds

BUILT = (
    "build corridor@0,-1 serpent@0,1 corridor@1,0 corridor@1,1 exit@1,2 dragon@2,0",
    "build exit@0,-1 serpent@0,1 corridor@1,0 corridor@1,1 corridor@1,2 dragon@2,0",
)


def world(floor: str) -> Match:
    """The same until the fifth move; where the exit lies, the character has not seen yet."""
    match = Match(game("timid"), {}, finished().cardset)
    moves = ["peek 2,0", "peek 0,1", "explore 1,0", "give-up"]
    line = [("chance", "draw dragon serpent"), ("dungeon", floor)]
    for seat, text in [*line, *(("character", move) for move in moves)]:
        match.play(Seat(seat), text)
    return match


def test_a_lesson_tells_only_what_the_seat_of_the_learner_may_know(home: House) -> None:
    (ada,) = people(home, 1)
    told = [told_in(home, ada, world(floor)) for floor in BUILT]
    assert told[0] == told[1]
    assert len(told[0]) > 8
    assert not any("exit@" in text or "build " in text for text in told[0])


def told_in(home: House, person: Person, match: Match) -> Sequence[str]:
    """Everything that comes to the learner until the floors differ, but for what ids decide."""
    api = Api(home.port, person.key)
    id = made(api, brought(api, match))
    table = str(api.post(f"/api/lessons/{id}", {}).json["table"])
    found = [api.get(f"/api/lessons/{id}").text, *(page_text(api, table))]

    async def work() -> None:
        async with at(home, table, person) as guest:
            for move in ("peek 2,0", "peek 0,1", "explore 1,0"):
                found.append(seen(guest))
                await guest.done("move", seat="character", seen=guest.version, move=move)
                found.extend(page_text(api, table))
            found.append(seen(guest))
            chance[table], chance[id] = "TABLE", "ID"
            # who a bot is follows from the id of its table
            for seat in guest.table["seats"]:
                if seat.get("persona"):
                    chance[seat["persona"]], chance[seat["name"]] = "PERSONA", "NAME"

    chance: dict[str, str] = {}
    run(work)
    return [without(text, chance) for text in found]


def without(text: str, chance: Mapping[str, str]) -> str:
    for one, word in chance.items():
        text = text.replace(one, word)
    return text


def page_text(api: Api, table: str) -> list[str]:
    return [json.dumps(page(api, table, language)) for language in languages()]


def seen(guest: Guests) -> str:
    return json.dumps([guest.sync, guest.table], sort_keys=True)
