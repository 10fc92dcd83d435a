"""Which build is running."""

from importlib.machinery import EXTENSION_SUFFIXES

import ungeheuer
from ungeheuer.engine import match


def is_compiled() -> bool:
    return str(match.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def version_line() -> str:
    return f"ungeheuer {ungeheuer.__version__} ({'compiled' if is_compiled() else 'plain'})"
