"""The levels of `timid`: legal, blind to secrets, exact where they say so, strategies sound."""

import random
from dataclasses import asdict
from functools import cache
from importlib import resources
from itertools import combinations

import pytest

from tests.cardsets import HOUSE
from ungeheuer.bots import LEVELS, bot
from ungeheuer.bots.protocol import Bot
from ungeheuer.engine.cardset import CardSet, parse
from ungeheuer.engine.decision import Decision, Move, Outcome
from ungeheuer.engine.events import SILENT
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE
from ungeheuer.engine.rng import Rng
from ungeheuer.games.timid.bots import book, builder
from ungeheuer.games.timid.bots.book import WHOLE, Strategy, WeightedPlan, shipped_book
from ungeheuer.games.timid.bots.plans import card_on, cells_of, frames, pairs_of, plans_with
from ungeheuer.games.timid.bots.solver.best_response import BestResponse, seen_in
from ungeheuer.games.timid.bots.solver.floor.beliefs import Board, known_as
from ungeheuer.games.timid.bots.solver.floor.search import ATTACK, JUMP, PEEK, Search
from ungeheuer.games.timid.bots.solver.floor.traps import canonical_floors, comfortable_slots
from ungeheuer.games.timid.bots.solver.lookahead import Lookahead
from ungeheuer.games.timid.bots.solver.players import Builder, Reader
from ungeheuer.games.timid.bots.solver.policies import BuildPolicy
from ungeheuer.games.timid.bots.solver.problem import Problem, ShapeProblem
from ungeheuer.games.timid.bots.solver.regret import Matching, escape
from ungeheuer.games.timid.bots.solver.strategy_files import whole_numbers
from ungeheuer.games.timid.bots.solver.training import pools
from ungeheuer.games.timid.game import RULES
from ungeheuer.games.timid.rules.cards import Monsters, deck_of
from ungeheuer.games.timid.rules.grid import Cell, X, Y
from ungeheuer.games.timid.rules.moves import CHARACTER, DUNGEON, Build
from ungeheuer.games.timid.rules.shapes import LAID, Shape, canonical, floors, shape_of
from ungeheuer.games.timid.rules.state import BUILDING, PEEKS, State

pytestmark = pytest.mark.many

CARDSET = HOUSE["timid"]
PATTERNS = [pattern.rows for pattern in deck_of(CARDSET).patterns]


def rng_of(*seed: object) -> Rng:
    return Rng(random.Random("/".join(map(str, seed))).random)


def cosy_on(shape: Shape) -> list[int]:
    return [comfortable_slots(shape, rows) for rows in PATTERNS]


def some_shape(dice: random.Random) -> Shape:
    return shape_of(dice.choice(canonical_floors()))


def played(bots: dict[str, Bot], seed: int, cardset: CardSet = CARDSET) -> tuple[int, list[str]]:
    """A whole match: floors escaped, and all moves."""
    state = RULES.setup({}, cardset)
    dice = {seat: rng_of(seed, seat) for seat in (CHANCE, DUNGEON, CHARACTER)}
    line = []
    while isinstance(asked := RULES.decide(state), Decision):
        if asked.seat == CHANCE:
            move = asked.ask.sample(dice[CHANCE])
        else:
            view = RULES.view(state, asked.seat)
            move = bots[asked.seat].choose(view, asked, dice[asked.seat])
        assert asked.ask.contains(move)
        RULES.apply(state, move, SILENT)
        line.append(move.text)
    return state.escaped, line


# -- all levels


@pytest.mark.parametrize("name", LEVELS)
def test_matches_are_legal_and_the_same_again(name: str) -> None:
    one, two = (
        played(dict.fromkeys((DUNGEON, CHARACTER), bot(name, RULES, CARDSET)), 1) for _ in range(2)
    )
    assert one == two


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_answers_in_random_positions_and_says_why(name: str) -> None:
    player, match, dice = bot(name, RULES, CARDSET), Match(RULES, cardset=CARDSET), rng_of(11)
    while (asked := match.decision) is not None:
        if asked.seat != CHANCE:
            view = match.view(asked.seat)
            move, why = player.intend(view, asked, rng_of(5))
            assert asked.ask.contains(move)
            assert move == player.choose(view, asked, rng_of(5))
            assert why is not None
            assert why.code.startswith("advice-")
            found = player.advise(view, asked, rng_of(5))
            assert found
            assert all(asked.ask.contains(one.move) for one in found)
            assert all(0.0 <= one.value <= 1.0 for one in found)
            values = [one.value for one in found]
            assert values == sorted(values, reverse=True)
        match.play(asked.seat, asked.ask.sample(dice))


