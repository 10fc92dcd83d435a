"""Lessons that people make of their matches."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NAME = sa.String().with_variant(sa.String(collation="C"), "postgresql")
NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("id", NAME, nullable=False),
        sa.Column("person", NAME, nullable=False),
        sa.Column("game", NAME, nullable=False),
        sa.Column("made", NUMBER, nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_lessons")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_lessons_person"), "lessons", ["person"])
