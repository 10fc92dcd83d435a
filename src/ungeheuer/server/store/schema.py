"""The tables of the database. `entries` is the truth; `tables` and `holders` are made from it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, MetaData, String, Table, Text

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
    Index(None, "state", "touched"),
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
    sqlite_with_rowid=False,
)

# A key itself is never stored, only its hash.
DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("hash", Name, primary_key=True),
    Column("person", Name, nullable=False),
    Column("made", Number, nullable=False),
    Index(None, "person"),
    sqlite_with_rowid=False,
)