@pytest.mark.parametrize("name", LEVELS)
def test_the_character_is_blind_to_how_the_cards_lie(name: str) -> None:
    player, dice = bot(name, RULES, CARDSET), rng_of(4)
    state = RULES.setup({}, CARDSET)
    checked = 0
    while isinstance(asked := RULES.decide(state), Decision):
        if asked.seat == CHARACTER:
            view = RULES.view(state, CHARACTER)
            world = RULES.guess(view, CARDSET, dice)
            there = RULES.decide(world)
            assert isinstance(there, Decision)
            again = player.choose(RULES.view(world, CHARACTER), there, rng_of(2))
            assert player.choose(view, asked, rng_of(2)) == again
            checked += world.cards != state.cards
        RULES.apply(state, asked.ask.sample(dice), SILENT)
    assert checked


def test_the_dungeon_cannot_be_read_from_one_floor_to_the_next() -> None:
    """Level 4 lays the same hand in many ways."""
    state = RULES.setup({}, CARDSET)
    RULES.apply(state, RULES.read("draw bat dragon"), SILENT)
    asked = RULES.decide(state)
    assert isinstance(asked, Decision)
    view = RULES.view(state, DUNGEON)
    player = bot("dragon", RULES, CARDSET)
    assert len({player.choose(view, asked, rng_of(n)).text for n in range(40)}) > 20


# -- card sets of one's own


def other_cards(old: str, new: str) -> CardSet:
    folder = resources.files("ungeheuer.games.timid") / "cards"
    text = (folder / "house-1.toml").read_text(encoding="utf-8")
    assert old in text
    return parse(text.replace(old, new), "mine")


def test_other_patterns_have_no_book_and_level_four_lays_traps() -> None:
    cards = other_cards(".## .M# ...", "### #M# ###")
    rows = [pattern.rows for pattern in deck_of(cards).patterns]
    assert shipped_book().numbers(rows) is None
    dragon = bot("dragon", RULES, cards)
    played({DUNGEON: dragon, CHARACTER: dragon}, 3, cards)


def test_the_same_patterns_under_other_names_have_the_same_book() -> None:
    cards = other_cards('"bat"', '"zombie"')
    rows = [pattern.rows for pattern in deck_of(cards).patterns]
    numbers = shipped_book().numbers(rows)
    assert numbers == [1, 2, 3, 4, 5, 0]
    dragon = bot("dragon", RULES, cards)
    played({DUNGEON: dragon, CHARACTER: dragon}, 3, cards)


# -- the book


def test_every_strategy_of_the_book_is_sound() -> None:
    known = shipped_book()
    assert known.patterns == PATTERNS
    for floor, pool in known.states():
        strategy = known.strategy(floor, pool)
        assert strategy is not None
        assert sorted(strategy.hands) == sorted(pairs_of(pool))
        assert 0.0 < strategy.escape < 1.0
        for pair, lines in strategy.hands.items():
            assert sum(line.weight for line in lines) == WHOLE
            assert all(line.weight > 0 for line in lines)
            every = set(plans_with(pair))
            assert all(line.plan in every for line in lines)
        assert all(
            canonical(cells) == cells and cells in set(floors()) for cells in strategy.shapes
        )


def test_the_book_knows_every_state_of_every_floor() -> None:
    every = {(floor, pool) for floor in (1, 2, 3) for pool in pools(floor)}
    assert set(shipped_book().states()) == every


def test_every_build_of_the_book_is_legal() -> None:
    state = RULES.setup({}, CARDSET)
    RULES.apply(state, RULES.read("draw kraken serpent"), SILENT)
    asked = RULES.decide(state)
    assert isinstance(asked, Decision)
    found = builder.choices(4, RULES.view(state, DUNGEON), rng_of(1))
    for choice in found:
        for symmetry in range(8):
            assert asked.ask.contains(builder.as_move(choice, ["kraken", "serpent"], symmetry))


