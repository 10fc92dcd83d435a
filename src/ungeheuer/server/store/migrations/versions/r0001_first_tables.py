"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

NAME = sa.String().with_variant(sa.String(collation="C"), "postgresql")
NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    _make_tables()
    _make_entries()
    _make_holders()
    _make_people()


def _make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", NAME, nullable=False),
        sa.Column("game", NAME, nullable=False),
        sa.Column("state", NAME, nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("waiting", NAME, nullable=False),
        sa.Column("made", NUMBER, nullable=False),
        sa.Column("touched", NUMBER, nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_tables_state_touched"), "tables", ["state", "touched"])


def _make_entries() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", NAME, nullable=False),
        sa.Column("seq", NUMBER, autoincrement=False, nullable=False),
        sa.Column("at", NUMBER, nullable=False),
        sa.Column("by", NAME, nullable=False),
        sa.Column("cause", NAME, nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_entries")),
        sqlite_with_rowid=False,
    )


def _make_holders() -> None:
    op.create_table(
        "holders",
        sa.Column("table_id", NAME, nullable=False),
        sa.Column("seat", NAME, nullable=False),
        sa.Column("person", NAME, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_holders")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_holders_person"), "holders", ["person"])


def _make_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", NAME, nullable=False),
        sa.Column("made", NUMBER, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "devices",
        sa.Column("hash", NAME, nullable=False),
        sa.Column("person", NAME, nullable=False),
        sa.Column("made", NUMBER, nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_devices")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_devices_person"), "devices", ["person"])
