"""Scenes over HTTP: a question, an answer, a verdict."""

from tests.server.http.asking import Api

SHARE = "/api/games/mighty/scenes/share"


def test_a_scene_asks_and_judges(api: Api) -> None:
    page = api.get(f"{SHARE}?lang=de").json
    assert page["chapter"] == "M-4"
    labels = [choice["label"] for choice in page["choices"]]
    right = labels.index("6")
    told = api.post(f"{SHARE}?lang=de", {"chosen": [right]}).json
    assert (told["right"], told["rule"]) == (True, "M-4.2")
    assert told["marks"] == [label == "6" for label in labels]
    assert not api.post(f"{SHARE}?lang=de", {"chosen": [right - 1]}).json["right"]


def test_what_is_not_there_is_refused(api: Api) -> None:
    answer = api.get("/api/games/mighty/scenes/nothing")
    assert (answer.status, answer.json["code"]) == (404, "no-such-scene")
    assert api.get("/api/games/chess/scenes/share").status == 404
    assert api.post(SHARE, {"chosen": [-1]}).status == 400
    assert api.post(SHARE, {"chosen": list(range(30))}).status == 400
    assert not api.post(SHARE, {"chosen": [50]}).json["right"]


def test_the_rules_name_their_scenes(api: Api) -> None:
    page = api.get("/api/games/mighty/rules?lang=en").json
    fights = next(section for section in page["sections"] if section["id"] == "M-4")
    assert fights["about"]
    assert {"scene": "share", "rules": ["M-4.2"]} in fights["scenes"]
