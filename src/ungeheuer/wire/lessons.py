"""Lessons: what clients say at a table that follows one."""

from __future__ import annotations

from ungeheuer.wire.envelope import Up


class LeaveLesson(Up, tag="leave-lesson"):
    """Host: play on freely from here. If the lesson has been left before, that is fine."""
