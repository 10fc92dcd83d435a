"""No effect before its cause: what brings a step about is drawn no later than what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, pairwise
from typing import Any, Final

Frame = dict[str, Any]
Event = dict[str, Any]

# What a picture holds: numbers at the seats, who stands where, what lies where, dice in the tray
# (`facts`); and what is drawn as the cause of something (`causes`). What is on its way out is gone.
LOOK: Final = """() => {
  const facts = {}, causes = [];
  const board = document.querySelector("[data-table=island] .inner");
  if (!board) return { facts, causes };
  const add = (name, what = 1) => (facts[name] = (facts[name] ?? 0) + what);
  for (const node of board.querySelectorAll("[data-lands]"))
    facts[node.dataset.lands] = parseInt(node.textContent.match(/-?\\d+/)?.[0] ?? "0");
  for (const node of board.querySelectorAll(".ring .zone [data-key]")) {
    const [kind] = node.dataset.key.split(" ");
    if (["zone", "free", "space"].includes(kind) || node.closest("li[inert], .stands[inert]"))
      continue;
    const zone = node.closest(".zone").dataset.point;
    const many = node.querySelector(".count")?.dataset.text ?? "×1";
    const flies = kind === "boss-die" && node.closest("li").getAnimations().length > 0;
    if (!flies) add(`${node.dataset.key.split("@")[0]} in ${zone}`, parseInt(many.slice(1)));
    if (node.classList.contains("acts")) causes.push(`acts ${node.dataset.key}`);
  }
  for (const node of board.querySelectorAll(".tray [data-point^='die ']"))
    add(`tray ${node.dataset.point.slice(4).replace(/~?#.*/, "")}`);
  for (const node of document.querySelectorAll("[data-flight]"))
    causes.push(`flight ${node.dataset.flight}`);
  if (board.querySelector(".volcano.erupts")) causes.push("volcano");
  if (board.querySelector(".abilities .acting")) causes.push("ability");
  return { facts, causes };
}"""

# The die that brings such an event about, and where it flies to.
FLIES: Final = {
    "healed": ("heart", '[data-lands="heart {player}"]'),
    "energy-changed": ("energy", '[data-lands="energy {player}"]'),
    "fame-changed": ("fame", '[data-lands="fame {player}"]'),
    "monster-moved": ("foot", '[data-key="monster {player}"]'),
    "tile-built": ("wrench", '[data-key="tile {tile}"]'),
    "attacked": ("", '[data-point="zone {zone}"] .stage'),
    "die-locked": ("{face}", '[data-key="locked {face}@{zone} new"]'),
}
# What is drawn together with such an event, in the first picture of its step.
STANDS: Final = {
    "dice-erupted": "volcano",
    "ability-acted": "ability",
    "minion-acted": "acts minion {minion}@{zone}",
    "attacked": "acts monster {player}",
    "tile-activated": "acts tile {tile}",
}
# Which events may change a number at a seat, or where somebody stands.
TELLS: Final = {
    "heart": {"damaged", "healed", "hp-lost", "hp-set", "monster-placed"},
    "fame": {"fame-changed", "die-stolen", "ally-taken"},
    "monster": {"monster-moved", "monster-pushed", "monster-placed"},
    "boss": {"next-boss-placed"},
}


def early_effects(frames: list[Frame], told: list[Event]) -> list[str]:
    """Effects that are seen before their cause, or without one."""
    steps = [(scene, list(group)) for scene, group in groupby(frames, lambda frame: frame["scene"])]
    found: list[str] = []
    for (_, earlier), (scene, step) in pairwise(steps):
        if scene is None:
            continue
        first = step[0]
        events = told[first["told"] - len(first["codes"]) : first["told"]]
        found += [f"scene {scene}: {each}" for each in faults(earlier, step, events)]
        found += [f"scene {scene}: {each} in its middle" for each in changed_within(step)]
    return found


def faults(earlier: list[Frame], step: list[Frame], events: list[Event]) -> Iterator[str]:
    first = step[0]
    for event in events:
        stands = STANDS.get(event["code"], "").format(**event["params"])
        if stands and not any(each.startswith(stands) for each in first["causes"]):
            yield f"{event['code']} without {stands}"
        face, to = (each.format(**event["params"]) for each in FLIES.get(event["code"], ("", "")))
        flown = [cause for frame in earlier for cause in frame["causes"]]
        if to and used(earlier, first, face) and f"flight {to}" not in flown:
            yield f"{event['code']} before its die has flown"
    if "volcano" in first["causes"]:
        lie = [name for name in first["facts"] if name.startswith("boss-die")]
        yield from (f"{name} at rest" for name in lie if name not in earlier[-1]["facts"])
    yield from untold(earlier[-1], first, {event["code"] for event in events})


def used(earlier: list[Frame], now: Frame, face: str) -> bool:
    """Whether dice of this face, or any, have left the tray since the step before began."""
    had = earlier[0]["facts"]
    names = [name for name in had if name.startswith("tray ") and name[5:].startswith(face)]
    return any(now["facts"].get(name, 0) < had[name] for name in names)


def untold(before: Frame, now: Frame, codes: set[str]) -> Iterator[str]:
    """Numbers and figures that change while nothing of it is told."""
    for name in changed(before, now):
        kind = name.split()[0]
        allowed = TELLS.get(kind, codes)
        walks = kind == "boss" and any(code.startswith("boss-") for code in codes)
        if codes and not (allowed & codes or walks):
            yield f"{name} changes, told: {sorted(codes)}"


def changed(before: Frame, now: Frame) -> list[str]:
    """What is new, or another number; what only goes may go slowly."""
    had = before["facts"]
    return [
        name
        for name, count in now["facts"].items()
        if had and not name.startswith("tray") and count != had.get(name)
    ]


def changed_within(step: list[Frame]) -> list[str]:
    """What comes of a step is there with its first picture; boss dice land a little later."""
    return [
        name
        for before, now in pairwise(step)
        for name in changed(before, now)
        if not name.startswith("boss-die")
    ]
