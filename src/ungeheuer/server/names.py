"""Names that the whole server uses: people, tables, times."""

from typing import Final, Literal, NewType

PersonId = NewType("PersonId", str)
TableId = NewType("TableId", str)
Millis = NewType("Millis", int)  # milliseconds since 1970

NOBODY: Final = PersonId("")

# open: not started yet; over: nothing can be played any more
TableStatus = Literal["open", "playing", "over"]
