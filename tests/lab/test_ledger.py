"""The file of a contest: gone on with as if nothing had happened, and never mixed up."""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.cardsets import HOUSE
from tests.lab.test_arena import contest
from ungeheuer.engine.errors import MessageError
from ungeheuer.lab.arena import Contest, bouts
from ungeheuer.lab.ledger import Ledger
from ungeheuer.lab.running import RAY, run
from ungeheuer.lab.standings import Standings, standings


def nobody(_done: int) -> None:
    """Progress that nobody looks at."""


def ended(asked: Contest, path: Path | None = None, workers: int = 1) -> Standings:
    ledger = Ledger(asked, path)
    run(ledger, workers, nobody)
    ledger.close()
    return standings(asked, ledger.played())


def interrupted(asked: Contest, path: Path, after: int) -> None:
    """Ctrl-C when so many bouts are done."""

    def stop(done: int) -> None:
        if done == after:
            raise KeyboardInterrupt

    ledger = Ledger(asked, path)
    with pytest.raises(KeyboardInterrupt):
        run(ledger, 1, stop)
    ledger.close()


def test_the_same_on_any_number_of_workers() -> None:
    assert ended(contest(), workers=1) == ended(contest(), workers=2)


def test_broken_off_and_gone_on_with_equals_unbroken(tmp_path: Path) -> None:
    path = tmp_path / "contest.jsonl"
    interrupted(contest(), path, 3)
    assert len(path.read_text().splitlines()) == 1 + 3
    before = path.read_bytes()
    heard: list[int] = []
    ledger = Ledger(contest(), path)
    run(ledger, 1, heard.append)
    ledger.close()
    assert heard == [3, 4, 5, 6, 7, 8]
    assert standings(contest(), ledger.played()) == ended(contest())
    assert path.read_bytes().startswith(before)


@pytest.mark.parametrize("cut", [1, 2, 30])
def test_a_line_cut_off_while_it_was_written_is_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "contest.jsonl"
    whole = ended(contest(), path)
    text = path.read_bytes()
    path.write_bytes(text[:-cut])
    ledger = Ledger(contest(), path)
    assert len(ledger.missing()) == 1
    ledger.close()
    assert path.read_bytes() == text[: text[:-1].rfind(b"\n") + 1]
    assert ended(contest(), path) == whole
    assert path.read_bytes() == text


@pytest.mark.parametrize("left", [0, 1, 40])
def test_a_header_cut_off_is_written_again(tmp_path: Path, left: int) -> None:
    path = tmp_path / "contest.jsonl"
    Ledger(contest(), path).close()
    header = path.read_bytes()
    path.write_bytes(header[:left])
    Ledger(contest(), path).close()
    assert path.read_bytes() == header


def test_an_older_ledger_names_its_cards_by_their_hash_alone(tmp_path: Path) -> None:
    path = tmp_path / "contest.jsonl"
    played = HOUSE["mighty"].hash
    ended(contest(deals=1, cards=None, hash=played), path)
    asked = contest(deals=2, hash=played)
    ledger = Ledger(asked, path)
    assert len(ledger.missing()) == len(bouts(asked)) // 2
    ledger.close()


def test_more_deals_and_bots_are_welcome(tmp_path: Path) -> None:
    path = tmp_path / "contest.jsonl"
    ended(contest(bots=["random"], deals=1), path)
    asked = contest(deals=2)
    ledger = Ledger(asked, path)
    assert len(ledger.missing()) == len(bouts(asked)) - 1
    ledger.close()
    assert ended(asked, path) == ended(asked)
    fewer = contest(bots=["random"], deals=1)
    assert ended(fewer, path) == ended(fewer)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("my notes\nabout bots", "not-a-ledger"),
        ("my notes", "not-a-ledger"),
        ('{"game":"mighty"}\n', "not-a-ledger"),
        ('{"game":"timid","options":{},"bots":["random"],"deals":2}\n', "another-contest"),
        ('{"game":"mighty","options":{"players":4},"bots":[],"deals":2}\n', "another-contest"),
        (
            '{"game":"mighty","options":{"players":3},"bots":[],"deals":2,"hash":"x"}\n',
            "another-contest",
        ),
        (
            '{"game":"mighty","options":{"players":3},"cards":"house-1","bots":[],"deals":2}\nx\n{}\n',
            "bad-ledger",
        ),
    ],
)
def test_another_file_is_refused_and_left_alone(tmp_path: Path, text: str, code: str) -> None:
    path = tmp_path / "contest.jsonl"
    path.write_text(text)
    with pytest.raises(MessageError) as refused:
        Ledger(contest(), path)
    assert refused.value.code == code
    assert path.read_text() == text


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(MessageError, match="unwritable-file"):
        Ledger(contest(), tmp_path / "nowhere" / "contest.jsonl")
    with pytest.raises(MessageError, match="unreadable-file"):
        Ledger(contest(), tmp_path)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bout_that_cannot_be_played_is_named(workers: int) -> None:
    """This error cannot be sent between processes: a pool that tried would wait for ever."""
    with pytest.raises(MessageError, match="bout-failed") as failed:
        run(Ledger(contest(cards="no card set")), workers, nobody)
    told = failed.value.params
    assert (told["one"], told["deal"]) in {(one, deal) for one in contest().bots for deal in "12"}
    assert str(told["what"]).startswith("CardSetError: ")


class FakeRay(ModuleType):
    """As much of Ray as is used, in this process: tasks end in any order, the last begun first."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.most = 0
        self.up = False

    def init(self, *, log_to_driver: bool) -> None:
        self.up = not log_to_driver

    def shutdown(self) -> None:
        self.up = False

    def is_initialized(self) -> bool:
        return self.up

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def put(self, thing: object) -> object:
        return thing

    def remote(self, task: Callable[..., Any]) -> Any:
        return SimpleNamespace(remote=partial(partial, task))

    def wait(self, under_way: list[Any]) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(under_way))
        return under_way[-1:], under_way[:-1]

    def get(self, done: Callable[[], Any]) -> Any:
        return done()


@pytest.mark.parametrize(("workers", "most"), [(2, 2), (None, 3)])
def test_on_ray_the_same(monkeypatch: pytest.MonkeyPatch, workers: int | None, most: int) -> None:
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    ledger = Ledger(contest())
    run(ledger, workers, nobody, RAY)
    assert list(ledger.results) != bouts(contest())
    assert standings(contest(), ledger.played()) == ended(contest())
    assert (ray.most, ray.up) == (most, False)


def test_ctrl_c_ends_what_is_under_way_on_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    ledger = Ledger(contest())

    def stop(done: int) -> None:
        if done == 2:
            assert ray.up
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(ledger, None, stop, RAY)
    assert (len(ledger.results), ray.up) == (2, False)


def test_without_ray_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MessageError, match="no-ray"):
        run(Ledger(contest()), 2, nobody, RAY)
