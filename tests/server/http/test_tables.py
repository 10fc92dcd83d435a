"""Tables over HTTP: made, listed, looked at, continued."""

import json
from typing import Any

import pytest

from tests.server.house import House
from tests.server.http.asking import Api, a_table
from ungeheuer.wire.files import decode_record

ME = {"who": "me", "name": "Inga"}
BOT = {"who": "bot", "bot": "random"}


def test_a_table_is_made_listed_and_held(api: Api) -> None:
    inga, frank = api.somebody(), api.somebody()
    request = {
        "game": "mighty",
        "options": {"players": 3},
        "seats": [ME, {"who": "open"}, BOT],
        "policy": {"listed": True, "undo": "consent"},
    }
    made = inga.post("/api/tables", request)
    assert made.status == 201
    id = made.json["table"]
    mine = inga.get("/api/my/tables").json["tables"][0]
    assert (mine["table"], mine["state"], mine["moves"]) == (id, "open", 0)
    assert [seat.get("mine", False) for seat in mine["seats"]] == [True, False, False]
    assert [seat["kind"] for seat in mine["seats"]] == ["person", "open", "bot"]
    assert frank.get("/api/my/tables").json["tables"] == []
    for asker in (api, frank):
        listed = [card for card in asker.get("/api/tables").json["tables"] if card["table"] == id]
        assert [seat.get("mine", False) for seat in listed[0]["seats"]] == [False] * 3
    card = frank.get(f"/api/tables/{id}").json
    assert (card["policy"]["listed"], card["policy"]["undo"]) == (True, "consent")
    assert card["seats"][0]["name"] == "Inga"


def test_a_table_that_is_not_listed_is_seen_by_its_link_only(api: Api) -> None:
    inga = api.somebody()
    id = inga.post("/api/tables", {"game": "timid", "seats": [ME]}).json["table"]
    assert id not in api.get("/api/tables").text
    assert api.get(f"/api/tables/{id}").json["table"] == id


def test_a_table_without_open_seats_can_begin_at_once(api: Api) -> None:
    inga = api.somebody()
    request = {"game": "timid", "seats": [ME, ME], "start": True}
    id = inga.post("/api/tables", request).json["table"]
    card = api.get(f"/api/tables/{id}").json
    assert card["state"] == "playing"
    assert card["turn"] in {seat["seat"] for seat in card["seats"]}


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess"}, 400, "bad-message"),
        ({}, 400, "bad-message"),
        ({"game": "mighty", "cheat": True}, 400, "bad-message"),
        ({"game": "mighty", "options": {"players": 17}}, 422, "bad-option"),
        ({"game": "mighty", "options": {"colour": "red"}}, 422, "unknown-option"),
        ({"game": "timid", "seats": [ME] * 5}, 422, "too-many-seats"),
        ({"game": "timid", "seats": [{"who": "bot", "bot": "hal"}]}, 422, "no-such-bot"),
        ({"game": "timid", "seats": [{"who": "bot", "bot": "ogre-uff:x"}]}, 422, "no-such-bot"),
        ({"game": "timid", "seats": [ME], "start": True}, 422, "seats-open"),
        ({"game": "timid", "cards": {"id": "lost"}}, 422, "bad-card-set"),
        ({"game": "timid", "cards": {"text": "nothing"}}, 422, "bad-card-set"),
        ({"game": "timid", "policy": {"undo": "always"}}, 400, "bad-message"),
    ],
)
def test_a_table_that_cannot_be(api: Api, body: dict[str, Any], status: int, code: str) -> None:
    answer = api.somebody().post("/api/tables", body)
    assert (answer.status, answer.code) == (status, code)


def test_a_bad_card_set_is_refused_with_every_problem(api: Api) -> None:
    head = '[cardset]\ngame = "mighty"\nid = "mine"\nversion = 1\n'
    request = {"game": "mighty", "cards": {"text": head}}
    problems = api.somebody().post("/api/tables", request).json["params"]["problems"]
    assert len(problems) > 1
    assert {"path", "code", "params"} == set(problems[0])


