"""T-5.1: how a floor of `timid` is left tells nobody what lay there unseen.

In two worlds that differ in nothing else, all of it is the same with all its motion: what the
browser is sent, every element, the accessibility tree, what sounds when, how everything moves
and how long it is to take. For the character, for spectators, and in a replay while the match runs.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.browser.conftest import Visit
from tests.browser.device import Device
from tests.browser.test_secrecy import World, first_difference, normal, world
from tests.server.worlds import Line, half_played, worlds
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.games import game
from ungeheuer.games.timid.rules.moves import CHARACTER

# Matches in which the first floor is escaped, and what nobody saw there differs.
ESCAPES = (4, 7)
ACTS = ("escape", "leave")
GONE = 500  # milliseconds until the cards of an act are where they go
# Notes what would sound, by its samples, during which act and when; and of whatever is to happen
# later, how much later. Shorter waits belong to browsers and tests, longer ones to sockets.
LISTEN = """(() => {
  localStorage.setItem("sounds", "yes");
  const told = (window.told = { sounds: [], waits: [], acts: [] });
  const act = () => document.querySelector("[data-table=timid].board")?.dataset.act ?? "";
  const wait = setTimeout;
  const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, cancelScheduledValues() {},
    setTargetAtTime() {} };
  const played = ({ samples }) => [samples.length, samples.reduce((sum, each) =>
    sum + Math.abs(each), 0).toFixed(3)];
  window.AudioContext = class {
    state = "running"; currentTime = 0; sampleRate = 1000; destination = {};
    createGain = () => ({ gain, connect() {} });
    createBuffer = (_, length) => {
      const samples = new Float32Array(length);
      return { samples, getChannelData: () => samples };
    };
    createBufferSource = () => ({ connect() {}, stop() {}, start(at) {
      if (!this.loop) told.sounds.push([act(), ...played(this.buffer), at.toFixed(3)]);
    } });
  };
  window.setTimeout = (work, lasts = 0, ...rest) => {
    if (lasts >= 300 && lasts < 10_000) told.waits.push(Math.round(lasts));
    return wait(work, lasts, ...rest);
  };
  const look = () => {
    if (act() !== (told.acts.at(-1) ?? "")) told.acts.push(act());
    requestAnimationFrame(look);
  };
  look();
})()"""
FORGET = "() => Object.values(told).forEach(each => each.splice(0))"
# What is set in motion now; what only slides to its place, or lasts less than half a second, may
# have come to rest already.
MOTION = """() => document.getAnimations().filter(each => each.animationName &&
  each.effect.getComputedTiming().endTime > 500).map(each => {
  const { delay, duration, iterations, easing } = each.effect.getComputedTiming();
  const { target } = each.effect, owner = target?.className?.baseVal ?? target?.className;
  return [owner, each.animationName, delay, duration, iterations, easing].join(" ");
}).sort()"""


class Left(NamedTuple):
    """How a floor was left, as one browser had it."""

    texts: list[str]
    motion: list[list[str]]
    sounds: list[list[Any]]
    waits: Counter[int]
    acts: list[str]


def left_at(line: Line) -> int:
    """The move that leaves the first floor."""
    played = Match(game("timid"), {}, half_played("timid", 0).cardset)
    for number, (seat, text) in enumerate(line):
        played.play(seat, text)
        if played.view(CHARACTER).escaped:
            return number
    raise AssertionError(line)


def watched(device: Device, home: str) -> Left:
    """Scene by scene, from the moment on in which the exit is turned up."""
    page = device.page
    texts, motion = [], []
    for act in ACTS:
        page.locator(f".board[data-act={act}]").wait_for()
        motion.append(page.evaluate(MOTION))
        page.wait_for_timeout(GONE)
        texts += [page.content().replace(home, ":0"), page.locator("body").aria_snapshot()]
    told = page.evaluate("told")
    return Left(
        [normal(text) for text in texts],
        motion,
        told["sounds"],
        Counter(told["waits"]),
        told["acts"],
    )


def at_the_table(there: World, line: Line) -> Left:
    """What comes over the socket meanwhile is compared as well."""
    there.moves_at = left_at(line)
    begun = []

    def before() -> None:
        there.device.page.evaluate(FORGET)
        begun.append(len(there.device.frames))

    there.before = before
    there.play(line[: left_at(line) + 1])
    found = watched(there.device, f":{there.home.port}")
    frames = [normal(frame) for frame in there.device.frames[begun[0] :]]
    assert any("floor-cleared" in frame for frame in frames)
    return found._replace(texts=[*found.texts, *frames])


def in_a_replay(there: World, line: Line) -> Left:
    """The match still runs; whoever looks at it again turns the page on which the floor is left."""
    there.moves_at = left_at(line)
    there.play(line[: left_at(line) + 1])
    device, page = there.device, there.device.page
    known = len(device.answers)
    table = re.search(r"/table/([^/?#]+)", page.url)
    assert table
    device.go(f"/replay/{table[1]}/{left_at(line)}")
    page.get_by_role("slider").wait_for()
    page.locator(".board [data-place]").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(FORGET)
    page.locator("body").press("ArrowRight")
    home = f":{there.home.port}"
    found = watched(device, home)
    sent = [each for each in device.answers[known:] if "/replay" in each.url or "/reel" in each.url]
    sent = [each for each in sent if "/api/" in each.url]
    assert sent
    bodies = sorted(normal(each.url + each.text()).replace(home, ":0") for each in sent)
    return found._replace(texts=[*found.texts, *bodies])


WAYS = {"table": at_the_table, "replay": in_a_replay}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("watcher", [CHARACTER, SPECTATOR])
@pytest.mark.parametrize("seed", ESCAPES)
def test_at_a_floors_end_nobody_learns_what_lay_there(
    visit_at: Visit, tmp_path: Path, seed: int, watcher: Seat, way: str
) -> None:
    match = half_played("timid", seed)
    line, other = next((one, two) for seat, one, two in worlds("timid", seed) if seat == watcher)
    assert line[: left_at(line)] != other[: left_at(line)]
    here, there = (
        left(visit_at, tmp_path / name, match, each, watcher, way)
        for name, each in (("a", line), ("b", other))
    )
    for one, two in zip(here.texts, there.texts, strict=True):
        if one != two:
            pytest.fail(first_difference(one, two))
    assert set(ACTS) <= set(here.acts)
    assert here.acts == there.acts
    assert here.motion == there.motion
    assert any(here.motion)
    assert here.waits == there.waits
    assert here.waits
    assert here.sounds == there.sounds
    assert bool(here.sounds) == (way == "table")  # replays are silent


def left(visit_at: Visit, path: Path, match: Match, line: Line, watcher: Seat, way: str) -> Left:
    with world(visit_at, path, match, line, watcher) as there:
        there.device.context.add_init_script(LISTEN)
        return WAYS[way](there, line)
