"""Garbage-collector tuning: garbage is collected, even among frozen objects."""

import gc
import weakref

from ungeheuer.server import gc_tuning


class Ring:
    def __init__(self) -> None:
        self.me = self


def test_what_was_set_aside_is_found_by_a_search() -> None:
    ring = Ring()
    seen = weakref.ref(ring)
    gc_tuning.freeze_survivors()
    del ring
    gc.collect()
    assert seen() is not None  # set aside: not looked through
    gc_tuning.collect_all()
    assert seen() is None
    gc.unfreeze()