def test_a_missing_state_is_answered_by_the_nearest_one_that_holds_it() -> None:
    told = [
        {
            "floor": 3,
            "unseen": unseen,
            "escape": 0.5,
            "shapes": ["-1,0 -2,0 -3,0 -4,0 -5,0 -6,0"],
            "hands": {f"{a}{b}": "0:abe...:10000" for a, b in combinations(unseen, 2)},
        }
        for unseen in ("0123", "012345")
    ]
    known = book.Book([{"format": 1, "patterns": PATTERNS, "states": told}])
    near, far = known.strategy(3, 0b000011), known.strategy(3, 0b100011)
    assert near is not None
    assert far is not None
    assert (near.pool, far.pool) == (0b001111, 0b111111)
    assert known.strategy(2, 0b000011) is None


# -- plans on floors that are alike


def test_a_plan_goes_to_every_floor_like_its_own() -> None:
    dice = random.Random(8)
    for _ in range(20):
        cells = dice.choice(floors())
        plan = dice.choice(plans_with((2, 5)))
        model = shape_of(canonical(cells))
        for frame in frames(cells):
            there = frame.carry(plan)
            for slot in range(1, LAID + 1):
                goes = frame.goes[slot - 1]
                assert card_on(plan, slot) == card_on(there, goes)
                near = [
                    frame.goes[n - 1] if n else 0 for n in range(7) if model.near[slot] >> n & 1
                ]
                assert shape_of(cells).near[goes] == sum(1 << n for n in near)


# -- the search


@pytest.mark.parametrize(("pool", "peeks"), [(0b111, 0), (0b11000, 1), (0b1111, 1), (0b111111, 0)])
def test_an_even_belief_is_what_the_blind_search_finds(pool: int, peeks: int) -> None:
    dice = random.Random(pool)
    for _ in range(3):
        shape = some_shape(dice)
        plans = [plan for pair in pairs_of(pool) for plan in plans_with(pair)]
        search = Search(Board(shape, cosy_on(shape), plans), [1 / len(plans)] * len(plans))
        tools = ATTACK | JUMP | PEEK * peeks
        blind = Search(Board(shape, cosy_on(shape), []), None)
        nothing = blind.belief(known_as(0b1111110, 0, 0, 2, pool))
        assert nothing.weight == len(plans)
        found = search.value(search.belief(0), 1, 0, tools)
        assert found == pytest.approx(blind.value(nothing, 1, 0, tools) / nothing.weight)


Worlds = list[tuple[float, State]]


def brute(worlds: Worlds, known: dict[str, float] | None = None) -> float:
    """The best that can be done in worlds that look alike: by the rules, move by move."""
    known = {} if known is None else known
    seen = str(asdict(RULES.view(worlds[0][1], CHARACTER)))
    if seen not in known:
        asked = RULES.decide(worlds[0][1])
        assert isinstance(asked, Decision)
        known[seen] = max(follow(worlds, move, known) for move in asked.ask.moves())
    return known[seen]


def follow(worlds: Worlds, move: Move, known: dict[str, float]) -> float:
    won = 0.0
    alike: dict[str, Worlds] = {}
    for weight, there in worlds:
        state = RULES.copy(there)
        RULES.apply(state, move, SILENT)
        asked = RULES.decide(state)
        if isinstance(asked, Outcome) or asked.seat != CHARACTER:
            won += weight * (state.escaped > there.escaped)
        else:
            seen = str(asdict(RULES.view(state, CHARACTER)))
            alike.setdefault(seen, []).append((weight, state))
    return won + sum(brute(group, known) for group in alike.values())


def world(cells: tuple[Cell, ...], plan: int, floor: int) -> State:
    state = RULES.setup({}, CARDSET)
    deck = state.deck
    signs = [*deck.names[:6], "corridor", "exit"]
    cards = [signs[card_on(plan, slot) - 1] for slot in range(1, LAID + 1)]
    names = [card for card in cards if card not in {"corridor", "exit"}]
    state.number, state.phase = floor, BUILDING
    state.escaped = floor - 1
    state.hand = deck.monsters(names)
    state.left = Monsters(state.left & ~state.hand)
    places = [((X[cell], Y[cell]), card) for cell, card in zip(cells, cards, strict=True)]
    RULES.apply(state, Build(places), SILENT)
    return state


@pytest.mark.parametrize(("floor", "count", "times"), [(3, 6, 2), (2, 3, 1), (1, 2, 1)])
def test_the_search_finds_what_brute_force_finds(floor: int, count: int, times: int) -> None:
    dice = random.Random(40 + floor)
    for _ in range(times):
        shape = some_shape(dice)
        every = [plan for pair in pairs_of(0b1111) for plan in plans_with(pair)]
        plans = dice.sample(every, count)
        weights = [dice.random() for _ in plans]
        worlds = [
            (w, world(cells_of(shape), p, floor)) for w, p in zip(weights, plans, strict=True)
        ]
        tools = ATTACK | JUMP | PEEK * PEEKS[floor]
        board = Board(shape, cosy_on(shape), plans)
        best = brute(worlds)
        for thorough in (False, True):
            search = Search(board, weights, thorough=thorough)
            assert search.value(search.belief(0), 1, 0, tools) == pytest.approx(best)


