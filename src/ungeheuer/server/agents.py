"""What a device calls itself, in few words, so that its owner finds it in a list."""

from __future__ import annotations

from typing import Final

# In this order: later ones claim to be earlier ones, too.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
    ("ungeheuer", "Terminal"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS", "Mac"),
    ("CrOS", "Chromebook"),
    ("Linux", "Linux"),
)


def device_name(agent: str) -> str:
    """From a User-Agent; empty if it says nothing that is known. Nothing of it is kept as sent."""
    found = [
        next((name for sign, name in signs if sign in agent), "") for signs in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(name for name in found if name)
