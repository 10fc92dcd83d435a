"""What the HTTP API takes and gives. Over 400 lines: one list of types, read from top to bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from ungeheuer.engine.languages import ENGLISH, languages
from ungeheuer.games import names
from ungeheuer.wire.messages import (
    BotName,
    PersonName,
    Policy,
    SeatName,
    TableName,
)
from ungeheuer.wire.sync import PhraseMessage, Sync, WrittenMove
from ungeheuer.wire.table_cards import CardSetCard, Frozen, SeatCard

# One of the registry; the type checker cannot follow a list that is made when the program runs.
if TYPE_CHECKING:
    GameName = str
else:
    GameName = Literal[tuple(names())]
LONGEST_CARDS: Final = 200_000  # characters of the file of a card set
LanguageCode = Annotated[str, Meta(max_length=20)]
MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
OptionName = Annotated[str, Meta(max_length=40)]
OptionWord = Annotated[str, Meta(max_length=60)]
OptionValue = (
    bool
    | Annotated[int, Meta(ge=-1000, le=1000)]
    | OptionWord
    | Annotated[list[OptionWord], Meta(max_length=12)]  # such as the kinds of monsters by seat
)
Options = Annotated[dict[OptionName, OptionValue], Meta(max_length=40)]


class In(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What a client may send; anything else is refused before it touches a game."""


# -- where to and how: paths and what stands behind the question mark


class GamePath(In):
    game: GameName


class CardSetPath(GamePath):
    id: Annotated[str, Meta(min_length=1, max_length=40)]
    version: Annotated[int, Meta(ge=1, le=1_000_000)]


class LessonPath(GamePath):
    lesson: Annotated[str, Meta(min_length=1, max_length=40)]


class OwnLessonPath(In):
    lesson: TableName


class ScenePath(GamePath):
    scene: Annotated[str, Meta(min_length=1, max_length=40)]


class TextsPath(GamePath):
    hash: Annotated[str, Meta(min_length=1, max_length=64)]


class TablePath(In):
    table: TableName


class ReplayPath(TablePath):
    move: MoveNumber


class Language(In):
    """One of the languages that are here."""

    lang: LanguageCode = ENGLISH

    def __post_init__(self) -> None:
        if self.lang not in languages():
            raise ValueError(f"Invalid enum value {self.lang!r} - at `$.lang`")


class Page(In):
    """A part of a list of tables: those that are being played first, then open ones, then those
    that are over, each with the latest first. Without `most` the latest; `state`: only these."""

    most: Annotated[int, Meta(ge=1, le=100)] | None = None
    after: Annotated[str, Meta(max_length=100)] = ""
    state: Literal["open", "playing", "over"] | None = None


class Perspective(In):
    """Whose eyes: a seat, or `spectator`. Left out: one's own if there is but one."""

    seat: SeatName | None = None


class Moment(Perspective):
    """`secrets`: the views of all seats as well, once the table is over. `since`: tell what
    happened after so many moves; left out, what the last move did. `pictures`: with how the view
    looked between the events. `first`: leave out so many moves at the beginning of `moves`, so
    that a long match can be read in pages."""

    secrets: bool = False
    pictures: bool = False
    since: MoveNumber | None = None
    first: MoveNumber = 0


class Stretch(Perspective):
    """From one move to another, both included; long ones are cut. `secrets` and `pictures` as of
    a moment."""

    first: MoveNumber = 0
    last: MoveNumber | None = None
    secrets: bool = False
    pictures: bool = False


# -- people


class Person(msgspec.Struct):
    """Somebody without an account. Whoever has the key is this person: keep it secret."""

    person: str
    key: str


class Code(msgspec.Struct):
    """A short code that hands this person over to another device, once, for some minutes."""

    code: str
    minutes: int


class Played(msgspec.Struct):
    """How many matches of a game somebody has behind them; one without any is left out."""

    matches: dict[str, int]


class Claim(In):
    """`code`: one that was typed, or what stands behind the `#` of a personal link."""

    code: Annotated[str, Meta(min_length=4, max_length=200)]


class Link(msgspec.Struct):
    """A code for a personal link; it works once, for some days."""

    code: str
    days: int


class Device(msgspec.Struct):
    """A device that is signed in; `seen`: the last day it was used; `here`: the one that asks."""

    device: str
    name: str
    made: int
    seen: int
    here: bool = False