# -- the solver and its judge


def test_regret_matching_makes_a_floor_harder_to_read() -> None:
    cells = max(canonical_floors(), key=lambda c: len(set(cosy_on(shape_of(c)))))
    matching = Matching(Problem(3, 0b111, PATTERNS), [cells])
    first = escape(matching.problem, matching.tables, matching.mean())
    matching.run(40)
    later = escape(matching.problem, matching.tables, matching.mean())
    assert later < first - 0.02


@cache
def tiny_way(floor: int, pool: int) -> Strategy:
    """A way of building that is easily read: one shape, and few of the book's lines on it."""
    known = shipped_book().strategy(3, 0b111111)
    assert known is not None
    hands = {}
    for pair in pairs_of(pool):
        there = [line for line in known.hands[pair] if line.cells == known.shapes[0]]
        best = sorted(there, key=lambda line: line.weight)[-3:]
        weights = whole_numbers([line.weight / WHOLE for line in best])
        hands[pair] = [
            WeightedPlan(line.cells, line.plan, weight)
            for line, weight in zip(best, weights, strict=True)
        ]
    return Strategy(floor, pool, hands, 1.0)


def test_the_judge_of_one_floor_agrees_with_brute_force() -> None:
    pool = 0b1011
    way: BuildPolicy = tiny_way
    strategy = way(3, pool)
    worlds = []
    for lines in strategy.hands.values():
        for line in lines:
            for frame in frames(line.cells):
                share = line.weight / WHOLE / len(strategy.hands) / len(frames(line.cells))
                worlds.append((share, world(line.cells, frame.carry(line.plan), 3)))
    assert BestResponse(way, PATTERNS).floor(3, pool) == pytest.approx(brute(worlds))


@pytest.mark.long
def test_matches_against_the_best_answer_come_out_as_the_judge_says() -> None:
    judge = BestResponse(tiny_way, PATTERNS)
    low, high = judge.reader(), judge.told()
    assert 0.05 < low < high < 0.95
    bots: dict[str, Bot] = {DUNGEON: Builder(tiny_way), CHARACTER: Reader(tiny_way, judge)}
    matches = 80
    won = sum(played(bots, seed)[0] == 3 for seed in range(matches)) / matches
    error = 3.5 * (low * (1 - low) / matches) ** 0.5
    assert low - error < won < high + error


def test_looking_ahead_agrees_with_prizes_for_what_was_seen() -> None:
    """Two ways to say that getting out is worth less once monsters were seen."""
    shape = shape_of(canonical_floors()[150])
    plans = random.Random(6).sample([p for pair in pairs_of(7) for p in plans_with(pair)], 30)
    worth = {seen: 1.0 - 0.3 * seen.bit_count() for seen in range(8)}
    board, even = Board(shape, cosy_on(shape), plans), [1 / len(plans)] * len(plans)
    known = Search(board, even, [worth] * len(plans))
    search = Search(board, even, thorough=True)
    ahead = Lookahead(search, lambda belief: belief.weight * worth[seen_in(belief.shown)])
    found = ahead.value(search.belief(0), 1, 0, ATTACK | JUMP | PEEK)
    assert found == pytest.approx(known.value(known.belief(0), 1, 0, ATTACK | JUMP | PEEK))
    assert found < search.value(search.belief(0), 1, 0, ATTACK | JUMP | PEEK)


def test_symmetrical_floors_are_judged_as_they_are_laid() -> None:
    """A mirror image is laid as often: knowing one side tells nothing."""
    cells = next(c for c in canonical_floors() if len(frames(c)) == 2)
    table = ShapeProblem(Problem(3, 0b11, PATTERNS), cells)
    one, other = frames(cells)
    plan = next(p for p in table.plans if one.carry(p) != other.carry(p))
    weights = [1.0 if p == plan else 0.0 for p in table.plans]
    assert sum(1 for weight in table.evened(weights) if weight) == 2


def test_plans_are_all_different() -> None:
    assert len(set(plans_with((0, 1)))) == 120