@pytest.mark.parametrize("id", ["nowhere", "a" * 41, "%00", "..%2f..", "%C3%A4"])
def test_no_such_table(api: Api, id: str) -> None:
    inga = api.somebody()
    for path in ("", "/record", "/replay/0"):
        answer = inga.get(f"/api/tables/{id}{path}")
        assert answer.status == 404
        assert answer.code in {"no-such-table", "no-such-page"}
    assert inga.post(f"/api/tables/{id}/branch", {"move": 0}).status == 404


def test_a_finished_table_is_continued_from_any_move(home: House) -> None:
    played = a_table(home, "timid", {}, people=2, moves=5)
    inga = next(iter(played.people.values()))
    path = f"/api/tables/{played.id}/branch"
    running = inga.post(path, {"move": 3})
    assert (running.status, running.code) == (409, "still-running")
    played.resign(next(iter(played.people)))
    too_far = inga.post(path, {"move": 9999})
    assert (too_far.status, too_far.code) == (422, "no-such-move")
    made = inga.post(path, {"move": 3, "seats": [ME, ME], "start": True})
    assert made.status == 201
    card = inga.get(f"/api/tables/{made.json['table']}").json
    assert (card["state"], card["moves"]) == ("playing", 3)


def test_a_record_leaves_the_table_and_comes_back(home: House, api: Api) -> None:
    played = a_table(home, "mighty", {"players": 3}, people=3, moves=10_000)
    text = api.get(f"/api/tables/{played.id}/record").text
    record = decode_record(text, "record")
    assert record.result is not None
    inga = api.somebody()
    made = inga.post("/api/records", {"record": text})
    assert made.status == 201
    card = inga.get(f"/api/tables/{made.json['table']}").json
    assert (card["state"], card["moves"]) == ("over", len(record.moves))
    assert card["result"] == record.result
    again = decode_record(inga.get(f"/api/tables/{made.json['table']}/record").text, "record")
    assert again.moves == record.moves


def test_an_unfinished_record_can_be_played_on(home: House, api: Api) -> None:
    played = a_table(home, "timid", {}, people=2, moves=6)
    played.resign(next(iter(played.people)))
    text = api.get(f"/api/tables/{played.id}/record").text
    inga = api.somebody()
    made = inga.post("/api/records", {"record": text}).json["table"]
    assert inga.get(f"/api/tables/{made}").json["state"] == "open"


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("", "cut-short"),
        ("{", "cut-short"),
        ("[1]", "not-a-record"),
        ("{}", "field-missing"),
        ('{"ungeheuer": 1, "game": "chess", "moves": []}', "no-such-game"),
        ('{"ungeheuer": 1, "game": "mighty", "moves": [["0", "4@2a"]]}', "bad-move-line"),
        ('{"ungeheuer": 2, "game": "mighty", "moves": []}', "other-format"),
        ('{"ungeheuer": 1, "game": "mighty", "moves": [], "options": {"x": 1}}', "unknown-option"),
        ('{"ungeheuer": 1, "game": "mighty", "moves": [], "result": {}}', "no-result-yet"),
        ('{"ungeheuer": 1, "game": "mighty", "moves": [], "seats": ["a"]}', None),
        ("[" * 5000, None),
    ],
)
def test_a_record_that_is_none(api: Api, record: str, code: str | None) -> None:
    answer = api.somebody().post("/api/records", {"record": record})
    assert answer.status == 422
    assert code is None or answer.code == code


def test_a_move_that_breaks_the_rules_is_named_with_its_line(api: Api) -> None:
    text = json.dumps({"ungeheuer": 1, "game": "timid", "moves": [["chance", "nonsense"]]})
    params = api.somebody().post("/api/records", {"record": text}).json["params"]
    assert params["move"] == 1
    assert params["cause"]["code"] in {"unreadable-move", "not-your-turn"}


