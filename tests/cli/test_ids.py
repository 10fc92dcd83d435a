"""Ids that begin with a hyphen, as some of earlier versions do, are no options."""

from __future__ import annotations

import secrets

import pytest

from ungeheuer.cli import lesson, person, table
from ungeheuer.cli.arguments import Parser
from ungeheuer.server import environment
from ungeheuer.words import Words

IDS = ("-he3CxatUAZd", "-_abcdefghij", "--abcdefghij", "-1234567890-", "plain-id_012")
COMMANDS = ((person, "forget"), (table, "close"), (lesson, "remove"))


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize(("command", "act"), COMMANDS)
def test_an_id_may_begin_like_an_option(command: object, act: str, id: str) -> None:
    parser = Parser(words=Words("en"))
    command.arguments(parser, Words("en"))  # type: ignore[attr-defined]
    args = parser.parse_args([act, id, "--database", "sqlite:///x"])
    assert (args.subject, args.database) == (id, "sqlite:///x")


def test_new_ids_never_begin_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-he3CxatUAZd", "--abcdefghij", "he3CxatUAZd-"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert environment.new_id() == "he3CxatUAZd-"
