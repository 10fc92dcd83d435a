"""A forecast of the boss phase: where the boss may go, with what chance, and at what cost.

The throw is computed exactly: the number of dice per zone decides the path, the faces of those
in his last zone decide the symbols. Everything without chance is carried out by the rules
on a copy. Nobody intervenes: no support tile, no prevention, no other optional effect.
"""

from __future__ import annotations

from functools import lru_cache
from math import factorial
from typing import Final

from ungeheuer.engine.chance import Chance
from ungeheuer.engine.decision import Decision, Move
from ungeheuer.engine.events import Event, Notes
from ungeheuer.games.island.rules import boss_walk, powers
from ungeheuer.games.island.rules.boss import BossStep, symbols
from ungeheuer.games.island.rules.boss_walk import LAP, drawn_to, heading, is_drawn_on
from ungeheuer.games.island.rules.cards import Ability
from ungeheuer.games.island.rules.chances import shares
from ungeheuer.games.island.rules.deeds import begin_ability
from ungeheuer.games.island.rules.moves import PASS
from ungeheuer.games.island.rules.names import (
    NO_ABILITY,
    NO_ZONE,
    PYLON,
    SYMBOLS,
    AbilityId,
    BossFace,
    Player,
    Zone,
    along,
    cw,
    space_of,
)
from ungeheuer.games.island.rules.play import answer_top, next_question
from ungeheuer.games.island.rules.state import DIE_SPACES, MOST_FAME, PYLONS, Declined, State
from ungeheuer.games.island.rules.turn import SCRIPT, Turn, place_of

THROW: Final = 2
WALK: Final = 3
MINIONS: Final = 4
SYMBOLS_STEP: Final = 5
# the zones entered, each with the ability that prolonged the movement; he stays in the last
Path = tuple[tuple[Zone, AbilityId], ...]
Symbols = tuple[int, int, int]  # fame, crystal, minion
Faces = tuple[tuple[BossFace, int], ...]


class Course:
    """One path of the boss, carried out up to step 5: its chance and its effects."""

    __slots__ = ("crystals", "ends", "events", "minions", "path", "share", "state")

    def __init__(self, path: Path, state: State) -> None:
        self.path = path
        self.state = state
        self.share = 0.0
        self.events: list[Event] = []  # those that are certain
        self.crystals = 0.0  # mean number from the dice
        self.minions = 0.0
        self.ends: list[End] = []


class End:
    """One possible end of a course: the boss's fame, all HP, pylons, defeat; with its chance."""

    __slots__ = ("fame", "fires", "hp", "lost", "minions", "raised", "share")

    def __init__(self, share: float, fame: int, raised: int, *, minions: bool) -> None:
        self.share = share
        self.fame = fame
        self.raised = raised  # pylons from crystals of the dice
        self.minions = minions  # whether any come
        self.fires = 0  # how often the top ability fires
        self.hp: list[int] = []
        self.lost = ""  # the reason of a defeat


class Forecast:
    """What can happen until the boss phase is over."""

    __slots__ = ("before", "coming", "courses", "player", "start", "thrown")

    def __init__(self, before: State) -> None:
        self.before = before  # as it is now
        self.player = before.active  # whose monster phase follows
        self.coming = False  # the next boss phase, not the current one
        self.thrown = 0  # how many dice are still to be thrown
        self.start: list[Event] = []  # what happens before the throw
        self.courses: list[Course] = []


# -- where in the turn


def script_position(state: State) -> int:
    """The index in SCRIPT of the part being carried out; BEFORE during setup."""
    turn = state.agenda[0]
    if not isinstance(turn, Turn) or not state.turn:
        return BEFORE
    return (turn.place - 1) % len(SCRIPT)


BEFORE: Final = -1  # the match is being set up
BOSS_PHASE: Final = place_of("boss-step", 1)
LAST_WINDOW: Final = place_of("window", 4)
DICE_STEP: Final = place_of("boss-step", 5)


def forecast_of(state: State) -> Forecast | None:
    """The current boss phase, else the next one; None if there is none to forecast."""
    if state.over() or state.boss.down or state.boss.zone == NO_ZONE:
        return None
    now = script_position(state)
    if now == BEFORE and state.agenda[-1].kind != "place":
        return None  # setup is not complete
    if now == DICE_STEP or (now > LAST_WINDOW and state.turn >= state.options.turn_limit):
        return None
    twin = state.copy()
    twin.windows_declined = Declined.ALL
    twin.pending = [0] * 7
    forecast = Forecast(state)
    steps = remaining(twin, now)
    forecast.player = twin.active
    forecast.coming = len(steps) == SYMBOLS_STEP and not 0 <= now <= LAST_WINDOW
    notes = Notes()
    run_agenda(twin, notes)
    if 1 in steps:
        run_boss_step(twin, 1, notes)
    forecast.start = events_in(notes)
    if not twin.over():
        add_courses(forecast, twin, steps)
    return forecast