class DeviceList(msgspec.Struct):
    devices: list[Device]


class SignOut(In):
    """`device`: this one alone. Without it all others; with `all` this one, too."""

    device: Annotated[str, Meta(max_length=64)] | None = None
    all: bool = False


# -- tables


class SeatWish(In):
    """Who shall sit there: me (this device, as often as wanted), anybody with the link, a bot."""

    who: Literal["me", "open", "bot"] = "open"
    name: PersonName = ""
    bot: BotName = ""


class CardsWish(In):
    """Which cards: a shipped set by name, or a set of one's own as the text of its file."""

    id: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    version: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    text: Annotated[str, Meta(max_length=LONGEST_CARDS)] | None = None


class CreateTable(In):
    """`start`: begin at once; possible where no seat is open."""

    game: GameName
    options: Options = {}
    cards: CardsWish | None = None
    seats: Annotated[list[SeatWish], Meta(max_length=12)] = []
    policy: Policy = Policy()
    start: bool = False


class BranchTable(In):
    """Continue from a move of another table."""

    move: MoveNumber
    seats: Annotated[list[SeatWish], Meta(max_length=12)] = []
    policy: Policy = Policy()
    start: bool = False


class ImportRecord(In):
    """A record file as its text; it becomes a table that can be replayed and continued."""

    record: Annotated[str, Meta(max_length=2_000_000)]
    policy: Policy = Policy()


class StartLesson(In):
    """`name`: what the learner is called at the table."""

    name: PersonName = ""


class LessonWords(In):
    """What the learner reads after `at` moves; `lit`: pieces beside those of the answer."""

    at: MoveNumber
    text: Annotated[str, Meta(max_length=400)] = ""
    lit: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=60)]], Meta(max_length=12)
    ] = []


class MakeLesson(In):
    """Moves `first` to `last` of a finished match as a lesson for a seat: its answers are made by
    the learner, those of all others follow the match."""

    seat: SeatName
    first: MoveNumber
    last: MoveNumber
    title: Annotated[str, Meta(min_length=1, max_length=80)]
    words: Annotated[list[LessonWords], Meta(max_length=60)] = []


class NewLesson(msgspec.Struct):
    lesson: str


class OwnLesson(msgspec.Struct):
    """A lesson that somebody made. `answers`: how many the learner gives; `mine`: made by you."""

    lesson: str
    game: str
    title: str
    seat: str
    answers: int
    minutes: int
    mine: bool


class OwnLessonList(msgspec.Struct):
    lessons: list[OwnLesson]


class NewTable(msgspec.Struct):
    table: str


class TableCard(msgspec.Struct):
    """A table as it stands in a list. `turn`: the seat that is asked."""

    table: str
    game: str
    options: dict[str, Any]
    cards: CardSetCard
    policy: Policy
    state: Literal["open", "playing", "over"]
    paused: bool
    seats: list[SeatCard]
    turn: str | None
    moves: int
    ended: str | None
    result: dict[str, Any] | None
    frozen: Frozen | None
    next: str | None
    made: int
    touched: int
    lesson: str = ""


class TableList(msgspec.Struct):
    """`more`: what to ask for the next page `after`; empty where there is none."""

    tables: list[TableCard]
    more: str = ""


# -- replays


class Told(msgspec.Struct):
    """A move as the asking seat may read it."""

    seat: str
    move: WrittenMove
    phrase: PhraseMessage


class Replay(msgspec.Struct):
    """A moment of a match as one seat saw it, with the moves up to there, all or from `first` on;
    `total`: how many the match has by now. `secrets`: the views of all seats, after the end."""

    table: str
    move: int
    total: int
    moves: list[Told]
    seats: list[str]
    names: list[str]
    sync: Sync
    secrets: dict[str, Any] | None


class Reel(msgspec.Struct):
    """Moments of a match one after the other, as one seat saw them, each with what its last move
    did; `total`: how many moves the match has by now. `secrets`: the views of all seats at each
    of these moments, after the end."""

    table: str
    first: int
    total: int
    moments: list[Sync]
    secrets: list[dict[str, Any]] | None


