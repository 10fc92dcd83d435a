"""Who has reported which lesson to the operator."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

NAME = sa.String().with_variant(sa.String(collation="C"), "postgresql")
NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("lesson", NAME, nullable=False),
        sa.Column("person", NAME, nullable=False),
        sa.Column("made", NUMBER, nullable=False),
        sa.PrimaryKeyConstraint("lesson", "person", name=op.f("pk_reports")),
        sqlite_with_rowid=False,
    )
