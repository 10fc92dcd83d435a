"""What a table refuses before any rule of a game is consulted."""

from ungeheuer.engine.errors import UngeheuerError


class TableError(UngeheuerError):
    """A request that this table refuses: wrong person, wrong time, or against its policy."""


class NoSuchTable(TableError):
    """There is no such table, or it was deleted."""


class NotAllowed(TableError):
    """This person may not do that here."""
