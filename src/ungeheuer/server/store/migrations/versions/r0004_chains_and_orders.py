"""A hash over every log, and what operators want of a running server."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

NAME = sa.String().with_variant(sa.String(collation="C"), "postgresql")
NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.add_column("tables", sa.Column("head", NAME, nullable=False, server_default=""))
    op.create_table(
        "orders",
        sa.Column("id", NAME, nullable=False),
        sa.Column("at", NUMBER, nullable=False),
        sa.Column("actor", sa.Text(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_orders")),
        sqlite_with_rowid=False,
    )
