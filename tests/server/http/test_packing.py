"""What travels is compressed as the client asks, and kept by those who have it already."""

import gzip
import json
from pathlib import Path

import pytest
from starlette.applications import Starlette

from tests.server.http.asking import Api
from tests.server.http.test_pages import ask, ask_of
from ungeheuer.games import NAMES
from ungeheuer.server.compression import accepts
from ungeheuer.server.pages import page_routes

RULES = f"/api/games/{NAMES[0]}/rules?lang=en"


@pytest.mark.parametrize(
    ("header", "encoding", "taken"),
    [
        ("gzip, deflate, br", "br", True),
        ("GZIP;q=0.5", "gzip", True),
        ("gzip;q=0, br", "gzip", False),
        ("br;q=x", "br", False),
        ("*", "gzip", False),
        ("", "gzip", False),
    ],
)
def test_what_a_client_takes(header: str, encoding: str, *, taken: bool) -> None:
    assert accepts(header, encoding) is taken


# -- files of the client


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><!--needs-->the client")
    (folder / "icon.svg").write_text("<svg/>")
    for name in ("base.js", "base.css", "table.js", "first.js", "words.js"):
        (folder / "assets" / name).write_text(name)
    (folder / "assets" / "base.js.gz").write_bytes(b"in gzip")
    (folder / "assets" / "base.js.br").write_bytes(b"in brotli")
    needs = {
        "pages": {"/table/:id": ["assets/table.js", "assets/base.css"]},
        "games": {"first": ["assets/first.js"], "plain": []},
        "words": {"en/table": "assets/words.js"},
    }
    (folder / "needs.json").write_text(json.dumps(needs))
    return folder


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"in brotli"),
        ("gzip, deflate", "gzip", b"in gzip"),
        ("identity", "", b"base.js"),
    ],
)
def test_a_file_is_sent_as_the_client_asks(
    client: Path, accepted: str, encoding: str, body: bytes
) -> None:
    status, headers, sent = ask(client, "/assets/base.js", accept_encoding=accepted)
    assert (status, headers.get("content-encoding", ""), sent) == (200, encoding, body)
    assert headers["content-type"].startswith("text/javascript")
    assert headers["vary"] == "Accept-Encoding"
    assert headers["cache-control"].endswith("immutable")


def test_what_the_browser_has_is_not_sent_again(client: Path) -> None:
    for path in ("/", "/icon.svg"):
        tag = ask(client, path)[1]["etag"]
        assert ask(client, path, if_none_match=f'"other", {tag}')[::2] == (304, b"")
        assert ask(client, path, if_none_match='"other"')[0] == 200


def test_a_page_names_what_it_will_need(client: Path) -> None:
    app = Starlette(routes=page_routes(client, {"T1": "first", "T2": "unknown"}.get))
    first, second = (ask_of(app, f"/table/{id}")[2].decode() for id in ("T1", "T2"))
    assert '<link rel="modulepreload" crossorigin href="/assets/words.js" />' in first
    assert '<link rel="preload" as="style" crossorigin href="/assets/base.css" />' in first
    assert "/assets/table.js" in first
    assert "/assets/first.js" in first
    assert "/assets/first.js" not in second
    front = ask_of(app, "/")[2].decode()
    assert "/assets/words.js" in front
    assert "/assets/table.js" not in front
    assert '<meta name="joined-games" content="' in front
    assert ask_of(app, "/", accept_language="de")[2] != ask_of(app, "/")[2]


def test_the_page_is_compressed_too(client: Path) -> None:
    _, headers, body = ask(client, "/", accept_encoding="gzip")
    assert headers["content-encoding"] == "gzip"
    assert headers["vary"] == "Accept-Encoding, Accept-Language"
    assert gzip.decompress(body) == ask(client, "/")[2]


# -- answers of the API


def test_long_answers_are_compressed(api: Api) -> None:
    plain, packed = api.get(RULES), api.get(RULES, Accept_Encoding="gzip")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in packed.headers["vary"]
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 2
    assert "content-encoding" not in api.get("/healthz", Accept_Encoding="gzip").headers


def test_an_answer_that_lasts_is_asked_for_once(api: Api) -> None:
    first = api.get(RULES)
    assert first.headers["cache-control"] == "no-cache"
    again = api.get(RULES, If_None_Match=first.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    # The browser keeps the policy of the first answer.
    assert "content-security-policy" not in again.headers
    assert "etag" not in api.get("/api/tables").headers


@pytest.mark.parametrize("game", NAMES)
def test_texts_of_shipped_cards_are_the_same_at_all_tables(api: Api, game: str) -> None:
    cards = api.get(f"/api/games/{game}/cards").json["cards"][0]
    page = api.get(f"/api/games/{game}/texts/{cards['hash']}?lang=de").json
    somebody = api.somebody()
    wish = {"game": game, "cards": {"id": cards["id"], "version": cards["version"]}}
    table = somebody.post("/api/tables", wish).json["table"]
    assert somebody.get(f"/api/tables/{table}/texts?lang=de").json == page
    assert api.get(f"/api/games/{game}/texts/nothing").code == "no-such-cards"
