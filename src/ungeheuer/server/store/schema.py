"""The tables of the database. `entries` is the truth; `tables` and `holders` are made from it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Number = BigInteger().with_variant(Integer, "sqlite")
# Sorted by their bytes on every machine, as SQLite does anyway.
Name = String().with_variant(String(collation="C"), "postgresql")

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Name, primary_key=True),
    Column("game", Name, nullable=False),
    Column("state", Name, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("waiting", Name, nullable=False),
    Column("made", Number, nullable=False),
    Column("touched", Number, nullable=False),
    Column("summary", Text, nullable=False),
    Column("host", Name, nullable=False, server_default=""),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # by the operator
    Column("head", Name, nullable=False, server_default=""),
    Index(None, "state", "touched"),
    Index(None, "host", "state"),
    sqlite_with_rowid=False,
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", Name, primary_key=True),
    Column("seq", Number, primary_key=True, autoincrement=False),
    Column("at", Number, nullable=False),
    Column("by", Name, nullable=False),
    Column("cause", Name, nullable=False),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,  # a log lies together, however many tables are played at once
)

# What is said at a table. No match is replayed from it, and only the last lines are kept.
TALK: Final = Table(
    "talk",
    METADATA,
    Column("table_id", Name, primary_key=True),
    Column("number", Number, primary_key=True, autoincrement=False),
    Column("at", Number, nullable=False),
    Column("by", Name, nullable=False),
    Column("cause", Name, nullable=False),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)

HOLDERS: Final = Table(
    "holders",
    METADATA,
    Column("table_id", Name, primary_key=True),
    Column("seat", Name, primary_key=True),
    Column("person", Name, nullable=False),
    Index(None, "person"),
    sqlite_with_rowid=False,
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Name, primary_key=True),
    Column("made", Number, nullable=False),
    Column("muted_until", Number, nullable=False, server_default="0"),
    Column("banned", Boolean, nullable=False, server_default=false()),
    sqlite_with_rowid=False,
)

# A key itself is never stored, only its hash. `kind`: `key`; `linked`, a key that was in a link
# which has been used; `link`, no key any more, but good for one use of such a link. `until`: a key
# that was replaced is good for a while, for windows that still know it; 0: no such end.
DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("hash", Name, primary_key=True),
    Column("person", Name, nullable=False),
    Column("made", Number, nullable=False),
    Column("name", Text, nullable=False, server_default=""),
    Column("seen", Number, nullable=False, server_default="0"),
    Column("kind", Name, nullable=False, server_default="key"),
    Column("until", Number, nullable=False, server_default="0"),
    Index(None, "person"),
    sqlite_with_rowid=False,
)

# Codes that make a key for another device, once: short ones to type, long ones in links.
CODES: Final = Table(
    "codes",
    METADATA,
    Column("hash", Name, primary_key=True),
    Column("person", Name, nullable=False),
    Column("kind", Name, nullable=False),
    Column("made", Number, nullable=False),
    Column("until", Number, nullable=False),
    Index(None, "person"),
    sqlite_with_rowid=False,
)

# What operators did to tables and people.
AUDIT: Final = Table(
    "audit",
    METADATA,
    Column("id", Name, primary_key=True),
    Column("at", Number, nullable=False),
    Column("actor", Text, nullable=False),
    Column("act", Name, nullable=False),
    Column("subject", Name, nullable=False),
    Column("note", Text, nullable=False),
    Index(None, "at"),
    sqlite_with_rowid=False,
)

# What an operator wants a running server to do, and what became of it.
ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("id", Name, primary_key=True),
    Column("at", Number, nullable=False),
    Column("actor", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("answer", Text, nullable=False, server_default=""),
    sqlite_with_rowid=False,
)

# A lesson that somebody made of a match: no table needs it once it was opened with it.
LESSONS: Final = Table(
    "lessons",
    METADATA,
    Column("id", Name, primary_key=True),
    Column("person", Name, nullable=False),
    Column("game", Name, nullable=False),
    Column("made", Number, nullable=False),
    Column("data", Text, nullable=False),
    Index(None, "person"),
    sqlite_with_rowid=False,
)

# What strangers send can be reported: each lesson once by each person.
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("lesson", Name, primary_key=True),
    Column("person", Name, primary_key=True),
    Column("made", Number, nullable=False),
    sqlite_with_rowid=False,
)
