"""Which build is running."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

import ungeheuer


def is_compiled() -> bool:
    """Whether the engine is compiled; does not import it."""
    spec = find_spec("ungeheuer.engine.match")
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))


def version_line() -> str:
    return f"ungeheuer {ungeheuer.__version__} ({'compiled' if is_compiled() else 'plain'})"
