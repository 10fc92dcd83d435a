"""What the table itself refuses, before a rule of a game is asked."""

from ungeheuer.engine.errors import UngeheuerError


class TableError(UngeheuerError):
    """A wish that this table does not grant: who asks, what is allowed, how far it is."""


class NoSuchTable(TableError):
    """There is no such table, or it is gone."""


class NotAllowed(TableError):
    """Somebody else's seat, somebody else's table."""