class ChapterMessage(msgspec.Struct):
    """A turn, a round or a floor of a match that is over: how things stood at its end, by code, and
    what made it one to remember, in order. `view`: how it looked then to eyes that see everything,
    where the game tells it."""

    number: int
    seat: str
    levels: dict[str, int]
    marks: list[str]
    view: Any = None


class CoursePage(msgspec.Struct):
    """How a match came about: chapter by chapter, and how much each seat did of what, by code.
    Nothing of it where a game does not tell."""

    chapters: list[ChapterMessage]
    deeds: dict[str, dict[str, int]]


# -- games


class OptionCard(msgspec.Struct):
    name: str
    rule: str
    values: list[Any]
    default: Any


class GameCard(msgspec.Struct):
    game: str
    options: list[OptionCard]
    bots: list[str]  # by level, the weakest first
    usual: str  # the one who plays if nobody has chosen
    cards: list[CardSetCard]


class LessonCard(msgspec.Struct):
    """A guided first match: about how many minutes it takes, and the bots of a free match with
    these options afterwards, by seat."""

    lesson: str
    title: str
    about: str
    minutes: int
    seat: str
    options: dict[str, Any]
    bots: dict[str, str]


class LessonList(msgspec.Struct):
    game: str
    language: str
    lessons: list[LessonCard]


class LessonStep(msgspec.Struct):
    """What is said once `at` moves are played, and once something was tried in vain then. `lit`:
    the pieces that a hand touches for each of the answers; one that is not offered by now is
    left out. `asks`: otherwise there is only something to read. `refused`: for which reason, by its
    code, what shall be tried is refused; `trying`: the pieces of that, lit until it was tried.
    `does`: what the usual answer is called."""

    at: int
    text: str
    tried: str
    refused: str
    lit: list[list[str]]
    asks: bool
    trying: list[str] = []
    does: PhraseMessage | None = None


class LessonPage(msgspec.Struct):
    """`moves`: how many the whole script has; from there on the match is free."""

    game: str
    language: str
    card: LessonCard
    moves: int
    steps: list[LessonStep]


class Measured(msgspec.Struct):
    """How often a team of bots has won: with which card set, by its hash, and with which options.
    `share`: of so many matches; `low` to `high`: its 95 % interval."""

    cards: str
    options: dict[str, Any]
    bot: str
    games: int
    share: float
    low: float
    high: float


class MeasuredPage(msgspec.Struct):
    """Only what has been measured; other sets and options are not in it."""

    game: str
    measured: list[Measured]


class GameList(msgspec.Struct):
    games: list[GameCard]


class GameKinds(msgspec.Struct):
    """The kinds of a game's parameters, as its annotations name them: of its sentences, of its
    events by their codes, of its view. A parameter without a kind is told as it is."""

    params: dict[str, str]
    view: dict[str, str]
    events: dict[str, dict[str, str]]


class GameWords(msgspec.Struct):
    """A game that a built client may not know: its messages, in the format of Fluent, and what
    their parameters are."""

    game: str
    text: str
    kinds: GameKinds


class JoinedGames(msgspec.Struct):
    """The games that are not shipped but installed beside the table."""

    language: str
    games: list[GameWords]


class CardRow(msgspec.Struct):
    """A row of a card set with its provenance: printed, source or house (invented)."""

    path: str
    provenance: str
    values: dict[str, Any]


class CardSetList(msgspec.Struct):
    """`origins`: for each set in the same order, how many rows have which provenance."""

    game: str
    cards: list[CardSetCard]
    origins: list[dict[str, int]] = []


class CardSetPage(msgspec.Struct):
    game: str
    cards: CardSetCard
    rows: list[CardRow]
    text: str | None


class CheckCards(In):
    text: Annotated[str, Meta(max_length=LONGEST_CARDS)]


class CardProblem(msgspec.Struct):
    path: str
    code: str
    params: dict[str, Any]


class CardCheck(msgspec.Struct):
    """What is wrong with a card set; nothing, if it can be played with. Warnings do not hinder."""

    problems: list[CardProblem]
    warnings: list[CardProblem]
    cards: CardSetCard | None


CardPlace = Annotated[str, Meta(min_length=1, max_length=200)]
CardWord = Annotated[str, Meta(max_length=400)]
CardNumber = Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
CardValue = (
    bool | CardNumber | CardWord | Annotated[list[CardNumber | CardWord], Meta(max_length=40)]
)


