"""Talk apart from logs, whose table it is, devices that can be signed out, what operators do."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

NAME = sa.String().with_variant(sa.String(collation="C"), "postgresql")
NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    _make_talk()
    _know_hosts()
    _extend_people()
    _make_codes()
    _make_audit()


def _make_talk() -> None:
    """What was said before stays in the logs, and is read from there."""
    op.create_table(
        "talk",
        sa.Column("table_id", NAME, nullable=False),
        sa.Column("number", NUMBER, autoincrement=False, nullable=False),
        sa.Column("at", NUMBER, nullable=False),
        sa.Column("by", NAME, nullable=False),
        sa.Column("cause", NAME, nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_talk")),
        sqlite_with_rowid=False,
    )


def _know_hosts() -> None:
    op.add_column("tables", sa.Column("host", NAME, nullable=False, server_default=""))
    op.add_column(
        "tables", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_index(op.f("ix_tables_host_state"), "tables", ["host", "state"])
    connection = op.get_bind()
    for table, host in _hosts(connection).items():
        put = sa.text("UPDATE tables SET host = :host WHERE id = :table")
        connection.execute(put, {"host": host, "table": table})


def _hosts(connection: sa.Connection) -> dict[str, str]:
    """The last host of each table, as its log says it."""
    told = sa.text(
        "SELECT table_id, data FROM entries WHERE seq = 1 OR data LIKE '%\"hosted\"%'"
        " ORDER BY table_id, seq"
    )
    hosts: dict[str, str] = {}
    for table, data in connection.execute(told):
        host = _host_in(data)
        if host:
            hosts[table] = host
    return hosts


def _host_in(data: str) -> str:
    """None of an entry that cannot be read: finding those is the business of `db check`."""
    try:
        entry = json.loads(data)
    except ValueError:
        return ""
    kinds = {"opened": "host", "hosted": "person"}
    field = kinds.get(entry.get("kind", ""), "") if isinstance(entry, dict) else ""
    return str(entry.get(field, "")) if field else ""


def _extend_people() -> None:
    op.add_column("people", sa.Column("muted_until", NUMBER, nullable=False, server_default="0"))
    op.add_column(
        "people", sa.Column("banned", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("devices", sa.Column("name", sa.Text(), nullable=False, server_default=""))
    op.add_column("devices", sa.Column("seen", NUMBER, nullable=False, server_default="0"))
    op.add_column("devices", sa.Column("kind", NAME, nullable=False, server_default="key"))
    op.add_column("devices", sa.Column("until", NUMBER, nullable=False, server_default="0"))


def _make_codes() -> None:
    op.create_table(
        "codes",
        sa.Column("hash", NAME, nullable=False),
        sa.Column("person", NAME, nullable=False),
        sa.Column("kind", NAME, nullable=False),
        sa.Column("made", NUMBER, nullable=False),
        sa.Column("until", NUMBER, nullable=False),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_codes")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_codes_person"), "codes", ["person"])


def _make_audit() -> None:
    op.create_table(
        "audit",
        sa.Column("id", NAME, nullable=False),
        sa.Column("at", NUMBER, nullable=False),
        sa.Column("actor", sa.Text(), nullable=False),
        sa.Column("act", NAME, nullable=False),
        sa.Column("subject", NAME, nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("ix_audit_at"), "audit", ["at"])
