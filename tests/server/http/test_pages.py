"""What a browser gets at / and beside the API."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.types import Message

from ungeheuer.server.pages import page_routes, preferred


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.5,de;q=0.9", "de"),
        ("fr,en;q=0.2", "en"),
        ("fr", "en"),
        (";q=,,x;q=y", "en"),
    ],
)
def test_the_language_of_a_browser(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


def test_without_a_client_a_page_says_how_to_join(tmp_path: Path) -> None:
    status, _, english = ask(tmp_path, "/", host="127.0.0.1:8420")
    assert status == 200
    assert b"The server is running" in english
    _, headers, body = ask(tmp_path, "/", host="127.0.0.1:8420", accept_language="de")
    german = body.decode()
    assert "Der Tisch" in german
    assert headers["content-language"] == "de"
    assert "ungeheuer join http://127.0.0.1:8420" in german
    assert "<script" not in german
    assert "<style" not in german
    assert ask(tmp_path, "/welcome.css")[1]["content-type"].startswith("text/css")


def test_whatever_host_is_named_stays_text(tmp_path: Path) -> None:
    assert b"<script>" not in ask(tmp_path, "/", host="<script>alert(1)</script>")[2]


# -- with a client


def ask(folder: Path, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """One request to the pages alone, without a server around them."""
    return ask_of(Starlette(routes=page_routes(folder)), path, **headers)


def ask_of(app: Starlette, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    sent: list[Message] = []

    async def receive() -> Message:
        await asyncio.Event().wait()  # nobody hangs up
        return {}

    async def send(message: Message) -> None:
        sent.append(message)

    encoded = [(n.replace("_", "-").encode(), v.encode()) for n, v in headers.items()]
    scope = {"type": "http", "method": "GET", "path": path, "headers": encoded, "query_string": b""}
    asyncio.run(app({**scope, "http_version": "1.1", "root_path": ""}, receive, send))
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], headers, b"".join(each.get("body", b"") for each in sent[1:])


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the client")
    (folder / "assets" / "app-1a2b3c.js").write_text("run()")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret").write_text("not for you")
    return folder


def test_assets_are_kept_for_ever_and_the_page_is_asked_for_again(client: Path) -> None:
    assert ask(client, "/assets/app-1a2b3c.js")[1]["cache-control"].endswith("immutable")
    for path in ("/", "/index.html", "/t/some-table", "/icon.svg"):
        status, headers, _ = ask(client, path)
        assert (status, headers["cache-control"]) == (200, "no-cache")
    assert ask(client, "/t/some-table")[2].endswith(b"the client")


def test_what_is_no_page_of_the_client_is_not_there(client: Path) -> None:
    for path in ("/api/nothing", "/api", "/assets/app-old.js"):
        assert ask(client, path)[0] == 404
    for path in ("/../secret", "/assets/../../secret", "//etc/passwd"):
        assert b"not for you" not in ask(client, path)[2]


def test_another_build_is_served_without_a_restart(client: Path) -> None:
    """As a build does it: everything is swept away, then written anew under other names."""
    app = Starlette(routes=page_routes(client))
    assert ask_of(app, "/assets/app-1a2b3c.js")[0] == 200
    (client / "assets" / "app-1a2b3c.js").unlink()
    (client / "index.html").unlink()
    assert ask_of(app, "/")[0] == 404
    (client / "index.html").write_text("<!doctype html>the next one")
    (client / "assets" / "app-4d5e6f.js").write_text("run_better()")
    assert ask_of(app, "/assets/app-4d5e6f.js")[2] == b"run_better()"
    assert ask_of(app, "/")[2].endswith(b"the next one")
    assert ask_of(app, "/assets/app-1a2b3c.js")[0] == 404
    assert b"not for you" not in ask_of(app, "/assets/../../secret")[2]


def test_a_build_that_is_still_being_written_is_completed(client: Path) -> None:
    app = Starlette(routes=page_routes(client))
    assert ask_of(app, "/assets/late-7a8b9c.js")[0] == 404
    (client / "assets" / "late-7a8b9c.js").write_text("late()")
    assert ask_of(app, "/assets/late-7a8b9c.js")[2] == b"late()"


def test_the_folder_is_not_walked_for_every_request(
    client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = Starlette(routes=page_routes(client))
    walks: list[str] = []
    walk = Path.rglob

    def watched(folder: Path, pattern: str) -> Iterator[Path]:
        walks.append(pattern)
        return iter(walk(folder, pattern))

    monkeypatch.setattr(Path, "rglob", watched)
    for path in ("/", "/icon.svg", "/assets/app-1a2b3c.js", "/nowhere"):
        ask_of(app, path)
    assert len(walks) == 1