class CardEdit(In):
    """A value written into a card set; without a value, what stands there is taken out."""

    path: CardPlace
    value: CardValue | None = None


class EditCards(In):
    """A file, and what somebody writes into it; `origin`: where these values come from."""

    text: Annotated[str, Meta(max_length=LONGEST_CARDS)]
    edits: Annotated[list[CardEdit], Meta(max_length=200)] = []
    origin: Literal["printed", "source", "house"] = "printed"


class CardField(msgspec.Struct):
    """A value that the game reads. `row`: the place of the row that it stands in, which has the
    provenance. `least` and `most`, or `among`: what it may be. A missing value is null."""

    path: str
    row: str
    kind: Literal["whole", "word", "text", "words", "wholes", "flag", "origin"]
    value: Any
    least: int | None = None
    most: int | None = None
    among: list[str] = []
    provenance: str = ""


class CardSetDesk(msgspec.Struct):
    """A card set laid out to look at and to fill in. `cards`: null while it cannot be played.
    `text`: its file, with what was written into it. `origins`: how many rows have which
    provenance. `texts`: what the cards say, of games whose cards are sentences."""

    game: str
    language: str
    cards: CardSetCard | None
    text: str
    data: dict[str, Any] = {}
    origins: dict[str, int] = {}
    fields: list[CardField] = []
    problems: list[CardProblem] = []
    warnings: list[CardProblem] = []
    texts: list[CardText] = []


class RuleCard(msgspec.Struct):
    id: str
    title: str
    text: str
    decision: bool


class SceneLink(msgspec.Struct):
    """A small position with a question, and the rules that it is about, the main one first."""

    scene: str
    rules: list[str]


class RuleSection(msgspec.Struct):
    """A chapter: what it is about in a few sentences, its rules and its scenes."""

    id: str
    title: str
    rules: list[RuleCard]
    about: str = ""
    scenes: list[SceneLink] = []


class SceneChoice(msgspec.Struct):
    """An answer to choose, and the piece that is touched for it, if any."""

    label: str
    piece: str = ""


class ScenePage(msgspec.Struct):
    """A position and a question. Nothing in it says which answers are right. `many`: any number of
    them may be; else exactly one is."""

    game: str
    language: str
    scene: str
    chapter: str
    rules: list[str]
    question: str
    many: bool
    choices: list[SceneChoice]
    seat: str
    names: list[str]
    view: Any


class AnswerScene(In):
    """The choices that somebody takes for right, by number."""

    chosen: Annotated[list[Annotated[int, Meta(ge=0, le=100)]], Meta(max_length=20)]


class SceneReason(msgspec.Struct):
    """What the rules have against one of the choices."""

    choice: int
    text: str
    rule: str


class SceneVerdict(msgspec.Struct):
    """Whether it was right, and why; `marks`: for each choice whether it is right. `view`: the
    position as it went on."""

    right: bool
    why: str
    rule: str
    marks: list[bool]
    reasons: list[SceneReason]
    view: Any


class RulePage(msgspec.Struct):
    game: str
    language: str
    title: str
    sections: list[RuleSection]


class CardText(msgspec.Struct):
    """What a component says and shows. `sort`: keep, discard, event, tile, ally, boss, ability or
    minion. `symbols`: what is printed on a tile; of a card that nobody has drawn, its effects.
    `parts`: the abilities of a sheet or a card. `invented`: which of its values are ours: name,
    text, cost, …; a game whose cards have no texts tells only the components that have such
    values."""

    id: str
    name: str
    sort: str
    text: str = ""
    cost: int = 0
    colour: str = ""
    fame: int = 0
    symbols: list[str] = []
    parts: list[str] = []
    provenance: str = ""
    invented: list[str] = []


class CardTextPage(msgspec.Struct):
    """All components of the set that a table plays with, in one language."""

    game: str
    language: str
    hash: str
    cards: list[CardText]


# -- the rest


class Fault(msgspec.Struct):
    """Why something was not done; the same codes as on the socket."""

    code: str
    params: dict[str, Any] = {}


class Health(msgspec.Struct, omit_defaults=True):
    """`doubts`: what an operator should look at though it works: `clock`."""

    ok: bool
    version: str
    doubts: list[str] = []
