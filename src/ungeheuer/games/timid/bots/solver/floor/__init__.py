"""One floor, searched exactly: what may lie there, the way out, and how to lay it."""
