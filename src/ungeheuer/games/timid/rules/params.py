"""What the parameters of obstacles, phrases, advice and events are."""

from typing import Annotated

from ungeheuer.engine import kinds
from ungeheuer.engine.kinds import Place, SeatName, word

Card = Annotated[str, word("card")]
TheCard = Annotated[str, word("the-card", "card")]  # with its article


class Params(kinds.Params, total=False):
    """Cards are named as in the card set, places are x and y from the entrance."""

    card: Card
    monsters: list[Card]
    winner: SeatName
    place: Place
    over: Place
    floor: int
    peeks: int
    phase: str
    when: str
    wanted: int
    percent: int
    best: int  # the same after a better move
    risk: int
    guards: int
    steps: int
