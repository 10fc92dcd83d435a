"""What operators ask a database, and what they have written to it.

Functions that return a `Work` are done inside the writer's transaction; done twice they do no harm.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, and_, delete, desc, exists, func, insert, or_, select, update

from ungeheuer.server.names import Millis, PersonId, TableId
from ungeheuer.server.store import EntryRow
from ungeheuer.server.store.schema import (
    AUDIT,
    CODES,
    DEVICES,
    ENTRIES,
    HOLDERS,
    LESSONS,
    ORDERS,
    PEOPLE,
    REPORTS,
    TABLES,
    TALK,
)

Work = Callable[[Connection], None]
FOR_EVER: Final = 2**62  # milliseconds


class AuditRow(NamedTuple):
    """Something an operator did."""

    id: str
    at: Millis
    actor: str
    act: str
    subject: str
    note: str


class OrderRow(NamedTuple):
    """Something an operator wants a running server to do. `answer`: empty until it has."""

    id: str
    at: Millis
    actor: str
    data: str
    answer: str = ""


class PersonRow(NamedTuple):
    """A person as operators see one: no name, since names belong to seats."""

    id: PersonId
    made: Millis
    muted_until: Millis
    banned: bool
    seen: Millis  # when a key was last used; 0: before that was noted
    seats: int
    hosts: int


class LessonListing(NamedTuple):
    """A lesson as operators see it. `data`: all of it as JSON."""

    id: str
    person: PersonId
    game: str
    made: Millis
    data: str
    reports: int  # by how many people


# -- questions


def people(connection: Connection, most: int, *, only_judged: bool = False) -> list[PersonRow]:
    """Those who came last first."""
    query = _people().order_by(desc("seen"), desc(PEOPLE.c.made), PEOPLE.c.id).limit(most)
    if only_judged:
        query = query.where(or_(PEOPLE.c.banned, PEOPLE.c.muted_until > 0))
    return [PersonRow(*row) for row in connection.execute(query)]


def person(connection: Connection, id: str) -> PersonRow | None:
    row = connection.execute(_people().where(PEOPLE.c.id == id)).first()
    return None if row is None else PersonRow(*row)


def _people() -> Any:
    def mine(what: Any, of: Any) -> Any:
        return select(what).where(of == PEOPLE.c.id).scalar_subquery()

    seen = mine(func.coalesce(func.max(DEVICES.c.seen), 0), DEVICES.c.person)
    seats = mine(func.count(), HOLDERS.c.person)
    hosts = mine(func.count(), TABLES.c.host)
    own = (PEOPLE.c.id, PEOPLE.c.made, PEOPLE.c.muted_until, PEOPLE.c.banned)
    return select(*own, seen.label("seen"), seats, hosts)


def lessons(
    connection: Connection, most: int, *, only_reported: bool = False
) -> list[LessonListing]:
    """Those that most people reported first, then the latest."""
    counted = select(func.count()).where(REPORTS.c.lesson == LESSONS.c.id).scalar_subquery()
    reports = counted.label("reports")
    query = select(LESSONS, reports).order_by(desc(reports), desc(LESSONS.c.made), LESSONS.c.id)
    if only_reported:
        query = query.where(exists().where(REPORTS.c.lesson == LESSONS.c.id))
    return [LessonListing(*row) for row in connection.execute(query.limit(most))]


def last_touched(connection: Connection) -> int:
    return connection.scalar(select(func.max(TABLES.c.touched))) or 0


def has_table(connection: Connection, id: str) -> bool:
    return connection.scalar(select(TABLES.c.id).where(TABLES.c.id == id)) is not None


def orders(connection: Connection) -> list[OrderRow]:
    """Those nobody has answered, the oldest first."""
    waiting = select(ORDERS).where(ORDERS.c.answer == "").order_by(ORDERS.c.at, ORDERS.c.id)
    return [OrderRow(*row) for row in connection.execute(waiting)]


def audit(connection: Connection, most: int) -> list[AuditRow]:
    last = select(AUDIT).order_by(desc(AUDIT.c.at), AUDIT.c.id).limit(most)
    return [AuditRow(*row) for row in connection.execute(last)]


def tables_of(connection: Connection, person: str) -> list[TableId]:
    """Where this person's name may stand: where they did something, or were seated by others."""
    did = select(ENTRIES.c.table_id).where(
        or_(ENTRIES.c.by == person, ENTRIES.c.data.contains(f'"{person}"', autoescape=True))
    )
    said = select(TALK.c.table_id).where(TALK.c.by == person)
    return sorted({TableId(row[0]) for row in connection.execute(did.union(said))})


