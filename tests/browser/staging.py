"""What a show is held to, frame by frame: its steps are the events told, big moments are seen."""

from __future__ import annotations

from itertools import pairwise
from math import inf
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser import causes
from tests.browser.device import Device
from tests.browser.hands import Mouse, OnIsland
from tests.browser.pages import Create, Table

LEAST: Final = 800  # milliseconds that a big moment is in full sight
GLANCE: Final = 220  # and any other step, unless somebody skips it
ROUNDING: Final = 34  # two frames
# One entry for every picture that differs from the one before; a covered beat is as good as none.
RECORD: Final = """() => {
  const facts = LOOK;
  const seen = (window.staged = []);
  const free = node => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [[.5, .5], [.1, .2], [.9, .2], [.1, .8], [.9, .8]].every(([a, b]) =>
      node.contains(document.elementFromPoint(x + a * width, y + b * height)));
  };
  // at rest, and inside the window
  const rests = node => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const moves = node.getAnimations({ subtree: true }).some(({ playState, effect }) =>
      playState === "running" && effect.getComputedTiming().iterations < Infinity);
    return !moves && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  };
  // lines of a step that are cut off or hidden
  const cut = show => {
    const box = show?.querySelector(".what")?.getBoundingClientRect();
    return [...(show?.querySelectorAll("[data-line]") ?? [])].filter(line => {
      const { top, bottom, height } = line.getBoundingClientRect();
      return !height || top < box.top - 1 || bottom > box.bottom + 1;
    }).map(line => line.dataset.line);
  };
  let last = "";
  const look = () => {
    const board = document.querySelector("[data-table=island] [data-told], [data-told]");
    const show = document.querySelector(".show:not([data-live])");
    const beat = document.querySelector("[data-beat]");
    const log = document.querySelector(".log");
    const now = {
      told: Number(board?.dataset.told ?? -1),
      scene: show ? Number(show.dataset.scene) : null,
      codes: show ? show.dataset.codes.split(" ") : [],
      beat: beat ? beat.dataset.beat + (free(beat) ? "" : " covered") : null,
      rests: beat ? rests(beat) : false,
      cut: cut(show),
      lines: log ? log.querySelectorAll(".line").length + log.querySelectorAll("h3").length : null,
      ...facts(),
    };
    const text = JSON.stringify(now);
    if (text !== last) seen.push({ ...now, at: performance.now() });
    last = text;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}""".replace("LOOK", causes.LOOK)

Frame = dict[str, Any]


def told_to(device: Device) -> list[dict[str, Any]]:
    """All events, as the syncs told them."""
    events: list[dict[str, Any]] = []
    for message in device.heard("sync"):
        sync = message["sync"]
        events = [each for each in events if each["move"] <= sync["since"]]
        events += sync["events"]
    return events


def story_of(device: Device) -> list[str]:
    return [event["code"] for event in told_to(device)]


def wrong_steps(frames: list[Frame], story: list[str]) -> list[str]:
    """Steps that are not what is told with them, or that come out of turn; lines of the log that
    say more or less than the stage."""
    found = []
    for before, now in pairwise(frames):
        codes, told = now["codes"], now["told"]
        if now["scene"] is not None and story[told - len(codes) : told] != codes:
            found.append(f"scene {now['scene']}: {codes}, told {story[:told][-len(codes) :]}")
        if now["scene"] is not None and now["lines"] is not None and now["lines"] != told:
            found.append(f"scene {now['scene']}: {now['lines']} lines for {told} events")
        if None in (before["scene"], now["scene"]) or before["scene"] == now["scene"]:
            continue
        if now["scene"] != before["scene"] + 1 or told != before["told"] + len(codes):
            found.append(f"from scene {before['scene']} to {now['scene']}")
    return found


def brief_beats(frames: list[Frame]) -> list[str]:
    """Big moments that were covered, or not for long enough at rest and in full sight."""
    found, longest, since = [], 0.0, None
    for before, frame in pairwise([*frames, {"beat": None, "scene": None, "at": inf}]):
        name, now = before["beat"], frame["at"]
        if not name:
            continue
        if "covered" in name:
            found.append(name)
        since = (before["at"] if since is None else since) if before["rests"] else None
        longest = max(longest, now - since if since is not None else 0)
        if (frame["beat"], frame["scene"]) != (name, before["scene"]):
            if longest < LEAST - ROUNDING:
                found.append(f"{name} for {longest:.0f} ms")
            longest, since = 0.0, None
    return found


def cut_lines(frames: list[Frame]) -> list[str]:
    """Lines of a step that nobody could read in its caption."""
    return [
        f"scene {before['scene']}: {before['cut']} not in sight"
        for before, now in pairwise(frames)
        if before["cut"] and before["scene"] != now["scene"] and before["scene"] is not None
    ]


def faults_of(frames: list[Frame], events: list[dict[str, Any]]) -> list[str]:
    """All that is wrong with a show."""
    return [
        *wrong_steps(frames, [event["code"] for event in events]),
        *brief_beats(frames),
        *brief_steps(frames),
        *cut_lines(frames),
        *causes.early_effects(frames, events),
    ]


def brief_steps(frames: list[Frame]) -> list[str]:
    """Steps that made room for the next one before anybody could see them."""
    found, since = [], 0.0
    for before, now in pairwise(frames):
        if before["scene"] == now["scene"]:
            continue
        follows = None not in (before["scene"], now["scene"])
        if follows and now["at"] - since < GLANCE - ROUNDING:
            found.append(f"scene {before['scene']} for {now['at'] - since:.0f} ms")
        since = now["at"]
    return found


class Watched:
    """A table with two bots, whose shows are watched to their end."""

    def __init__(
        self, device: Device, boss: str, seed: int, players: int = 3, *, record: bool = True
    ) -> None:
        self.device = device
        create = Create(device, "island").open().players(players)
        for seat in range(1, players):
            create.seat(seat, "bot:goblin")
        self.table: Table = create.option("boss", boss).done()
        assert self.table.wait_for_question()
        self.player = OnIsland(self.table, Mouse(), seed)
        if record:
            device.page.evaluate(RECORD)

    def asks(self) -> bool:
        """Somebody here may answer: nothing is on stage any more."""
        self.table.ends_turn(lambda button: button.click())
        return bool(self.table.ask) and not self.device.page.locator(".show").count()

    def answer(self) -> None:
        version = self.table.version
        self.player.answer()
        self.table.wait_beyond(version)

    def turns(self, count: int, pause: float = 30) -> int:
        """Play until so many turns have begun, or all is over; how many did."""
        while not self.table.over and self.table.view["turn"] <= count:
            if self.asks():
                self.answer()
            self.device.page.wait_for_timeout(pause)
        if self.table.over:  # the last moment is the biggest
            self.seen()
        return int(self.table.view["turn"])

    def seen(self) -> None:
        """What has come is shown to its end, which may take a minute."""
        expect(self.device.page.locator(".show")).to_have_count(0, timeout=90_000)

    def frames(self) -> list[Frame]:
        return list(self.device.page.evaluate("staged"))
