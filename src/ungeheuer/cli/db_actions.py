"""The actions of `ungeheuer db`, one function each."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.progress import MofNCompleteColumn, Progress, TextColumn
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from ungeheuer.cli.screen import Screen
from ungeheuer.engine.errors import MessageError, UngeheuerError
from ungeheuer.server.store import place
from ungeheuer.server.store.backup import back_up
from ungeheuer.server.store.check import Check, Finding, Rebuild
from ungeheuer.server.store.connect import engine_at, file_of, shown, unreachable
from ungeheuer.server.store.migrate import require, upgrade
from ungeheuer.server.store.rescue import rescue
from ungeheuer.server.store.transfer import export_to, import_from
from ungeheuer.words import Words


def backup(args: argparse.Namespace, screen: Screen) -> int:
    with existing(args.database) as engine:
        whole = back_up(engine, args.file)
        code = "db-backed-up" if whole else "db-backed-up-as-export"
        screen.line(code, {"file": args.file}, style="green")
    return 0


def export(args: argparse.Namespace, screen: Screen) -> int:
    with existing(args.database) as engine, _counting(screen, "db-exporting") as count:
        require(engine)
        rows = export_to(engine, args.file, count)
    screen.line("db-exported", {"file": args.file, "rows": rows}, style="green")
    return 0


def import_(args: argparse.Namespace, screen: Screen) -> int:
    with _database(args.database) as engine, _counting(screen, "db-importing") as count:
        upgrade(engine)
        rows = import_from(engine, args.file, count)
    params = {"file": args.file, "rows": rows, "database": shown(engine)}
    screen.line("db-imported", params, style="green")
    return 0


def check(args: argparse.Namespace, screen: Screen, rebuild: Rebuild | None = None) -> int:
    """Report all problems; exit code 1 if there are any."""
    if rebuild is None:
        from ungeheuer.server.rebuilding import rebuilt  # noqa: PLC0415 (it brings the whole server)

        rebuild = rebuilt
    with existing(args.database) as engine:
        require(engine)
        checking = Check(engine, rebuild)
        findings = _findings(checking, screen)
    for finding in findings:
        screen.line(finding.code, _params(finding, screen.words), style="red")
    if checking.unchained:
        screen.line("db-unchained", {"tables": checking.unchained}, style="dim")
    params = {"tables": len(checking.running), "faults": len(findings)}
    screen.say("db-faults" if findings else "db-fine", params, style="red" if findings else "green")
    return 1 if findings else 0


def save(args: argparse.Namespace, screen: Screen) -> int:
    """Exit code 1 if anything was lost."""
    from ungeheuer.server.rows import derived  # noqa: PLC0415 (it brings the whole server)

    with existing(args.database) as engine:
        saved = rescue(engine, Path(args.file), derived)
    for loss in saved.losses:
        screen.line(loss.code, loss.params, style="red")
    params = {"file": args.file, "tables": saved.tables, "shortened": saved.shortened}
    screen.line("db-rescued", params, style="yellow" if saved.losses else "green")
    return 1 if saved.losses else 0


def audit(args: argparse.Namespace, screen: Screen) -> int:
    from ungeheuer.cli.operating import show_audit  # noqa: PLC0415 (it brings the whole server)

    return show_audit(args, screen)


ACTIONS: Final[dict[str, Callable[[argparse.Namespace, Screen], int]]] = {
    "audit": audit,
    "backup": backup,
    "check": check,
    "export": export,
    "import": import_,
    "rescue": save,
}


def _findings(checking: Check, screen: Screen) -> list[Finding]:
    findings: list[Finding] = []
    with _counting(screen, "db-checking", len(checking.running)) as count:
        for number, finding in enumerate(checking.findings()):
            count(number)
            if finding is not None:
                findings.append(finding)
    return findings


def _params(finding: Finding, words: Words) -> dict[str, object]:
    if finding.cause is None:
        return finding.params
    return {**finding.params, "reason": _sentence(finding.cause, words)}


def _sentence(cause: UngeheuerError, words: Words) -> str:
    """The error's sentence; its raw text if parameters are missing in the log."""
    try:
        return words.error(cause)
    except ValueError:
        return str(cause)


@contextmanager
def _database(address: str | None) -> Iterator[Engine]:
    engine = engine_at(address or place.database())
    try:
        yield engine
    except SQLAlchemyError as error:
        raise unreachable(engine, error) from error
    finally:
        engine.dispose()


@contextmanager
def existing(address: str | None) -> Iterator[Engine]:
    """Open a database; an SQLite file must exist, or SQLite would create it."""
    with _database(address) as engine:
        file = file_of(engine)
        if file is not None and not file.is_file():
            raise MessageError("no-file", {"file": str(file)})
        yield engine


@contextmanager
def _counting(
    screen: Screen, code: str, total: int | None = None
) -> Iterator[Callable[[int], None]]:
    """A progress line, removed at the end; none unless stderr is a terminal."""
    columns = (TextColumn("{task.description}"), MofNCompleteColumn())
    console = screen.error_console
    hidden = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task(screen.words.say(code), total=total)
        yield lambda done: bar.update(task, completed=done)
