"""Card sets on the desk: looked at, filled in, checked, written as a file, played with."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.server.http.asking import Api
from ungeheuer.engine.errors import CardSetError
from ungeheuer.games import NAMES, game
from ungeheuer.wire.files import parse_cardset, read_cardset

Field = dict[str, Any]


def desk(api: Api, name: str, lang: str = "en") -> dict[str, Any]:
    page: dict[str, Any] = api.get(f"/api/games/{name}/cards/house/1/desk?lang={lang}").json
    return page


def edit(api: Api, name: str, text: str, *edits: tuple[str, Any], **more: Any) -> dict[str, Any]:
    changes = [{"path": path, "value": value} for path, value in edits]
    body = {"text": text, "edits": changes, **more}
    answer = api.post(f"/api/games/{name}/cards/desk", body)
    assert answer.status == 200, answer.text
    page: dict[str, Any] = answer.json
    return page


def field(page: dict[str, Any], path: str) -> Field:
    wanted: Field = next(each for each in page["fields"] if each["path"] == path)
    return wanted


def problems(page: dict[str, Any]) -> list[tuple[str, str]]:
    return [(each["path"], each["code"]) for each in page["problems"]]


@pytest.mark.parametrize("name", NAMES)
def test_every_set_lies_on_the_desk_whole(api: Api, name: str) -> None:
    page = desk(api, name)
    assert page["cards"]["shipped"] is True
    assert page["problems"] == []
    assert sum(page["origins"].values()) == len(
        api.get(f"/api/games/{name}/cards/house/1").json["rows"]
    )
    assert {each["provenance"] for each in page["fields"]} <= {"", "printed", "source", "house"}
    listed = api.get(f"/api/games/{name}/cards").json
    assert listed["origins"][0] == page["origins"]


def test_a_field_says_what_it_may_be(api: Api) -> None:
    strength = field(desk(api, "mighty"), "level.1.guardians[1].strength")
    assert (strength["kind"], strength["least"], strength["most"]) == ("whole", 2, 6)
    assert (strength["row"], strength["provenance"]) == ("level.1.guardians[1]", "house")
    where = field(desk(api, "mighty"), "tile.twins.changes[1].where")
    assert (where["kind"], "equal-pair" in where["among"]) == ("word", True)
    page = desk(api, "island")
    # of a row, one value may come from elsewhere
    assert field(page, "keep.K01.cost")["provenance"] == "printed"
    assert field(page, "keep.K01.en")["provenance"] == "house"


def test_cards_are_told_in_the_language_that_was_asked_for(api: Api) -> None:
    for lang, name in (("en", "Spare Arm"), ("de", "Ersatzarm")):
        assert named(desk(api, "island", lang), "K03") == name


def named(page: dict[str, Any], id: str) -> str:
    cards = [each for each in page["texts"] if each["id"] == id and each["sort"] == "keep"]
    return str(cards[0]["name"])


@pytest.mark.long
def test_a_card_of_ones_own_is_called_as_its_owner_calls_it(api: Api) -> None:
    text = desk(api, "island")["text"]
    assert named(edit(api, "island", text, ("keep.K03.en", "Third Leg")), "K03") == "Third Leg"


def test_a_wrong_value_is_told_beside_its_place_and_a_right_one_is_kept(api: Api) -> None:
    text = desk(api, "mighty")["text"]
    place = "level.1.guardians[1].strength"
    wrong = edit(api, "mighty", text, (place, 7))
    assert problems(wrong) == [(place, "out-of-range")]
    assert wrong["problems"][0]["params"] == {"value": "7", "least": 2, "most": 6}
    assert wrong["cards"] is None
    assert field(wrong, place)["value"] == 7  # what was typed stays where it was typed
    letters = edit(api, "mighty", wrong["text"], (place, "three"))
    assert problems(letters) == [(place, "wrong-type")]
    right = edit(api, "mighty", letters["text"], (place, 3), ("cardset.id", "My box"))
    assert right["problems"] == []
    assert (right["cards"]["id"], right["cards"]["shipped"]) == ("My box", False)
    # the file reads as the desk shows it, and so it does for the terminal
    cards = parse_cardset(right["text"], "file")
    assert cards.data["level"]["1"]["guardians"][0]["strength"] == 3  # type: ignore[index]


def test_limits_follow_what_they_depend_on(api: Api) -> None:
    text = desk(api, "mighty")["text"]
    page = edit(api, "mighty", text, ("level.1.strength.max", 9))
    assert field(page, "level.1.guardians[1].strength")["most"] == 9


@pytest.mark.long
def test_what_is_written_in_has_the_origin_of_its_writer(api: Api) -> None:
    text = desk(api, "mighty")["text"]
    place = "level.1.guardians[1].loot"
    assert field(edit(api, "mighty", text, (place, 6)), place)["provenance"] == "printed"
    page = edit(api, "mighty", text, (place, 6), origin="source")
    assert field(page, place)["provenance"] == "source"
    # of a row with lists only this value changes its origin
    text = desk(api, "island")["text"]
    page = edit(api, "island", text, ("keep.K03.cost", 5), origin="source")
    assert field(page, "keep.K03.cost")["provenance"] == "source"
    assert field(page, "keep.K03.en")["provenance"] == "house"
    again = edit(api, "island", page["text"], ("keep.K03.cost", 6), origin="house")
    assert "source" not in again["data"]["keep"]["K03"]


def test_a_row_can_be_confirmed_as_it_is(api: Api) -> None:
    text = desk(api, "timid")["text"]
    page = edit(api, "timid", text, ("monsters[1].pattern.provenance", "printed"))
    assert field(page, "monsters[1].pattern.rows")["provenance"] == "printed"


def test_what_does_not_belong_there_can_be_taken_out(api: Api) -> None:
    text = desk(api, "island")["text"]
    place = "discard.D01.abilities[1].effects[1]"
    page = edit(api, "island", text, (f"{place}.do", "release-locked"))
    unknown = [path for path, code in problems(page) if code == "unknown-key"]
    assert unknown
    for path in unknown:
        page = edit(api, "island", page["text"], (path, None))
    assert page["problems"] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_file_goes_out_and_comes_in_unchanged(api: Api, name: str, tmp_path: Path) -> None:
    text = desk(api, name)["text"]
    page = edit(api, name, text, ("cardset.id", 'Mine: "ü" \\ 7'))
    file = tmp_path / "mine.toml"
    file.write_text(page["text"], encoding="utf-8")
    cards = read_cardset(file)
    played = game(name)
    played.setup(played.checked({}), cards)
    assert cards.hash == page["cards"]["hash"]
    before = tomllib.loads(text)
    assert {**cards.data, "cardset": before["cardset"]} == before


def test_broken_syntax_is_told_with_its_line(api: Api) -> None:
    page = edit(api, "mighty", "[cardset]\ngame = = 3\n")
    assert problems(page) == [("-", "syntax-at")]
    assert page["problems"][0]["params"]["line"] == "2"
    assert page["fields"] == []


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"text": "x" * 200_001}, 400),
        ({"text": "x" * 400_000}, 413),
        ({"text": "", "edits": [{"path": "a", "value": 1}] * 201}, 400),
        ({"text": "", "edits": [{"path": "a", "value": {"deep": 1}}]}, 400),
        ({"text": "", "origin": "hearsay"}, 400),
    ],
)
def test_what_is_no_question_is_refused(api: Api, body: object, status: int) -> None:
    assert api.post("/api/games/mighty/cards/desk", body).status == status


def test_a_place_that_is_not_there_is_refused(api: Api) -> None:
    text = desk(api, "mighty")["text"]
    edits = [{"path": "level.1.guardians[99].strength", "value": 1}]
    answer = api.post("/api/games/mighty/cards/desk", {"text": text, "edits": edits})
    assert (answer.status, answer.code) == (400, "bad-message")


@pytest.mark.long
def test_nothing_that_is_sent_brings_the_server_down(api: Api) -> None:
    """Deep files, odd files, and files with anything anywhere: problems, never a fault."""
    odd = ["a." * 50_000 + "b = 1", "[" * 5_000, "a = " + "[" * 900 + "]" * 900, "a = 1979-05-27"]
    for text in odd:
        page = edit(api, "island", text)
        assert page["problems"], text[:20]
    rng = random.Random(7)
    for name in NAMES:
        page = desk(api, name)
        paths = [each["path"] for each in page["fields"] if each["path"] != "cardset.id"]
        for _ in range(12):
            values: list[Any] = [0, -1, 10**6, "", "nonsense", True, [], [3, "x"], None]
            edits = [(path, rng.choice(values)) for path in rng.sample(paths, 3)]
            answer = api.post(
                f"/api/games/{name}/cards/desk",
                {"text": page["text"], "edits": [{"path": p, "value": v} for p, v in edits]},
            )
            assert answer.status in {200, 400}, edits
            assert answer.status == 400 or answer.json["text"], edits


def test_a_table_plays_with_ones_own_set_shows_it_and_its_record_carries_it(api: Api) -> None:
    somebody = api.somebody()
    text = edit(api, "mighty", desk(api, "mighty")["text"], ("cardset.id", "My box"))["text"]
    seats = [{"who": "me"}, {"who": "bot"}, {"who": "bot"}]
    request = {"game": "mighty", "options": {"players": 3}, "seats": seats, "cards": {"text": text}}
    table = somebody.post("/api/tables", {**request, "start": True}).json["table"]
    card = somebody.get(f"/api/tables/{table}").json["cards"]
    assert (card["id"], card["shipped"]) == ("My box", False)
    page = api.get(f"/api/tables/{table}/cards?lang=de").json
    assert page["cards"] == card
    assert tomllib.loads(page["text"]) == tomllib.loads(text)
    record = somebody.get(f"/api/tables/{table}/record?seat=0").json
    assert record["cardset"]["data"]["cardset"]["id"] == "My box"


def test_a_name_has_an_end(api: Api) -> None:
    page = edit(api, "timid", desk(api, "timid")["text"], ("cardset.id", "x" * 41))
    assert problems(page) == [("cardset.id", "too-long")]
    with pytest.raises(CardSetError):
        parse_cardset(page["text"], "file")