# -- works


def together(*works: Work) -> Work:
    def work(connection: Connection) -> None:
        for each in works:
            each(connection)

    return work


def note(row: AuditRow) -> Work:
    def work(connection: Connection) -> None:
        connection.execute(delete(AUDIT).where(AUDIT.c.id == row.id))
        connection.execute(insert(AUDIT).values(row._asdict()))

    return work


def answer(order: str, text: str) -> Work:
    return _update(update(ORDERS).where(ORDERS.c.id == order).values(answer=text))


def hide(table: str, *, hidden: bool) -> Work:
    return _update(update(TABLES).where(TABLES.c.id == table).values(hidden=hidden))


def judge(person: str, **values: object) -> Work:
    """`muted_until` or `banned`."""
    return _update(update(PEOPLE).where(PEOPLE.c.id == person).values(**values))


def remove_lesson(lesson: str) -> Work:
    """Tables that have begun it go on, as when its author takes it back."""

    def work(connection: Connection) -> None:
        connection.execute(delete(REPORTS).where(REPORTS.c.lesson == lesson))
        connection.execute(delete(LESSONS).where(LESSONS.c.id == lesson))

    return work


def _update(statement: Any) -> Work:
    def work(connection: Connection) -> None:
        connection.execute(statement)

    return work


def forget_person(person: str) -> Work:
    """Keys, codes, lessons, reports and the person; what they said anywhere."""

    def work(connection: Connection) -> None:
        theirs = select(LESSONS.c.id).where(LESSONS.c.person == person)
        connection.execute(delete(REPORTS).where(REPORTS.c.lesson.in_(theirs)))
        for table in (DEVICES, CODES, LESSONS, REPORTS):
            connection.execute(delete(table).where(table.c.person == person))
        connection.execute(delete(TALK).where(TALK.c.by == person))
        connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))

    return work


def rewrite(rows: Sequence[EntryRow]) -> Work:
    """Other texts for entries that are there."""

    def work(connection: Connection) -> None:
        for row in rows:
            place = and_(ENTRIES.c.table_id == row.table, ENTRIES.c.seq == row.seq)
            connection.execute(update(ENTRIES).where(place).values(data=row.data))

    return work


# -- people who have nothing here


def idle_people(before: Millis) -> Any:
    """The ids of people without seat, table or lesson who were not here since then.

    Whom an operator has judged stays: else waiting would be a way out.
    """
    own = [
        exists().where(HOLDERS.c.person == PEOPLE.c.id),
        exists().where(TABLES.c.host == PEOPLE.c.id),
        exists().where(LESSONS.c.person == PEOPLE.c.id),
        exists().where(
            DEVICES.c.person == PEOPLE.c.id,
            or_(DEVICES.c.seen >= before, DEVICES.c.made >= before),
        ),
    ]
    plain = and_(~PEOPLE.c.banned, PEOPLE.c.muted_until == 0, PEOPLE.c.made < before)
    return select(PEOPLE.c.id).where(plain, *(~each for each in own))


def forget_idle(people: Sequence[str], before: Millis) -> Work:
    """Those of them who have still nothing here."""

    def work(connection: Connection) -> None:
        idle = connection.execute(idle_people(before).where(PEOPLE.c.id.in_(people))).all()
        for row in idle:
            forget_person(row[0])(connection)

    return work