@pytest.mark.parametrize(("lang", "word"), [("en", "damage"), ("de", "Schaden")])
def test_what_the_cards_at_a_table_say(api: Api, lang: str, word: str) -> None:
    inga = api.somebody()
    id = inga.post("/api/tables", {"game": "island", "seats": [ME]}).json["table"]
    page = api.get(f"/api/tables/{id}/texts?lang={lang}").json
    assert (page["game"], page["language"]) == ("island", lang)
    cards = {(card["sort"], card["id"]): card for card in page["cards"]}
    assert word in cards["ability", "crystal-dragon-0"]["text"]
    assert cards["tile", "ST01"]["symbols"] == ["cube", "foot"]
    assert len(cards["ally", "ninjas"]["parts"]) == 4
    assert all(card["name"] for card in page["cards"])


def test_games_without_sentences_on_their_cards_tell_what_is_invented_alone(api: Api) -> None:
    inga = api.somebody()
    id = inga.post("/api/tables", {"game": "timid", "seats": [ME]}).json["table"]
    cards = api.get(f"/api/tables/{id}/texts").json["cards"]
    assert {(card["text"], *card["parts"]) for card in cards} == {("",)}
    assert any(card["invented"] for card in cards)


# -- pages of a long list


def pages(person: Api, most: int, more: str = "") -> list[list[str]]:
    """The tables of a person, page by page."""
    found, after = [], ""
    for _ in range(20):
        page = person.get(f"/api/my/tables?most={most}&after={after}{more}").json
        found.append([card["table"] for card in page["tables"]])
        after = page["more"]
        if not after:
            return found
    raise AssertionError("the list has no end")


def test_long_lists_come_in_pages(api: Api) -> None:
    person = api.somebody()
    waiting = {"game": "timid", "seats": [ME, {"who": "open"}]}
    opened = [person.post("/api/tables", waiting).json["table"] for _ in range(5)]
    playing = {"game": "timid", "seats": [ME, ME], "start": True}
    begun = [person.post("/api/tables", playing).json["table"] for _ in range(2)]
    found = pages(person, 3)
    assert [len(page) for page in found] == [3, 3, 1]
    flat = [table for page in found for table in page]
    assert set(flat[:2]) == set(begun)
    assert set(flat[2:]) == set(opened)
    assert pages(person, 7) == [flat]
    assert pages(person, 2, "&state=playing") == [flat[:2]]
    assert pages(person, 2, "&state=over") == [[]]
    everything = person.get("/api/my/tables").json
    assert {card["table"] for card in everything["tables"]} == set(flat)
    assert everything["more"] == ""


def test_tables_open_to_all_come_in_pages(api: Api) -> None:
    person = api.somebody()
    wish = {"game": "timid", "seats": [ME, {"who": "open"}], "policy": {"listed": True}}
    opened = {person.post("/api/tables", wish).json["table"] for _ in range(5)}
    hidden = person.post("/api/tables", {"game": "timid", "seats": [ME]}).json["table"]
    found, after = [], ""
    while True:
        page = api.get(f"/api/tables?most=2&after={after}").json
        assert len(page["tables"]) <= 2
        found += [card["table"] for card in page["tables"]]
        if not (after := page["more"]):
            break
    assert len(found) == len(set(found))
    assert opened <= set(found)
    assert hidden not in found
    latest = api.get("/api/tables").json
    assert opened <= {card["table"] for card in latest["tables"]}
    assert latest["more"] == ""


@pytest.mark.parametrize("after", ["x", "1.2", "1.x.y", "-1.2.T", "..", "1.2.", f"1.{10**20}.T"])
def test_what_is_no_place_in_a_list_is_refused(api: Api, after: str) -> None:
    answer = api.somebody().get(f"/api/my/tables?most=3&after={after}")
    assert (answer.status, answer.code) == (400, "bad-message")