def remaining(twin: State, now: int) -> list[int]:
    """The remaining steps of the boss phase; sets the twin's agenda and turn accordingly."""
    if 0 <= now <= LAST_WINDOW:
        begun = now - BOSS_PHASE  # two parts of the script for each step
        twin.agenda = [step for step in twin.agenda[1:] if step.kind not in {"begin", "turn-start"}]
        erupting = bool(twin.agenda) and twin.agenda[0].kind == "eruption"
        if erupting:
            twin.agenda = []
        done = 0 if begun < 0 else begun // 2 + 1
        return list(range(THROW if erupting else done + 1, SYMBOLS_STEP + 1))
    twin.agenda = []
    if now > LAST_WINDOW:
        twin.active = Player((twin.active + 1) % twin.players())
    twin.used = {}
    return [1, 2, 3, 4, 5]


# -- what needs no chance is carried out


def run_agenda(state: State, notes: Notes) -> None:
    """Run the whole agenda; questions get the passive answer."""
    while (asked := next_question(state, notes)) is not None:
        answer_top(state, passive_answer(asked), notes)


def passive_answer(asked: Decision[Move]) -> Move:
    """PASS if it is offered, else the first answer; for chance the likeliest outcome."""
    ask = asked.ask
    if isinstance(ask, Chance):
        likeliest: Move = max(ask.outcomes(), key=_weight)[0]
        return likeliest
    return PASS if ask.contains(PASS) else ask.moves()[0]


def _weight(outcome: tuple[Move, int]) -> int:
    return outcome[1]


def run_boss_step(state: State, step: int, notes: Notes) -> None:
    state.push(BossStep(step))
    run_agenda(state, notes)


def events_in(notes: Notes) -> list[Event]:
    return [note.event for note in notes.taken]


# -- the throw, and every path it can cause


def add_courses(forecast: Forecast, twin: State, steps: list[int]) -> None:
    """Steps 2 and 3: add every path with its chance; then steps 4 and 5 for each."""
    left = [step for step in steps if step not in twin.skips]
    forecast.thrown = twin.free_boss_dice if THROW in left else 0
    for path, news in paths(twin, forecast.thrown, walks=WALK in left).items():
        course = Course(path, twin.copy())
        along_path(course, left)
        course.share = sum(news.values())
        finish(course, symbols_of(course, news, left), forecast.player)
        forecast.courses.append(course)


def paths(twin: State, thrown: int, *, walks: bool) -> dict[Path, dict[int, float]]:
    """I-5.2, I-6: every path; by number of thrown dice in its last zone, the chance."""
    lying, minions = boss_walk.dice_by_zone(twin), boss_walk.minions_by_zone(twin)
    here = twin.boss.zone
    movers = powers.boss_powers(twin, "move3")
    arrivals: dict[Path, dict[int, float]] = {}
    for fallen, share in throw_shares(thrown):
        dice = [old + new for old, new in zip(lying, fallen, strict=True)]
        path: Path = ()
        if walks:
            path = path_of(here, dice, minions, movers)
        news = arrivals.setdefault(path, {})
        last = fallen[path[-1][0] if path else here]
        news[last] = news.get(last, 0.0) + share
    return arrivals


def path_of(here: Zone, dice: list[int], minions: list[int], movers: list[Ability]) -> Path:
    """I-6.6: the movement and what prolongs it, by the same functions as the real one."""
    zone = drawn_to(here, dice, minions)
    wandered = not any(dice[each] for each in (here, cw(here), along(here, -1)))
    way = 0 if zone == here else 1 if zone == cw(here) else -1
    path = [(zone, NO_ABILITY)]
    for ability in movers:
        effect = powers.effects([ability], "continue-move")[0]
        for _ in range(LAP):
            if not is_drawn_on(effect, zone, dice, wandered=wandered):
                break
            way = heading(effect, way)
            zone = along(zone, way)
            path.append((zone, ability.id))
    return tuple(path)


@lru_cache(maxsize=16)
def throw_shares(count: int) -> list[tuple[tuple[int, ...], float]]:
    """I-5.2: every distribution of the dice over the zones, with its chance."""
    results = []
    for fallen in shares(count, 6):
        ways = factorial(count)
        for number in fallen:
            ways //= factorial(number)
        results.append((fallen, ways / 6**count))
    return results


def along_path(course: Course, steps: list[int]) -> None:
    """Steps 3 and 4: run the effects of the zones entered, and the minions."""
    state, notes = course.state, Notes()
    for zone, _ in course.path:
        boss_walk.enter(state, zone)
        run_agenda(state, notes)
    if MINIONS in steps and not state.over():
        run_boss_step(state, MINIONS, notes)
    course.events = events_in(notes)


# -- step 5: the dice where he stands


