"""`ungeheuer serve` as people run it: a process, a port, a signal."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn

from tests.server.house import House
from tests.server.http.asking import Api
from ungeheuer.cli import main, server_process
from ungeheuer.engine.errors import MessageError
from ungeheuer.server.service import Service
from ungeheuer.server.settings import Settings
from ungeheuer.server.store.sql import SqlStore

PATIENCE = 30.0


class Process:
    """A server of its own, with everything it keeps in one folder."""

    def __init__(self, folder: Path, *args: str, **environ: str) -> None:
        self.ready = folder / "ready.json"
        command = [sys.executable, "-m", "ungeheuer.cli", "serve", "--no-open", *args]
        own = {"UNGEHEUER_HOME": str(folder), "UNGEHEUER_LANG": "en", **environ}
        self.child = subprocess.Popen(
            [*command, "--ready-file", str(self.ready)],
            env={**os.environ, **own},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def port(self) -> int:
        until = time.monotonic() + PATIENCE
        while not self.ready.exists():
            assert self.child.poll() is None, self.child.communicate()
            assert time.monotonic() < until
            time.sleep(0.02)
        ready = json.loads(self.ready.read_text())
        assert ready["pid"] == self.child.pid
        assert ready["url"].endswith(str(ready["port"]))
        return int(ready["port"])

    def end(self, number: int = signal.SIGTERM) -> tuple[int, str, str]:
        self.child.send_signal(number)
        return self.rest()

    def rest(self) -> tuple[int, str, str]:
        out, err = self.child.communicate(timeout=PATIENCE)
        return self.child.returncode, out, err


@contextmanager
def served(folder: Path, *args: str, **environ: str) -> Iterator[Process]:
    process = Process(folder, *args, **environ)
    try:
        yield process
    finally:
        if process.child.poll() is None:
            process.child.kill()
            process.child.communicate()


@pytest.mark.long
def test_it_serves_until_it_is_ended_and_keeps_everything(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0", "--log-level", "debug") as process:
        inga = Api(process.port()).somebody()
        request = {"game": "timid", "seats": [{"who": "me"}, {"who": "bot"}], "start": True}
        table = inga.post("/api/tables", request).json["table"]
        code, out, err = process.end()
    assert code == 0
    assert out.startswith("Serving at http://127.0.0.1:")
    assert "Traceback" not in err
    assert inga.key not in out + err
    assert not process.ready.exists()
    with served(tmp_path, UNGEHEUER_PORT="0", UNGEHEUER_LANG="de") as process:
        tables = Api(process.port(), inga.key).get("/api/my/tables").json["tables"]
        assert [card["table"] for card in tables] == [table]
        code, out, _ = process.end(signal.SIGINT)
    assert code == 130
    assert out.startswith("Der Tisch ist gedeckt")


def test_a_bad_configuration_ends_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "server.toml"
    file.write_text("port = true\n")
    assert main(["serve", "--lang", "en", "--config", str(file)]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == f'{file}: port must be a whole number (0 – 65535), not "True".\n'


def test_a_database_that_is_none_ends_in_a_sentence(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0", "--database", "sqlite:////no/such/folder/x") as process:
        code, _, err = process.rest()
    assert code == 1
    assert "Traceback" not in err
    assert "database" in err


@pytest.mark.long
def test_a_second_server_on_the_same_database_ends_in_a_sentence(tmp_path: Path) -> None:
    with served(tmp_path, "--port", "0") as first:
        first.port()
        other = tmp_path / "other"
        other.mkdir()
        file = f"sqlite:///{tmp_path / 'ungeheuer.sqlite'}"
        with served(other, "--port", "0", "--database", file) as second:
            code, _, err = second.rest()
        assert code == 1
        assert "another server uses this database" in err
        assert "Traceback" not in err
        first.end(signal.SIGKILL)
        with served(other, "--port", "0", "--database", file) as second:
            second.port()


def test_the_default_port_gives_way_but_a_chosen_one_does_not() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        settings = Settings(port=other.getsockname()[1])
        with server_process.listen(settings, explicit=False) as listening:
            assert listening.getsockname()[1] > settings.port
        with pytest.raises(MessageError) as refused:
            server_process.listen(settings, explicit=True)
    assert refused.value.code == "port-taken"


def test_an_address_that_is_not_ours_is_refused() -> None:
    with pytest.raises(MessageError) as refused:
        server_process.listen(Settings(host="192.0.2.7", port=0), explicit=True)
    assert refused.value.code == "no-address"
    with pytest.raises(MessageError):
        server_process.listen(Settings(host="no such host", port=0), explicit=True)


@pytest.mark.parametrize(("behind_proxy", "last"), [(False, 429), (True, 200)])
def test_a_proxy_is_believed_only_where_one_is_named(
    tmp_path: Path, *, behind_proxy: bool, last: int
) -> None:
    settings = Settings(behind_proxy=behind_proxy, requests_at_once=3, requests_per_second=0.01)
    home = House(Service(settings, SqlStore(f"sqlite:///{tmp_path / 'a'}")))
    home.config = server_process.configured(home.service, settings)
    home.config.port = 0
    home.server = uvicorn.Server(home.config)
    home.open()
    api = Api(home.port)
    asked = [api.get("/healthz", X_Forwarded_For=f"10.0.0.{n}") for n in range(5)]
    home.close()
    assert asked[-1].status == last
    assert "server" not in asked[0].headers


@pytest.mark.long
def test_a_second_server_on_the_same_database_is_refused_with_a_sentence(
    tmp_path: Path, database_url: str
) -> None:
    """Until the first has ended, however that happens."""
    for name in "abc":
        (tmp_path / name).mkdir()
    first = Process(tmp_path / "a", "--port", "0", "--database", database_url)
    first.port()
    second = Process(tmp_path / "b", "--port", "0", "--database", database_url)
    code, out, err = second.rest()
    assert (code, out) == (1, "")
    assert "another server uses this database" in err
    assert len(err.strip().splitlines()) == 1
    assert Api(first.port()).get("/readyz").status == 200
    first.end(signal.SIGKILL)
    until = time.monotonic() + PATIENCE
    while True:  # PostgreSQL notices the death of a client by and by
        third = Process(tmp_path / "c", "--port", "0", "--database", database_url)
        try:
            port = third.port()
            break
        except AssertionError:
            assert time.monotonic() < until
    assert Api(port).get("/readyz").status == 200
    assert third.end()[0] == 0
