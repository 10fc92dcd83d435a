"""What the parameters of obstacles, phrases and advice are."""

from ungeheuer.engine import kinds


class Params(kinds.Params, total=False):
    """Faces are told as numbers."""

    count: int
    face: int
    total: int
    percent: int
