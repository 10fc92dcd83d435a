"""What scenes of the rules say: question, answers, reason."""

from __future__ import annotations

from typing import NamedTuple

from ungeheuer.engine.decision import Move
from ungeheuer.engine.match import Match
from ungeheuer.engine.scene import Choice, Judged
from ungeheuer.words import Words


class Told(NamedTuple):
    """`why` counts what only the answer tells; nobody hears it before."""

    question: str
    labels: list[str]
    why: str


def told_in(found: Judged, spoken: Words) -> Told:
    scene, words = found.scene, spoken.at_table(found.match.seats, found.match.names)
    return Told(
        words.say(scene.code, found.numbers(told=False)),
        [label(found, each, words) for each in scene.choices],
        words.say(f"{scene.code}-why", found.numbers(told=True)),
    )


def label(found: Judged, choice: Choice, words: Words) -> str:
    if choice.move:
        return words.say(*offered(choice.move, found.match).phrase())
    if choice.number is not None:
        return str(choice.number)
    if choice.person:
        return words.person(choice.person)
    return words.say(f"choice-{found.scene.game}-{choice.say}", {"n": choice.with_number})


def offered(text: str, match: Match) -> Move:
    """A move as it is offered, which knows what it touches; else as it is read."""
    move: Move = match.game.read(text)
    decision = match.decision
    moves = decision.ask.moves() if decision and decision.ask.listable() else ()
    return next((each for each in moves if each.text == move.text), move)
