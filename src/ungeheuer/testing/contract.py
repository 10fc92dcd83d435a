"""What every game must keep, tried on random matches of all its variants.

Whoever adds a game makes a class of tests of it, in this house or outside:

    class TestContract(Contract):
        trials = (Trial("my-game", cases=32, matches=4, positions=2_000, rewritten=rewritten),)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import msgspec
import pytest

from ungeheuer.engine.chance import Chance
from ungeheuer.engine.decision import LISTABLE, Layout
from ungeheuer.engine.errors import IllegalMove, NotYourTurn, StaleMove
from ungeheuer.engine.match import Match
from ungeheuer.engine.names import CHANCE, SPECTATOR
from ungeheuer.engine.replay import replay
from ungeheuer.engine.retrace import Retrace
from ungeheuer.games import game
from ungeheuer.testing.sparse import thinned
from ungeheuer.testing.worlds import (
    LATELY,
    Trial,
    after,
    all_told,
    answers,
    new_match,
    others,
    pictures_of,
    played,
    rng_of,
    said_word_by_word,
    seen_by,
    shown_in,
    told_to,
    watchers,
)
from ungeheuer.wire.files import decode_record, encode_record
from ungeheuer.wire.sync import SharedView, encode, sync, why_not
from ungeheuer.words import Words, languages

Options = dict[str, Any]


def every_match(
    test: Callable[[Any, Trial, Options, int], None],
) -> Callable[[Any, Trial, Options, range], None]:
    """Try a test on all matches of every case; a case of a short game has several."""

    def tried(self: Any, trial: Trial, options: Options, seeds: range) -> None:
        for seed in seeds:
            test(self, trial, options, seed)

    tried.__name__, tried.__doc__ = test.__name__, test.__doc__
    return tried


class Contract:
    """The tests; pytest collects them in subclasses whose name begins with `Test`."""

    trials: ClassVar[Sequence[Trial]] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        names = set(metafunc.fixturenames)
        if "seeds" in names:
            cases = [(trial, *case) for trial in self.trials for case in trial.seeded()]
            numbered = thinned(list(enumerate(cases)), metafunc.config)
            ids = [f"{trial.name}-{number}" for number, (trial, _, _) in numbered]
            metafunc.parametrize(
                ("trial", "options", "seeds"), [case for _, case in numbered], ids=ids
            )
        elif "trial" in names:
            metafunc.parametrize("trial", self.trials, ids=[trial.name for trial in self.trials])

    def test_the_game_is_registered_under_its_name(self, trial: Trial) -> None:
        assert game(trial.name).name == trial.name

    def test_the_contract_is_tried_on_enough_positions(self, trial: Trial) -> None:
        matches = [(options, seed) for options, seeds in trial.seeded() for seed in seeds]
        tried = [
            sum(1 for _ in played(new_match(trial.name, o, trial.cards), rng_of(seed)))
            for o, seed in matches
        ]
        assert sum(tried) >= trial.positions

    @every_match
    def test_every_question_has_answers_and_the_match_ends(
        self, trial: Trial, options: Options, seed: int
    ) -> None:
        rng = rng_of(seed)
        match = new_match(trial.name, options, trial.cards)
        for decision in played(match, rng):
            ask = decision.ask
            assert ask.size() >= 1
            assert ask.contains(ask.sample(rng))
            assert ask.listable() <= (ask.size() <= LISTABLE)
            if ask.listable():
                moves = list(ask.moves())
                spoilt = ask.moves()
                if isinstance(spoilt, list):
                    spoilt.clear()  # whoever holds a question cannot change it
                assert len(ask.moves()) == len(set(moves)) == ask.size()
                assert all(ask.contains(move) for move in moves)
            if isinstance(ask, Chance) and ask.size() <= LISTABLE:
                assert all(weight > 0 for _, weight in ask.outcomes())
        assert match.outcome is not None
        assert set(match.outcome.winners) <= set(match.seats)

    @every_match
    def test_copies_are_independent(self, trial: Trial, options: Options, seed: int) -> None:
        rng = rng_of(seed)
        match = new_match(trial.name, options, trial.cards)
        rules = match.game
        for decision in played(match, rng):
            before = rules.position(match.state)
            twin = rules.copy(match.state)
            assert rules.position(twin) == before
            after(rules, twin, decision.ask.sample(rng))
            assert rules.position(twin) == before
            assert rules.position(match.state) == before

    @every_match
    def test_text_round_trips(self, trial: Trial, options: Options, seed: int) -> None:
        rng = rng_of(seed)
        match = new_match(trial.name, options, trial.cards)
        rules = match.game
        for decision in played(match, rng):
            position = rules.position(match.state)
            assert rules.position(rules.from_position(position, match.cardset)) == position
            move = decision.ask.sample(rng)
            assert rules.read(move.text) == move
            assert decision.ask.contains(rules.read(move.text))

    @every_match
    def test_a_move_is_made_by_its_pieces_and_has_words(
        self, trial: Trial, options: Options, seed: int
    ) -> None:
        rng = rng_of(seed)
        match = new_match(trial.name, options, trial.cards)
        spoken = [Words(language) for language in languages()]
        for decision in played(match, rng):
            if decision.seat == CHANCE:
                continue
            ask = decision.ask
            for move in [*ask.listed(), *(ask.sample(rng) for _ in range(3))]:
                pieces = move.pieces()
                assert pieces, move
                assert ask.touching(pieces) == match.meant(decision.seat, pieces) == move
                assert ask.touching(pieces[::-1]) == move or ask.kind == Layout.kind
                code, params = move.phrase()
                assert all(words.knows(code) for words in spoken), (move, code)
                assert encode(params)

    @every_match
    def test_pieces_always_mean_something(self, trial: Trial, options: Options, seed: int) -> None:
        """Whatever is touched, whoever asks: a move that the rules can judge, or what it lacks."""
        rng = rng_of(seed)
        match = new_match(trial.name, options, trial.cards)
        seen = ["do nothing", "zone 99", "cell x", "card", "spot 9z", "die", "boss", "tool fly"]
        for decision in played(match, rng):
            if decision.seat == CHANCE:
                continue
            seen = [*seen, *decision.ask.sample(rng).pieces()][-40:]
            for seat in match.seats:
                pieces = [rng.pick(seen) for _ in range(1 + rng.below(3))]
                told = why_not(match, seat, None, pieces)
                assert told.code in ("", "illegal-move"), pieces
                assert (told.code == "") == (not told.obstacles), pieces
                if seat != decision.seat:
                    assert told.obstacles, pieces

    @every_match
    def test_json_round_trips(self, trial: Trial, options: Options, seed: int) -> None:
        match = new_match(trial.name, options, trial.cards)
        for _ in played(match, rng_of(seed)):
            for seat in watchers(match):
                view = match.view(seat)
                assert msgspec.json.decode(encode(view), type=type(view)) == view
            assert encode(sync(match, SPECTATOR))
        record = match.record()
        again = decode_record(encode_record(record), "record")
        assert again.data() == record.data()
        assert replay(again, match.game).record().data() == record.data()

    @every_match
    def test_a_guess_agrees_with_the_view(self, trial: Trial, options: Options, seed: int) -> None:
        rng = rng_of(seed)
        match = new_match(trial.name, options, trial.cards)
        for _ in played(match, rng):
            for seat in watchers(match):
                view = match.view(seat)
                guessed = match.game.guess(view, match.cardset, rng)
                assert match.game.view(guessed, seat) == view

    @every_match
    def test_worlds_that_differ_in_secrets_are_told_alike(
        self, trial: Trial, options: Options, seed: int
    ) -> None:
        """The same line with other secrets: whatever a seat is told is byte-equal."""
        if trial.rewritten is None:  # nothing is hidden, so nothing can be given away
            return
        rng = rng_of(seed)
        match = new_match(trial.name, options, trial.cards)
        for _ in played(match, rng):
            if rng.below(8):
                continue
            for seat in watchers(match):
                other = new_match(trial.name, options, trial.cards)
                for mover, text in trial.rewritten(match, seat, rng):
                    other.play(mover, text)
                assert all_told(other, seat) == all_told(match, seat)

    def test_the_worlds_of_that_test_do_differ(self, trial: Trial) -> None:
        """A comparison of worlds that are the same would show nothing."""
        if trial.rewritten is None:
            return
        rng, found = rng_of(1), 0
        for match in [new_match(trial.name, {}, trial.cards) for _ in range(3)]:
            for _ in played(match, rng):
                line = [(entry.seat, entry.move.text) for entry in match.history]
                found += trial.rewritten(match, SPECTATOR, rng) != line
        assert found > 5

    @every_match
    def test_a_guessed_world_goes_on_alike(self, trial: Trial, options: Options, seed: int) -> None:
        """View, question and events are byte-equal, now and after any move that reveals nothing."""
        rng = rng_of(seed)
        match = new_match(trial.name, options, trial.cards)
        rules = match.game
        for decision in played(match, rng):
            move = decision.ask.sample(rng)
            for seat in watchers(match):
                other = rules.guess(match.view(seat), match.cardset, rng)
                assert seen_by(rules, other, seat) == seen_by(rules, match.state, seat)
                if not answers(rules, other, move, decision.seat):
                    continue
                one, told = after(rules, match.state, move)
                two, told_there = after(rules, other, move)
                alike = seen_by(rules, one, seat) == seen_by(rules, two, seat)
                reveals = told.revealed() is not None or told_there.revealed() is not None
                assert alike or reveals
                assert told_to(told, seat) == told_to(told_there, seat) or not alike
                if alike and told.taken:
                    pictures = pictures_of(rules, match.state, move, seat)
                    assert pictures == pictures_of(rules, other, move, seat)

    @every_match
    def test_pictures_lead_from_event_to_event(
        self, trial: Trial, options: Options, seed: int
    ) -> None:
        """A client makes of view and patches what the seat saw; who sees the same is told it."""
        rng = rng_of(seed)
        match = new_match(trial.name, options, trial.cards)
        retrace = Retrace(match)
        for _ in played(match, rng):
            if rng.below(8):
                continue
            seat, since = rng.pick(watchers(match)), max(0, len(match.history) - rng.below(LATELY))
            own = encode(sync(match, seat, since, retrace=retrace))
            shared = SharedView(match, match.game.sees_as(seat), SharedView(match, SPECTATOR))
            assert encode(sync(match, seat, since, retrace=retrace, shared=shared)) == own
            told = msgspec.json.decode(own)
            seen = msgspec.json.decode(encode(Retrace(match).pictures(seat, since)))
            assert len(seen) == len(told["events"])
            assert shown_in(told)[:-1] == seen[:-1]
            assert "pictures" not in msgspec.json.decode(encode(sync(match, seat, since)))

    @every_match
    def test_hidden_parts_of_a_move_stay_hidden(
        self, trial: Trial, options: Options, seed: int
    ) -> None:
        """Of two answers that leave a seat with the same view, it is told the same.

        What a player says aloud is another matter: a floor may be left in several ways.
        """
        if trial.rewritten is None:  # nothing is hidden, so nothing can be given away
            return
        rng = rng_of(seed)
        match = new_match(trial.name, options, trial.cards)
        rules = match.game
        for decision in played(match, rng):
            one, two = decision.ask.sample(rng), decision.ask.sample(rng)
            for seat in others(match, decision.seat):
                first, told = after(rules, match.state, one)
                second, told_there = after(rules, match.state, two)
                if rules.view(first, seat) == rules.view(second, seat):
                    told_one = rules.redacted(one, decision.seat, seat)
                    if decision.seat != CHANCE and told_one == one.text:
                        continue
                    assert told_one == rules.redacted(two, decision.seat, seat)
                    assert told_to(told, seat) == told_to(told_there, seat)

    @every_match
    def test_offered_if_and_only_if_without_obstacles(
        self, trial: Trial, options: Options, seed: int
    ) -> None:
        rng = rng_of(seed)
        match = new_match(trial.name, options, trial.cards)
        known: dict[str, Any] = {}
        for decision in played(match, rng):
            offered = decision.ask
            listed = offered.moves() if offered.size() <= LISTABLE else [offered.sample(rng)]
            known.update((move.text, move) for move in listed)
            view = match.view(decision.seat)
            for move in known.values():
                obstacles = match.game.obstacles(view, match.cardset, move)
                assert offered.contains(move) == (not obstacles), move

    @every_match
    def test_others_may_not_answer(self, trial: Trial, options: Options, seed: int) -> None:
        rng = rng_of(seed)
        match = new_match(trial.name, options, trial.cards)
        for decision in played(match, rng):
            move = decision.ask.sample(rng)
            before = match.game.position(match.state)
            for seat in others(match, decision.seat):
                with pytest.raises(NotYourTurn):
                    match.play(seat, move)
                if seat != SPECTATOR:
                    assert match.game.obstacles(match.view(seat), match.cardset, move)
            with pytest.raises(StaleMove):
                match.play(decision.seat, move, seen=match.version - 1)
            with pytest.raises(IllegalMove) as illegal:
                match.play(decision.seat, "no such move")
            assert illegal.value.rule
            assert match.game.position(match.state) == before

    @every_match
    def test_undo_and_redo_cancel_out(self, trial: Trial, options: Options, seed: int) -> None:
        rng = rng_of(seed)
        match = new_match(trial.name, options, trial.cards)
        rules = match.game
        for decision in played(match, rng):
            if decision.seat == CHANCE or len(match.history) % 3:
                continue
            before, version = rules.position(match.state), match.version
            match.play(decision.seat, decision.ask.sample(rng))
            later, line = rules.position(match.state), [entry.move for entry in match.history]
            assert match.undo(decision.seat, past_barrier=True) == 1
            assert rules.position(match.state) == before
            assert match.redo(decision.seat) == 1
            assert rules.position(match.state) == later
            assert [entry.move for entry in match.history] == line
            assert match.version == version + 3
            match.undo(decision.seat, past_barrier=True)

    @every_match
    def test_a_move_that_splits_worlds_is_a_barrier(
        self, trial: Trial, options: Options, seed: int
    ) -> None:
        """Where one move tells another seat something, nobody takes it back alone."""
        rng = rng_of(seed)
        match = new_match(trial.name, options, trial.cards)
        rules = match.game
        for decision in played(match, rng):
            if decision.seat == CHANCE:
                continue
            move = decision.ask.sample(rng)
            here, notes = after(rules, match.state, move)
            if notes.revealed() is not None:
                continue
            for seat in others(match, decision.seat):
                world = rules.guess(match.view(seat), match.cardset, rng)
                if rules.redacted(move, decision.seat, seat) != move.text:
                    continue  # a hidden move has another text in another world
                assert answers(rules, world, move, decision.seat), (move, seat)
                there, _ = after(rules, world, move)
                assert rules.view(there, seat) == rules.view(here, seat), (move, seat)

    @every_match
    def test_every_question_can_be_answered_word_by_word(
        self, trial: Trial, options: Options, seed: int
    ) -> None:
        rng = rng_of(seed)
        match = new_match(trial.name, options, trial.cards)
        alphabet = set(match.game.alphabet(match.cardset))
        for decision in played(match, rng):
            said = said_word_by_word(decision.ask, alphabet, rng)
            assert decision.ask.contains(match.game.read(said))

    @every_match
    def test_a_branch_goes_its_own_way(self, trial: Trial, options: Options, seed: int) -> None:
        rng = rng_of(seed)
        match = new_match(trial.name, options, trial.cards)
        for _ in played(match, rng):
            pass
        at = rng.below(len(match.history) + 1)
        twin = match.branch(at, "parent")
        assert twin.redacted(SPECTATOR) == match.redacted(SPECTATOR)[:at]
        assert twin.record().origin == {"record": "parent", "move": at}
        for _ in played(twin, rng):
            pass
        assert twin.redacted(SPECTATOR)[:at] == match.redacted(SPECTATOR)[:at]
        assert isinstance(replay(match.record(), match.game), Match)
