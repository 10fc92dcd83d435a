"""Names that the whole server uses: people, tables, moments."""

from typing import Final, Literal, NewType

PersonId = NewType("PersonId", str)
TableId = NewType("TableId", str)
Moment = NewType("Moment", int)  # milliseconds since 1970

NOBODY: Final = PersonId("")

# open: people gather; playing; over: nothing can be played any more
State = Literal["open", "playing", "over"]
