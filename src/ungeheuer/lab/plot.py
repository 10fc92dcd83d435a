"""Shares with their intervals as a standalone SVG, legible on light and dark backgrounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

import msgspec

WIDTH: Final = 720
LEFT: Final = 250  # where the labels end
RIGHT: Final = 640  # where a share of 1 lies; the figure follows
TOP: Final = 56
ROW: Final = 26
LONGEST: Final = 34  # characters of a label that fit
# Scoped by a class, so that it does not leak into a page that embeds the SVG.
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


class Bar(msgspec.Struct, frozen=True):
    """One share with its label, interval and figure as text."""

    label: str
    share: float
    interval: tuple[float, float]
    figure: str


def plot(title: str, bars: Sequence[Bar], ticks: Sequence[str], even: float | None) -> str:
    """An SVG; `ticks` label the axis from 0 to 1, `even` draws a line at that share."""
    bottom = TOP + ROW * len(bars)
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
    for number, bar in enumerate(bars):
        parts += _row(bar, TOP + ROW * number + ROW // 2)
    return "\n".join([*parts, "</svg>", ""])


def _grid(ticks: Sequence[str], bottom: int) -> Iterator[str]:
    for number, text in enumerate(ticks):
        share = number / (len(ticks) - 1)
        yield _vertical("grid", share, bottom)
        yield f'<text class="tick" x="{_x(share)}" y="{bottom + 18}">{escape(text)}</text>'


def _vertical(kind: str, share: float, bottom: int) -> str:
    return f'<line class="{kind}" x1="{_x(share)}" x2="{_x(share)}" y1="{TOP}" y2="{bottom}"/>'


def _row(bar: Bar, y: int) -> Iterator[str]:
    low, high = bar.interval
    fits = len(bar.label) <= LONGEST
    label = bar.label if fits else bar.label[: LONGEST - 1] + "…"
    yield f'<text class="label" x="{LEFT - 12}" y="{y + 4}">{escape(label)}</text>'
    yield f'<line class="bar" x1="{_x(low)}" x2="{_x(high)}" y1="{y}" y2="{y}"/>'
    yield f'<circle cx="{_x(bar.share)}" cy="{y}" r="5"/>'
    yield f'<text x="{RIGHT + 14}" y="{y + 4}">{escape(bar.figure)}</text>'


def _x(share: float) -> str:
    return f"{LEFT + (RIGHT - LEFT) * share:.1f}"
