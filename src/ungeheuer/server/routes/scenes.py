"""Scenes of the rules: a question without its answer, and the answer to whoever has given one."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from ungeheuer.engine.match import Match
from ungeheuer.engine.names import Seat
from ungeheuer.engine.scene import ALL, Judged, Scene, scenes
from ungeheuer.games import game
from ungeheuer.server.errors import TableError
from ungeheuer.server.routes.route import Ask
from ungeheuer.wire.api import SceneChoice, ScenePage, SceneReason, SceneVerdict
from ungeheuer.words import Words
from ungeheuer.words.scenes import told_in


async def page(ask: Ask) -> ScenePage:
    return await asyncio.to_thread(scene_page, ask.where.game, ask.where.scene, ask.query.lang)


async def judge(ask: Ask) -> SceneVerdict:
    where = ask.where
    return await asyncio.to_thread(
        verdict, where.game, where.scene, ask.query.lang, tuple(ask.body.chosen)
    )


def find_scene(name: str, wanted: str) -> Scene:
    found = scenes(game(name).package, name).get(wanted)
    if found is None:
        raise TableError("no-such-scene", {"scene": wanted, "game": name})
    return found


@cache
def judged(name: str, wanted: str) -> Judged:
    return Judged(find_scene(name, wanted), game(name))


# -- the question


@cache
def scene_page(name: str, wanted: str, language: str) -> ScenePage:
    found = judged(name, wanted)
    scene, told = found.scene, told_in(found, Words(language))
    pieces = [choice.piece for choice in scene.choices]
    return ScenePage(
        name,
        language,
        scene.name,
        scene.chapter,
        list(scene.rules),
        told.question,
        scene.asks == ALL,
        [SceneChoice(*each) for each in zip(told.labels, pieces, strict=True)],
        scene.seat,
        scene.names,
        without(seen(found.match, scene.seat), scene.hidden),
    )


def seen(match: Match, seat: Seat) -> Any:
    return msgspec.to_builtins(match.game.sent(match.state, seat))


def without(view: Any, hidden: Sequence[str]) -> Any:
    """The view without what would tell the answer: `cards.*.active` is nothing anywhere."""
    for path in hidden:
        *inner, last = path.split(".")
        for each in within(view, inner):
            each[last] = type(each[last])() if each[last] is not None else None
    return view


def within(whole: Any, path: Sequence[str]) -> list[Any]:
    if not path:
        return [whole]
    first, *rest = path
    parts = whole if first == "*" else [whole[int(first) if isinstance(whole, list) else first]]
    return [found for part in parts if part is not None for found in within(part, rest)]


# -- the answer


def verdict(name: str, wanted: str, language: str, chosen: Sequence[int]) -> SceneVerdict:
    found = judged(name, wanted)
    scene, words = found.scene, Words(language)
    marks = found.right
    right = [n in chosen for n in range(len(marks))] == marks and max(chosen, default=0) < len(
        marks
    )
    return SceneVerdict(
        right,
        told_in(found, words).why,
        scene.rules[0],
        marks,
        reasons(found, words.at_table(found.match.seats, found.match.names)),
        msgspec.to_builtins(found.after_sent),
    )


def reasons(found: Judged, words: Words) -> list[SceneReason]:
    """What the rules have against each move that is not possible."""
    scene = found.scene
    return [
        SceneReason(n, words.say(f"{scene.game}-{each.code}", each.params), each.rule)
        for n, choice in enumerate(scene.choices)
        if choice.move and not found.right[n]
        for each in found.match.why_not(scene.seat, choice.move)
    ]