def symbols_of(course: Course, news: dict[int, float], steps: list[int]) -> dict[Symbols, float]:
    """I-8.1: the symbols of all dice in his zone, old and new, with their chances."""
    state = course.state
    if state.over() or SYMBOLS_STEP not in steps:
        return {(0, 0, 0): course.share}
    old = [symbols(state, state.boss.zone, symbol) for symbol in SYMBOLS]
    faces = tuple(sorted(state.deck.faces.items()))
    chances: dict[Symbols, float] = {}
    for count, share in news.items():
        for (fame, crystal, minion), chance in symbol_shares(faces, count).items():
            key = (old[0] + fame, old[1] + crystal, old[2] + minion)
            chances[key] = chances.get(key, 0.0) + share * chance
    return chances


@lru_cache(maxsize=64)
def symbol_shares(faces: Faces, count: int) -> dict[Symbols, float]:
    """I-5.2: the chances of the symbols on `count` independent dice."""
    if not count:
        return {(0, 0, 0): 1.0}
    sides = sum(number for _, number in faces)
    chances: dict[Symbols, float] = {}
    for (fame, crystal, minion), share in symbol_shares(faces, count - 1).items():
        for face, number in faces:
            words = face.split("+")
            key = (
                fame + words.count("fame"),
                crystal + words.count("crystal"),
                minion + words.count("minion"),
            )
            chances[key] = chances.get(key, 0.0) + share * number / sides
    return chances


# -- the possible ends


def finish(course: Course, symbols: dict[Symbols, float], player: Player) -> None:
    """Add the ends of a course; symbols with the same result are merged."""
    state, bag = course.state, sum(course.state.bag)
    crystals = state.island[state.boss.zone].crystals
    merged: dict[tuple[int, int, bool, bool], float] = {}
    for (fame, crystal, minion), share in symbols.items():
        course.crystals += share / course.share * crystal
        course.minions += share / course.share * minion
        raised = (crystals + crystal) // DIE_SPACES  # I-9.4
        short = minion > bag and minions_drawn(state, fame, minion) > bag
        key = fame, raised, minion > 0, short
        merged[key] = merged.get(key, 0.0) + share
    after = hp_by_fires(state, max(key[0] for key in merged))
    for (fame, raised, minions, short), share in merged.items():
        end = End(share, min(MOST_FAME, state.boss.fame + fame), raised, minions=minions)
        end.fires = fire_count(state, fame)
        end.hp = after[end.fires]
        end.lost = defeat_at(state, end, player, short=short)
        course.ends.append(end)


def fire_count(state: State, fame: int) -> int:
    """I-8.4: how often the top ability fires: for each symbol before which it was active."""
    if not fame or state.over():
        return 0
    tops = [ability.fame for ability in fame_abilities(state)]
    return max(0, fame - max(0, min(tops) - state.boss.fame)) if tops else 0


def fame_abilities(state: State) -> list[Ability]:
    sheet = state.deck.bosses[state.boss.id]
    return [ability for ability in sheet.on.get("symbol", ()) if ability.symbol == "fame"]


def hp_by_fires(state: State, fame: int) -> list[list[int]]:
    """I-8.4: all HP after the top ability has fired 0, 1, 2 … times."""
    levels = [[monster.hp for monster in state.monsters]]
    times = fire_count(state, fame)
    if not times:
        return levels
    twin, notes = state.copy(), Notes()
    twin.boss.fame = max(twin.boss.fame, min(ability.fame for ability in fame_abilities(state)))
    for _ in range(times):
        for ability in fame_abilities(twin):
            begin_ability(twin, ability)
        run_agenda(twin, notes)
        levels.append([monster.hp for monster in twin.monsters])
    return levels


def defeat_at(state: State, end: End, player: Player, *, short: bool) -> str:
    """I-23.3: the reason of a defeat at this end; empty if there is none."""
    if state.lost:
        return state.lost
    if end.raised and (crowded := pylon_defeat(state, end.raised)):
        return crowded
    if short:
        return "empty-bag"
    saved = end.hp[player] > 0 or powers.active_abilities(state, player, "zero-hp")
    return "" if saved else "zero-hp"


def pylon_defeat(state: State, raised: int) -> str:
    """I-9.6: defeat by the third pylon, or by a pylon without a space; empty if neither."""
    zone = state.boss.zone
    both = state.support[space_of(zone, 0)], state.support[space_of(zone, 1)]
    room = 2 - both.count(PYLON)
    if state.pylons() + min(raised, room) >= PYLONS:
        return "pylons"
    return "no-room-for-pylon" if raised > room else ""


def minions_drawn(state: State, fame: int, minions: int) -> int:
    """I-8.2: how many minions leave the bag; firelings may replace them."""
    sheet = state.deck.bosses[state.boss.id]
    brought = any(
        ability.symbol == "minion"
        and ability.fame <= state.boss.fame + fame
        and powers.effects([ability], "replace")
        for ability in sheet.on.get("symbol", ())
    )
    return max(0, minions - (state.firelings if brought else 0))
