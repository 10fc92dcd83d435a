"""Games, rules, card sets: what can be asked before there is a table."""

import re

import pytest

from tests.server.http.asking import Api
from ungeheuer.bots import LEVELS
from ungeheuer.games import NAMES


def test_the_server_is_alive_and_ready(api: Api) -> None:
    for path in ("/healthz", "/readyz"):
        answer = api.get(path)
        assert (answer.status, answer.json["ok"]) == (200, True)


def test_all_games_with_their_options_bots_and_cards(api: Api) -> None:
    games = api.get("/api/games").json["games"]
    assert [game["game"] for game in games] == list(NAMES)
    assert "players" in {option["name"] for option in games[0]["options"]}
    for game in games:
        assert game["bots"] == list(LEVELS)
        assert game["usual"] in game["bots"]
        assert game["cards"][0]["shipped"] is True


def test_an_option_that_only_old_records_have_is_not_offered(api: Api) -> None:
    games = {game["game"]: game for game in api.get("/api/games").json["games"]}
    offered = {option["name"] for option in games["island"]["options"]}
    assert "even_odds" in offered
    assert "boss_hp_by_players" not in offered


def test_a_table_without_a_wish_gets_the_newest_cards_and_its_log_names_them(
    newest_cards: None, api: Api
) -> None:
    cards = api.get("/api/games").json["games"][-1]["cards"][0]
    table = api.somebody().post("/api/tables", {"game": "island"}).json["table"]
    assert api.get(f"/api/tables/{table}").json["cards"] == cards
    record = api.get(f"/api/tables/{table}/record").json
    assert record["cardset"] == {name: cards[name] for name in ("id", "version", "hash")}


@pytest.mark.parametrize(("lang", "word"), [("en", "king"), ("de", "König")])
def test_rules_in_both_languages(api: Api, lang: str, word: str) -> None:
    page = api.get(f"/api/games/mighty/rules?lang={lang}").json
    assert page["language"] == lang
    texts = " ".join(rule["text"] for section in page["sections"] for rule in section["rules"])
    assert word in texts


def test_rules_are_english_unless_asked_otherwise(api: Api) -> None:
    assert api.get("/api/games/timid/rules").json["language"] == "en"


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/games/chess/rules", 404, "no-such-game"),
        ("/api/games/mighty/rules?lang=fr", 400, "bad-message"),
        ("/api/games/mighty/rules?lang=en&lang=de", 400, "bad-message"),
        ("/api/games/mighty/rules?language=en", 400, "bad-message"),
        ("/api/games/chess/cards", 404, "no-such-game"),
        ("/api/games/mighty/cards/house/999", 404, "no-such-cards"),
        ("/api/games/mighty/cards/house/new", 404, "no-such-page"),
        ("/api/games/mighty/cards/house/0", 404, "no-such-page"),
    ],
)
def test_what_is_not_there(api: Api, path: str, status: int, code: str) -> None:
    answer = api.get(path)
    assert (answer.status, answer.code) == (status, code)


@pytest.mark.parametrize("game", NAMES)
def test_a_card_set_can_be_read_copied_and_checked(api: Api, game: str) -> None:
    first = api.get(f"/api/games/{game}/cards").json["cards"][0]
    page = api.get(f"/api/games/{game}/cards/{first['id']}/{first['version']}").json
    assert page["cards"] == first
    assert {row["provenance"] for row in page["rows"]} <= {"printed", "source", "house"}
    answer = api.post(f"/api/games/{game}/cards/check", {"text": page["text"]})
    assert answer.status == 200
    assert answer.json["problems"] == []
    assert answer.json["cards"]["hash"] == first["hash"]
    assert answer.json["cards"]["shipped"] is False


def problem(api: Api, text: str) -> tuple[str, str]:
    answer = api.post("/api/games/mighty/cards/check", {"text": text})
    assert answer.status == 200
    assert answer.json["cards"] is None
    first = answer.json["problems"][0]
    return first["path"], first["code"]


def test_what_is_wrong_with_a_card_set_is_told_with_its_place(api: Api) -> None:
    text = api.get("/api/games/timid/cards/house/1").json["text"]
    assert problem(api, text) == ("cardset.game", "not-one-of")
    assert problem(api, "[[[") == ("-", "syntax-at")
    assert problem(api, "") == ("cardset", "missing")
    head = '[cardset]\ngame = "mighty"\nid = "mine"\nversion = 1\n'
    assert problem(api, head)[1] == "missing"


def test_an_empty_word_in_a_card_set_is_a_problem_like_others(api: Api) -> None:
    text = api.get("/api/games/island/cards/house/1").json["text"]
    broken = re.sub(r'do = "[a-z-]+"', 'do = ""', text, count=1)
    answer = api.post("/api/games/island/cards/check", {"text": broken})
    assert answer.status == 200
    assert answer.json["problems"][0]["code"] == "missing"


def test_an_unexpected_question_gets_an_answer_like_any_other(api: Api) -> None:
    assert api.get("/api/nothing").code == "no-such-page"
    assert api.get("/api/games/").code == "no-such-page"
    answer = api.ask("DELETE", "/api/tables")
    assert (answer.status, answer.code) == (405, "wrong-method")
    assert {"GET", "POST"} <= set(answer.headers["allow"].split(", "))


def test_a_head_is_answered_without_a_body(api: Api) -> None:
    answer = api.ask("HEAD", "/api/games")
    assert (answer.status, answer.text) == (200, "")


@pytest.mark.parametrize("game", NAMES)
def test_win_rates_are_told_where_they_were_measured(api: Api, game: str) -> None:
    page = api.get(f"/api/games/{game}/measured").json
    assert page["game"] == game
    for row in page["measured"]:
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1
        assert row["games"] > 0


@pytest.mark.parametrize("game", NAMES)
def test_what_is_invented_is_told_with_the_texts_of_a_shipped_set(api: Api, game: str) -> None:
    for cards in api.get(f"/api/games/{game}/cards").json["cards"]:
        page = api.get(f"/api/games/{game}/texts/{cards['hash']}?lang=de").json
        marked = [card for card in page["cards"] if card["invented"]]
        assert bool(marked) == bool(cards["invented"])
