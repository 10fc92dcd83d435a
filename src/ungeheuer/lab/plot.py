"""Shares with their intervals as a picture: an SVG of its own, legible on light and on dark."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

import msgspec

WIDTH: Final = 720
LEFT: Final = 250  # where the labels end
RIGHT: Final = 640  # where a share of 1 lies; behind it stands the figure
TOP: Final = 56
ROW: Final = 26
LONGEST: Final = 34  # letters that fit to the left
# Named by a class, so that it stays its own where it is put into a page.
STYLE: Final = """
  .arena { --ink: #1d2433; --faint: #6b7280; --paper: #ffffff; --mark: #0b6e99; }
  @media (prefers-color-scheme: dark) {
    .arena { --ink: #e8eaf0; --faint: #9aa3b2; --paper: #14171f; --mark: #6cc5ec; }
  }
  .arena rect { fill: var(--paper); }
  .arena text { fill: var(--ink); font: 13px system-ui, sans-serif; }
  .arena .title { font-size: 16px; font-weight: 600; }
  .arena .label { text-anchor: end; }
  .arena .tick { fill: var(--faint); font-size: 11px; text-anchor: middle; }
  .arena .grid { stroke: var(--faint); stroke-opacity: 0.35; }
  .arena .even { stroke: var(--ink); stroke-dasharray: 4 3; }
  .arena .bar { stroke: var(--mark); stroke-width: 3; }
  .arena circle { fill: var(--mark); }
"""


class Line(msgspec.Struct, frozen=True):
    """One share, what it is called, and how it is written."""

    label: str
    share: float
    interval: tuple[float, float]
    figure: str


def plot(title: str, lines: Sequence[Line], ticks: Sequence[str], even: float | None) -> str:
    """`ticks` are the texts from 0 to 1; `even` is marked where it is known."""
    bottom = TOP + ROW * len(lines)
    height = bottom + 30
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" class="arena" role="img"',
        f' width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}"/>',
        f'<text class="title" x="16" y="28">{escape(title)}</text>',
        *_grid(ticks, bottom),
    ]
    if even is not None:
        parts.append(_vertical("even", even, bottom))
    for number, line in enumerate(lines):
        parts += _row(line, TOP + ROW * number + ROW // 2)
    return "\n".join([*parts, "</svg>", ""])


def _grid(ticks: Sequence[str], bottom: int) -> Iterator[str]:
    for number, text in enumerate(ticks):
        share = number / (len(ticks) - 1)
        yield _vertical("grid", share, bottom)
        yield f'<text class="tick" x="{_x(share)}" y="{bottom + 18}">{escape(text)}</text>'


def _vertical(kind: str, share: float, bottom: int) -> str:
    return f'<line class="{kind}" x1="{_x(share)}" x2="{_x(share)}" y1="{TOP}" y2="{bottom}"/>'


def _row(line: Line, y: int) -> Iterator[str]:
    low, high = line.interval
    fits = len(line.label) <= LONGEST
    label = line.label if fits else line.label[: LONGEST - 1] + "…"
    yield f'<text class="label" x="{LEFT - 12}" y="{y + 4}">{escape(label)}</text>'
    yield f'<line class="bar" x1="{_x(low)}" x2="{_x(high)}" y1="{y}" y2="{y}"/>'
    yield f'<circle cx="{_x(line.share)}" cy="{y}" r="5"/>'
    yield f'<text x="{RIGHT + 14}" y="{y + 4}">{escape(line.figure)}</text>'


def _x(share: float) -> str:
    return f"{LEFT + (RIGHT - LEFT) * share:.1f}"
