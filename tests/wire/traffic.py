"""One good message of every kind that goes up, and traffic of every kind that comes down."""

import asyncio
from collections.abc import Iterator
from functools import cache

from tools.example_session import played
from tools.make_protocol import ROOT
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import SPECTATOR, Seat
from ungeheuer.games import NAMES, game
from ungeheuer.server.frames import encode
from ungeheuer.wire import gestures, hosting, teaching
from ungeheuer.wire import messages as wire
from ungeheuer.wire.advice import AdviceCard
from ungeheuer.wire.aid import AidMessage, AskAid
from ungeheuer.wire.files import replay_file
from ungeheuer.wire.holding import Release, SetGrace
from ungeheuer.wire.lessons import LeaveLesson
from ungeheuer.wire.slips import AskSure, SlipCard, SureMessage
from ungeheuer.wire.story import AskStory, StoryMessage
from ungeheuer.wire.sync import EventMessage, ObstacleMessage, PhraseMessage, Refusal, sync

UPS: list[wire.AnyUp] = [
    wire.Hello(id="a", table="t", key="k.s", seen=3, look="0"),
    AskStory(id="a", seat="0", before=60),
    wire.MakeMove(id="a", seat="0", move="4@2a", seen=3),
    wire.Undo(id="a", seat="0", seen=3),
    wire.Redo(id="a", seat="0", seen=3),
    wire.Consent(id="a", seat="0", agree=True),
    Release(id="a", seat="0", seen=3),
    wire.Look(id="a", seat="0"),
    wire.Take(id="a", seat="0", name="Ada"),
    hosting.Admit(id="a", seat="0", agree=True),
    wire.Leave(id="a", seat="0"),
    wire.Resign(id="a", seat="0"),
    wire.SeatBot(id="a", seat="0", bot="greedy"),
    wire.TakeOver(id="a"),
    wire.Remove(id="a", seat="0"),
    hosting.Mute(id="a", seat="0"),
    hosting.Block(id="a", line=7, on=False),
    hosting.Close(id="a"),
    wire.Start(id="a", fill="greedy"),
    wire.Pause(id="a"),
    wire.Resume(id="a"),
    wire.Reopen(id="a"),
    wire.Change(id="a", policy=wire.Policy(undo="consent", chat=False)),
    SetGrace(id="a", seconds=10),
    LeaveLesson(id="a"),
    teaching.Teach(id="a", seat="0", rules=["M-5.3"], row=2),
    teaching.AnswerTask(id="a", seat="0", task="7.1", answer=["even"]),
    teaching.SkipTasks(id="a", seat="0"),
    wire.Rematch(id="a", rotate=True),
    wire.Say(id="a", text="Grüße"),
    wire.SayPhrase(id="a", phrase="oops"),
    wire.Show(id="a", seat="0", agree=True),
    gestures.Point(id="a", seat="0", target="zone 3"),
    gestures.Propose(id="a", seat="0", phrase="leave", face="heart", partner="1"),
    gestures.Withdraw(id="a", seat="0"),
    gestures.Agree(id="a", seat="0", plan="1", agree=True),
    wire.Hint(id="a", seat="0"),
    AskSure(id="a", seat="0", seen=3, pieces=["card 4", "spot 2a"]),
    AskAid(id="a", seat="spectator"),
    wire.Why(id="a", seat="0", pieces=["card 4", "spot 2a"]),
    wire.Ping(id="a"),
]

PHRASE = PhraseMessage("does-mighty-play", {"strength": 4})
REFUSAL = Refusal(
    "illegal-move", "M-3.1", {}, "9@9a", ["4@2a"], [ObstacleMessage("M-3.1", "x", {})], PHRASE
)
COUNT = teaching.TaskCount("M-5.3", handed=True, right=2, wrong=1, row=1, sits=False)
ADVICE = AdviceCard("4@2a", ["card 4", "spot 2a"], PHRASE, 0.5, "advice-x", {"n": 1})
# What the example does not come to.
RARE: list[wire.AnyDown] = [
    wire.HintMessage(
        id="a",
        version=3,
        advice=[ADVICE],
        bot="dragon",
        chances=True,
    ),
    SureMessage(id="a", version=3, slip=SlipCard(ADVICE, ADVICE)),
    StoryMessage(
        id="a", seat="0", since=0, before=1, events=[EventMessage("x", "M-1.1", {"n": 1}, 1)]
    ),
    wire.Ack(id="a", version=3, table="t"),
    wire.Refused(id="", refusal=REFUSAL),
    AidMessage(id="a", version=3, seat="0", aid={"odds": []}),
    wire.WhyMessage(id="a", version=3, refusal=REFUSAL),
    gestures.Pointed(number=1, seat="0", target="zone 3"),
    gestures.PlansMessage(plans=[gestures.PlanCard("0", "go", "3", "", "", ["1"])]),
    gestures.Intent(
        seat="1",
        version=3,
        move="keep",
        phrase=PhraseMessage("does-island-keep"),
        code="advice-keep",
        params={"face": "claw"},
    ),
    teaching.TaskMessage(
        seat="0",
        task="7.1",
        rule="M-5.3",
        code="task-x",
        params={"n": 1},
        kind="one",
        choices=[teaching.TaskChoice("even", PHRASE, ["spot 2a"])],
        most=0,
        lit=["card 4"],
        count=COUNT,
    ),
    teaching.JudgedMessage(
        seat="0",
        task="7.1",
        rule="M-5.3",
        code="task-x",
        params={"n": 1},
        right=False,
        given=[PHRASE],
        correct=[PHRASE],
        why=PHRASE,
        cites="M-5.3",
        count=COUNT,
    ),
    teaching.TeachingMessage(seat="0", rules=[COUNT], row=3, own=True, all=["M-5.3"]),
]


@cache
def example() -> tuple[tuple[str, str], ...]:
    """What was said in the example of docs/protocol.md, with its direction."""
    return tuple(asyncio.run(played()).frames)


@cache
def match_of(name: str) -> Match:
    """The longest match on record: it has met the most."""
    files = (ROOT / "tests" / "games" / name / "records").glob("*.json")
    text = max((file.read_text("utf-8") for file in files), key=len)
    return replay_file(text, name, game(name))


def syncs(name: str) -> Iterator[str]:
    """A whole match, moment by moment, for all who may look."""
    whole = match_of(name)
    step = max(1, len(whole.history) // 12)
    for at in [*range(0, len(whole.history), step), len(whole.history)]:
        moment = whole.branch(at)
        for seat in (*whole.seats[:2], SPECTATOR):
            yield encode(wire.SyncMessage(sync=sync(moment, Seat(seat), max(0, at - step))))


def downs() -> list[str]:
    said = [frame for direction, frame in example() if direction == "Down"]
    rare = [encode(message) for message in RARE]
    return [*said, *rare, *(frame for name in NAMES for frame in syncs(name))]
