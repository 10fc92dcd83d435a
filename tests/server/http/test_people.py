"""People without accounts: keys, and codes that move a person to another device."""

import pytest

from tests.server.http.asking import Api


def test_a_person_moves_to_another_device_with_a_code(api: Api) -> None:
    phone = api.somebody()
    request = {"game": "timid", "seats": [{"who": "me"}]}
    table = phone.post("/api/tables", request).json["table"]
    code = phone.post("/api/people/code").json
    assert code["minutes"] > 0
    typed = f" {code['code'][:4].lower()}-{code['code'][4:]} "
    claimed = api.post("/api/people/claim", {"code": typed})
    assert claimed.status == 201
    laptop = Api(api.port, claimed.json["key"])
    assert laptop.key != phone.key
    assert [card["table"] for card in laptop.get("/api/my/tables").json["tables"]] == [table]
    again = api.post("/api/people/claim", {"code": typed})
    assert (again.status, again.code) == (403, "wrong-code")
    assert phone.get("/api/my/tables").status == 200


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ("Bearer nobody.at-all", "wrong-key"),
        ("Bearer", "wrong-key"),
        ("Basic abc", "wrong-key"),
        ("Bearer two words", "wrong-key"),
        ("Bearer " + "x" * 500, "wrong-key"),
        ("Bearer \u00e4", "wrong-key"),
    ],
)
@pytest.mark.parametrize("path", ["/api/my/tables", "/api/tables"])
def test_a_wrong_key_is_refused_everywhere(api: Api, path: str, sent: str, code: str) -> None:
    answer = api.get(path, Authorization=sent)
    assert (answer.status, answer.code) == (401, code)
    assert answer.headers["www-authenticate"] == "Bearer"


@pytest.mark.parametrize("path", ["/api/people/code", "/api/tables", "/api/records"])
def test_without_a_key_nothing_can_be_made(api: Api, path: str) -> None:
    answer = api.post(path, {})
    assert (answer.status, answer.code) == (401, "no-key")
    assert api.get("/api/my/tables").code == "no-key"


def test_a_key_belongs_into_the_header_only(api: Api) -> None:
    somebody = api.somebody()
    assert api.get(f"/api/my/tables?key={somebody.key}").status == 401


def test_what_somebody_has_behind_them(api: Api) -> None:
    ada = api.somebody()
    request = {"game": "timid", "seats": [{"who": "me"}, {"who": "me"}], "start": True}
    assert ada.post("/api/tables", request).status == 201
    assert ada.get("/api/my/matches").json == {"matches": {}}
    assert api.get("/api/my/matches").code == "no-key"
